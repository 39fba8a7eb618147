"""Who deals first: the first seat, chance, or whom the director names (§6)."""

import pytest

from scoring.problems import RuleBroken
from tests.fields import PEOPLE, fill_field, open_tournament
from tests.seated import ask
from tests.seating.conftest import Draw
from tournaments.domain.published_draw import published_problems
from tournaments.domain.refusals import NotAllowed
from tournaments.domain.seating_draw import first_dealer_seat
from tournaments.models import Actor, Club, Table, Tournament
from tournaments.selectors.integrity import tournament_differences
from tournaments.selectors.log import tournament_log
from tournaments.selectors.seating import seated_tables
from tournaments.services.draw_acts import DrawRequest
from tournaments.services.rulings import give_penalty
from tournaments.services.seating import draw_seats_by_hand, name_first_dealer, prepare_draw


@pytest.fixture
def table(field: Tournament, draw: Draw) -> Table:
    draw(field)
    return seated_tables(field)[0]


def codes(refused: pytest.ExceptionInfo[RuleBroken]) -> list[str]:
    return [found.code for found in refused.value.problems]


@pytest.mark.parametrize("variant_key", ["jamaican", "mexican"])
def test_chance_names_the_first_dealer_of_a_contract_game(
    director: Actor, club: Club, draw: Draw, variant_key: str
) -> None:
    """§3.7, §6: by the same seed as the seats, so that everybody can check it."""
    tournament = open_tournament(director, club, variant_key=variant_key, table_smallest=3)
    fill_field(director, tournament, PEOPLE[:12])
    prepare_draw(actor=director, tournament_id=tournament.pk)
    published = draw(tournament, entries=12)
    tables = [*seated_tables(tournament)]
    seed = bytes.fromhex(published["outcome"]["seed"])
    dealers = [first_dealer_seat(seed, table.number, table.seats.count()) for table in tables]
    assert [table.first_dealer for table in tables] == dealers
    assert [table.dealer for table in tables] == dealers
    assert published_problems(published) == []
    published["outcome"]["first_dealers"] = [1 + seat % 3 for seat in dealers]
    assert [found.code for found in published_problems(published)] == ["seating_draw.other_dealer"]


def test_with_real_cards_chance_names_somebody_at_the_table(director: Actor, club: Club) -> None:
    tournament = open_tournament(director, club, variant_key="jamaican")
    four = fill_field(director, tournament, PEOPLE[:4])
    cards = {entry.pk: card for entry, card in zip(four, ("As", "Kd", "7c", "2h"), strict=True)}
    draw_seats_by_hand(DrawRequest(director, tournament.pk, 4), cards=cards)
    table = seated_tables(tournament)[0]
    assert table.seats.filter(number=table.first_dealer).exists()
    assert table.dealer == table.first_dealer


def test_the_director_names_another(director: Actor, table: Table) -> None:
    named = name_first_dealer(actor=director, table_id=table.pk, seat=3, reason="house custom")
    assert (named.first_dealer, named.dealer, named.version) == (3, 3, table.version + 1)
    tournament = Tournament.objects.get()
    logged = tournament_log(tournament).first()
    assert (logged.act, logged.reason) == ("name_first_dealer", "house custom")
    assert (logged.before, logged.after) == ({"first_dealer": 1}, {"first_dealer": 3})
    assert tournament_differences(tournament) == ()


def test_nobody_is_named_without_reason_or_seat(director: Actor, table: Table) -> None:
    with pytest.raises(RuleBroken) as refused:
        name_first_dealer(actor=director, table_id=table.pk, seat=3, reason="")
    assert codes(refused) == ["reason.missing"]
    with pytest.raises(RuleBroken) as refused:
        name_first_dealer(actor=director, table_id=table.pk, seat=6, reason="house custom")
    assert codes(refused) == ["seat.unknown"]


def test_the_dealer_stands_once_something_is_recorded(director: Actor, table: Table) -> None:
    give_penalty(ask(director, table), seat="1", points=5, reason="late")
    with pytest.raises(RuleBroken) as refused:
        name_first_dealer(actor=director, table_id=table.pk, seat=3, reason="house custom")
    assert codes(refused) == ["table.play_has_begun"]


def test_scorekeepers_name_nobody(scorekeeper: Actor, table: Table) -> None:
    with pytest.raises(NotAllowed):
        name_first_dealer(actor=scorekeeper, table_id=table.pk, seat=3, reason="house custom")
