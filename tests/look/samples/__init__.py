"""One context for every page template, by the name the gallery shows it under."""

from tests.look.samples import (
    accounts,
    clubs,
    console,
    directing,
    draw,
    entries,
    hall,
    log,
    merge,
    money_desk,
    players,
    referee,
    reports,
    rounds,
    rules,
    setup,
    tables,
    tournaments,
)
from tests.look.samples.frame import Sample

SAMPLES: dict[str, Sample] = {
    **clubs.SAMPLES,
    **tournaments.SAMPLES,
    **tables.SAMPLES,
    **console.SAMPLES,
    **directing.SAMPLES,
    **setup.SAMPLES,
    **entries.SAMPLES,
    **draw.SAMPLES,
    **players.SAMPLES,
    **reports.SAMPLES,
    **rules.SAMPLES,
    **referee.SAMPLES,
    **rounds.SAMPLES,
    **money_desk.SAMPLES,
    **merge.SAMPLES,
    **log.SAMPLES,
    **hall.SAMPLES,
    **accounts.SAMPLES,
}
