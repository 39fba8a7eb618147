"""The start proposed for a club's next tournament."""

from datetime import UTC, datetime, time

import pytest

from tests.cast import make_tournament
from tournaments.models import Club
from tournaments.selectors.usual_start import next_usual_start

LUNCH = datetime(2026, 11, 6, 12, 10, tzinfo=UTC)
NIGHT = datetime(2026, 11, 6, 23, 10, tzinfo=UTC)


@pytest.mark.parametrize(("now", "day"), [(LUNCH, 6), (NIGHT, 7)])
def test_a_club_that_has_not_played_is_offered_the_next_evening_at_seven(
    club: Club, now: datetime, day: int
) -> None:
    start = next_usual_start(club, now)
    assert (start.day, start.time()) == (day, time(19))


def test_the_hour_of_its_latest_tournament_is_the_usual_one_on_its_own_clock(club: Club) -> None:
    Club.objects.update(time_zone="Europe/Kyiv")
    club.refresh_from_db()
    make_tournament(club)
    assert next_usual_start(club, LUNCH).time() == time(21)
