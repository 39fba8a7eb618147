"""Reports asked for, and forgotten when they are old. `services.report_making` has the rest."""

from collections.abc import Iterator
from datetime import timedelta
from uuid import UUID

from django.utils import timezone
from django.utils.translation import get_language

from scoring.problems import Problem, RuleBroken, insist, problem, translatable
from tournaments.domain.access import Act
from tournaments.domain.report_kinds import REPORT_KINDS
from tournaments.models import Actor, Report, Tournament
from tournaments.selectors.access import require

REPORTS_ARE_KEPT = timedelta(days=31)

_NO_MONEY = translatable("Nothing is played for in this tournament.")
_UNKNOWN_KIND = translatable("There is no report named {kind}.")
_UNKNOWN_FORMAT = translatable("This report does not come as {format}.")
_REUSED = translatable("This submission id was already used for another report.")


def request_report(
    *,
    actor: Actor,
    tournament_id: int,
    submission_id: UUID,
    kind: str,
    format: str,  # noqa: A002
) -> Report:
    """Write down that a report is wanted, in the language of whoever asks; it is made later.

    Asked for again under the same id it is the same report. Raises `NotAllowed`,
    `Tournament.DoesNotExist`, and `RuleBroken` with `report.unknown_kind`, `.unknown_format`,
    `.no_money` or `submission.reused`.
    """
    tournament = Tournament.objects.get(pk=tournament_id)
    require(actor, Act.MAKE_REPORTS, tournament=tournament)
    insist(_request_problems(tournament, kind, format))
    wanted = {"kind": kind, "format": format}
    report, _ = Report.objects.get_or_create(
        tournament=tournament,
        submission_id=submission_id,
        defaults={
            **wanted,
            "language": get_language() or "en",
            "asked_by": actor.user,
            "asked_at": timezone.now(),
        },
    )
    if (report.kind, report.format) != (kind, format):
        raise RuleBroken((problem("submission.reused", _REUSED, field="submission_id"),))
    return report


def _request_problems(tournament: Tournament, kind: str, wanted: str) -> Iterator[Problem]:
    known = REPORT_KINDS.get(kind)
    if known is None:
        yield problem("report.unknown_kind", _UNKNOWN_KIND, field="kind", kind=kind)
    elif wanted not in known.formats:
        yield problem("report.unknown_format", _UNKNOWN_FORMAT, field="format", format=wanted)
    if known is not None and known.of_money and not tournament.currency:
        yield problem("report.no_money", _NO_MONEY, field="kind")


def forget_old_reports() -> None:
    """Delete reports that are over for long; they can be made anew."""
    Report.objects.filter(finished_at__lt=timezone.now() - REPORTS_ARE_KEPT).delete()
