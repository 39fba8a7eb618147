"""A whole tournament by one command, the same for the same seed."""

from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from scoring.variants import all_variants
from tournaments.models import Club, Tournament, TournamentState
from tournaments.selectors.integrity import tournament_differences

pytestmark = pytest.mark.django_db


def play(**options: object) -> list[str]:
    said = StringIO()
    call_command("demo_tournament", stdout=said, **options)
    return said.getvalue().splitlines()[1:]


@pytest.mark.parametrize("key", [variant.key for variant in all_variants()])
def test_every_variant_is_played_from_registration_to_its_end(key: str) -> None:
    standings = play(variant=key, players=9, seed="moth")
    tournament = Tournament.objects.get()
    assert tournament.state == TournamentState.FINISHED
    assert tournament_differences(tournament) == ()
    assert len(standings) == 9
    assert standings[0].startswith("1\t")


@pytest.mark.parametrize("key", ["british", "jamaican"])
def test_the_same_seed_gives_the_same_standings(key: str) -> None:
    first = play(variant=key, players=8, seed="moth")
    assert play(variant=key, players=8, seed="moth") == first
    assert play(variant=key, players=8, seed="lamp") != first


def test_more_players_than_names_get_numbers() -> None:
    standings = play(variant="mexican", players=70, seed="crowd")
    names = {line.split("\t")[1] for line in standings}
    assert len(names) == 70


def test_what_cannot_be_seated_is_refused_and_leaves_nothing_behind() -> None:
    with pytest.raises(CommandError):
        play(variant="jamaican", players=2, seed="two")
    with pytest.raises(CommandError):
        play(variant="snap", players=8, seed="snap")
    assert not Club.objects.exists()
