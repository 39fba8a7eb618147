"""Reading the log, what of an entry its hash covers, and whether the chain is unbroken."""

from collections.abc import Collection

from django.db.models import Q, QuerySet, Subquery, TextField
from django.db.models.functions import Cast

from scoring.problems import Problem
from tournaments.domain.log_chain import ChainedEntry, verify_chain
from tournaments.models import Club, LogEntry, Tournament


def hashed_content(entry: LogEntry) -> dict[str, object]:
    """Everything an entry says, as JSON: what `domain.log_chain.entry_hash` covers.

    Not its number: the database counts while it chains, and the chain itself holds the order.
    """
    own = f"club {entry.club_id}"
    return {
        "chain": own if entry.tournament_id is None else f"tournament {entry.tournament_id}",
        "at": entry.at.isoformat(),
        "actor": entry.actor_id,
        "actor_name": entry.actor_name,
        "device": entry.device,
        "act": entry.act,
        "subject": entry.subject,
        "before": entry.before,
        "after": entry.after,
        "reason": entry.reason,
    }


def tournament_log(tournament: Tournament) -> QuerySet[LogEntry]:
    """The tournament's log, newest first."""
    return LogEntry.objects.filter(tournament=tournament).order_by("-number")


def club_log(club: Club) -> QuerySet[LogEntry]:
    """The acts of a club outside any tournament, newest first."""
    return LogEntry.objects.filter(club=club, tournament=None).order_by("-number")


def corrections_after_the_end(tournament: Tournament) -> QuerySet[LogEntry]:
    """What was corrected at tables after the tournament was finished once, newest first."""
    log = tournament_log(tournament)
    ends = log.filter(act="finish_tournament").order_by("number").values("number")[:1]
    return log.filter(act__in=_CORRECTIONS, number__gt=Subquery(ends))


_CORRECTIONS = ("correct_hand", "take_back")


def find_in_log(
    entries: QuerySet[LogEntry], query: str = "", acts: Collection[str] = ()
) -> QuerySet[LogEntry]:
    """The entries that hold every word of `query` somewhere, of these acts if any are named."""
    if acts:
        entries = entries.filter(act__in=acts)
    words = query.split()
    if words:
        entries = entries.annotate(
            before_text=Cast("before", TextField()), after_text=Cast("after", TextField())
        )
    for word in words:
        entries = entries.filter(_holds(word))
    return entries


def log_problems(chain_of: Tournament | Club) -> list[Problem]:
    """Where the chain of a tournament's or a club's own log is not as it was written."""
    if isinstance(chain_of, Tournament):
        entries = LogEntry.objects.filter(tournament=chain_of)
    else:
        entries = LogEntry.objects.filter(club=chain_of, tournament=None)
    chain = (
        ChainedEntry(entry.number, entry.previous_hash, entry.hash, hashed_content(entry))
        for entry in entries.order_by("number").iterator()
    )
    return verify_chain(chain, length=chain_of.log_length, head=chain_of.log_head)


def _holds(word: str) -> Q:
    fields = ("subject", "reason", "actor_name", "device", "before_text", "after_text")
    found = Q()
    for field in fields:
        found |= Q(**{f"{field}__icontains": word})
    return found
