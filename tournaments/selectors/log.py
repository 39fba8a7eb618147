"""Reading the log, and what of an entry its hash covers."""

from django.db.models import QuerySet, Subquery

from tournaments.models import Club, LogEntry, Tournament


def hashed_content(entry: LogEntry) -> dict[str, object]:
    """Everything an entry says, as JSON: what `domain.log_chain.entry_hash` covers.

    Not its number: the database counts while it chains, and the chain itself holds the order.
    """
    return {
        "club": entry.club_id,
        "tournament": entry.tournament_id,
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
