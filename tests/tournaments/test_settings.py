"""A director decides what is played; whatever cannot be is refused at once, field by field."""

from datetime import datetime

import pytest

from scoring.problems import RuleBroken
from scoring.variant_data import data_hash, variant_to_data
from scoring.variants import all_variants
from tests.fields import FRIDAY, PEOPLE, enter, fill_field, open_tournament, plan_tournament
from tests.seated import ask
from tournaments.domain.refusals import NotAllowed, Stale
from tournaments.models import Actor, Club, Entry, EntryStatus, Seat, Tournament, TournamentState
from tournaments.selectors.integrity import tournament_differences
from tournaments.selectors.log import tournament_log
from tournaments.selectors.money import entry_balances
from tournaments.selectors.rules import RulesDiffer, tournament_variant
from tournaments.services.draw_acts import DrawRequest
from tournaments.services.rulings import give_penalty
from tournaments.services.seating import draw_seats, prepare_draw
from tournaments.services.tournaments import change_tournament


def fields_refused(refused: pytest.ExceptionInfo[RuleBroken]) -> set[tuple[str, str | None]]:
    return {(found.code, found.field) for found in refused.value.problems}


@pytest.mark.parametrize("variant", all_variants(), ids=lambda variant: variant.key)
def test_name_day_and_rule_sheet_are_enough(director: Actor, club: Club, variant) -> None:
    made = plan_tournament(director, club, variant_key=variant.key)
    assert made.state == TournamentState.PLANNED
    assert (made.table_smallest, made.table_largest) == (variant.players_min, variant.players_max)
    assert made.table_preferred == 4
    assert (made.currency, made.unit_minor) == ("", None)


def test_a_tournament_carries_its_rules_house_rules_applied(director: Actor, club: Club) -> None:
    made = plan_tournament(director, club, house_rules={"out_at": 101, "stakes": {"call": 2}})
    variant = tournament_variant(made)
    assert (variant.out_at, variant.stakes.call) == (101, 2)
    assert made.rules == variant_to_data(variant)


def test_rules_other_than_those_copied_are_never_used(director: Actor, club: Club) -> None:
    made = plan_tournament(director, club)
    made.rules_hash = "0" * 64
    with pytest.raises(RulesDiffer):
        tournament_variant(made)


def without(rules: dict, *path: str) -> dict:
    """Rules as an earlier sheet had them, that said nothing of this."""
    first, *rest = path
    if not rest:
        return {key: rule for key, rule in rules.items() if key != first}
    return {**rules, first: without(rules[first], *rest)}


def keep_instead(made: Tournament, rules: dict) -> Tournament:
    Tournament.objects.filter(pk=made.pk).update(rules=rules, rules_hash=data_hash(rules))
    return Tournament.objects.get(pk=made.pk)


@pytest.mark.parametrize("path", [("laying",), ("run_rule", "least_naturals")])
def test_a_tournament_is_played_on_when_its_sheet_comes_to_say_more(
    director: Actor, club: Club, path: tuple[str, ...]
) -> None:
    made = plan_tournament(director, club)

    kept = keep_instead(made, without(made.rules, *path))

    assert tournament_variant(kept) == tournament_variant(made)
    assert tournament_differences(kept) == ()


@pytest.mark.parametrize("change", [{"out_at": 1}, {"given_up_since": True}])
def test_a_tournament_is_not_played_under_a_sheet_that_says_otherwise(
    director: Actor, club: Club, change: dict
) -> None:
    made = plan_tournament(director, club)

    kept = keep_instead(made, without(made.rules, "laying") | change)

    with pytest.raises(RulesDiffer):
        tournament_variant(kept)


@pytest.mark.parametrize("damage", [{"rules_hash": "0" * 64}, {"rules": {"out_at": 1}}])
def test_damaged_rules_are_found(director: Actor, club: Club, damage: dict) -> None:
    made = plan_tournament(director, club)
    assert tournament_differences(made) == ()
    Tournament.objects.filter(pk=made.pk).update(**damage)
    found = tournament_differences(Tournament.objects.get(pk=made.pk))
    assert [difference.where.split(",")[0] for difference in found] == ["rules"]


def test_everything_wrong_is_said_at_once(director: Actor, club: Club) -> None:
    with pytest.raises(RuleBroken) as refused:
        plan_tournament(
            director,
            club,
            name="  ",
            starts_at=datetime(2026, 11, 6, 19),  # noqa: DTZ001 (the zone is what is missing)
            house_rules={"out_at": -3, "jokers_wild": True, "stakes": {"call": "much"}},
            currency="pounds",
            most_entries=1,
        )
    assert fields_refused(refused) == {
        ("tournament.name_missing", "name"),
        ("tournament.start_without_zone", "starts_at"),
        ("house_rules.bad_value", "house_rules.out_at"),
        ("house_rules.unknown", "house_rules.jokers_wild"),
        ("house_rules.bad_value", "house_rules.stakes.call"),
        ("tournament.unknown_currency", "currency"),
        ("tournament.money_without_unit", "unit_minor"),
        ("tournament.most_entries_out_of_range", "most_entries"),
    }
    assert not Tournament.objects.exists()


@pytest.mark.parametrize(
    ("settings", "code", "field"),
    [
        ({"variant_key": "canasta"}, "tournament.unknown_variant", "variant_key"),
        ({"name": "x" * 121}, "tournament.name_too_long", "name"),
        ({"name": "Fri\x00day"}, "tournament.name_unprintable", "name"),
        ({"currency": "GBP"}, "tournament.money_without_unit", "unit_minor"),
        ({"unit_minor": 10}, "tournament.unit_without_money", "unit_minor"),
        ({"currency": "GBP", "unit_minor": 0}, "tournament.unit_out_of_range", "unit_minor"),
        ({"table_largest": 6}, "tournament.table_size_out_of_range", "table_largest"),
        ({"table_smallest": 1}, "tournament.table_size_out_of_range", "table_smallest"),
        (
            {"table_preferred": 3, "table_smallest": 4},
            "tournament.table_sizes_not_rising",
            "table_preferred",
        ),
    ],
)
def test_what_cannot_be_is_refused(
    director: Actor, club: Club, settings: dict, code: str, field: str
) -> None:
    with pytest.raises(RuleBroken) as refused:
        plan_tournament(director, club, **settings)
    assert fields_refused(refused) == {(code, field)}


def test_the_preferred_table_is_within_the_sizes_given(director: Actor, club: Club) -> None:
    made = plan_tournament(director, club, table_largest=3)
    assert (made.table_smallest, made.table_preferred, made.table_largest) == (2, 3, 3)


def test_a_scorekeeper_makes_and_changes_no_tournament(
    director: Actor, scorekeeper: Actor, club: Club
) -> None:
    with pytest.raises(NotAllowed):
        plan_tournament(scorekeeper, club)
    made = plan_tournament(director, club)
    with pytest.raises(NotAllowed):
        change_tournament(actor=scorekeeper, tournament_id=made.pk, name="Mine")


def test_a_change_leaves_the_rest_and_the_log_has_both(director: Actor, club: Club) -> None:
    made = plan_tournament(director, club, most_entries=20)
    changed = change_tournament(actor=director, tournament_id=made.pk, name=" Saturday  Kaluki ")
    assert (changed.name, changed.most_entries) == ("Saturday Kaluki", 20)
    logged = tournament_log(made).first()
    assert logged.act == "change_tournament"
    assert (logged.before, logged.after) == (
        {"name": "Friday Kaluki"},
        {"name": "Saturday Kaluki"},
    )


def test_no_change_is_no_act(director: Actor, club: Club) -> None:
    made = plan_tournament(director, club)
    same = change_tournament(actor=director, tournament_id=made.pk, starts_at=FRIDAY)
    assert same.version == made.version
    assert tournament_log(made).count() == 1


def test_a_change_made_on_an_old_version_is_refused(director: Actor, club: Club) -> None:
    made = plan_tournament(director, club)
    change_tournament(actor=director, tournament_id=made.pk, version=made.version, name="First")
    with pytest.raises(Stale) as refused:
        change_tournament(
            actor=director, tournament_id=made.pk, version=made.version, name="Second"
        )
    assert refused.value.present["name"] == "First"


def test_other_rules_are_copied_anew(director: Actor, club: Club) -> None:
    made = plan_tournament(director, club)
    changed = change_tournament(
        actor=director, tournament_id=made.pk, variant_key="jamaican", table_smallest=3
    )
    assert tournament_variant(changed).key == "jamaican"
    assert changed.rules["key"] == "jamaican"


def test_fewer_places_than_people_entered_are_refused(director: Actor, club: Club) -> None:
    tournament = open_tournament(director, club)
    fill_field(director, tournament, PEOPLE[:4])
    with pytest.raises(RuleBroken) as refused:
        change_tournament(actor=director, tournament_id=tournament.pk, most_entries=3)
    assert fields_refused(refused) == {("tournament.most_entries_too_few", "most_entries")}


def test_more_places_let_the_waiting_list_move_up(director: Actor, club: Club) -> None:
    tournament = open_tournament(director, club, most_entries=2)
    fill_field(director, tournament, PEOPLE[:2])
    waiting = [enter(director, tournament, name) for name in PEOPLE[2:5]]
    change_tournament(actor=director, tournament_id=tournament.pk, most_entries=4)
    statuses = [Entry.objects.get(pk=entry.pk).status for entry in waiting]
    assert statuses == [EntryStatus.REGISTERED, EntryStatus.REGISTERED, EntryStatus.WAITING]


@pytest.fixture
def drawn(director: Actor, club: Club) -> Tournament:
    """Four people seated for money, nothing recorded yet."""
    tournament = open_tournament(director, club, currency="GBP", unit_minor=10)
    fill_field(director, tournament, PEOPLE[:4])
    prepare_draw(actor=director, tournament_id=tournament.pk)
    draw_seats(DrawRequest(director, tournament.pk, 4), public_word="oak")
    tournament.refresh_from_db()
    return tournament


def test_rules_and_stakes_are_frozen_at_the_first_thing_recorded(
    director: Actor, drawn: Tournament
) -> None:
    table = Seat.objects.filter(entry__tournament=drawn).first().table
    give_penalty(ask(director, table), seat="1", points=5, reason="late")
    with pytest.raises(RuleBroken) as refused:
        change_tournament(
            actor=director,
            tournament_id=drawn.pk,
            house_rules={"out_at": 101},
            unit_minor=20,
            name="Renamed",
        )
    assert fields_refused(refused) == {
        ("tournament.rules_frozen", "house_rules"),
        ("tournament.rules_frozen", "unit_minor"),
    }
    change_tournament(actor=director, tournament_id=drawn.pk, name="Renamed")


@pytest.mark.parametrize(
    ("changes", "stake"),
    [
        ({"unit_minor": 20}, -100),
        ({"house_rules": {"stakes": {"initial": 8}}}, -80),
        ({"currency": "", "unit_minor": None}, 0),
        ({"variant_key": "jamaican", "table_smallest": 3}, 0),
    ],
)
def test_stakes_changed_between_draw_and_first_hand_are_booked_anew(
    director: Actor, drawn: Tournament, changes: dict, stake: int
) -> None:
    change_tournament(actor=director, tournament_id=drawn.pk, **changes)
    drawn.refresh_from_db()
    assert set(entry_balances(drawn).values()) == {stake}
    assert tournament_differences(drawn) == ()


def test_rules_that_do_not_seat_the_tables_drawn_are_refused(director: Actor, club: Club) -> None:
    tournament = open_tournament(director, club)
    fill_field(director, tournament, PEOPLE[:2])
    prepare_draw(actor=director, tournament_id=tournament.pk)
    draw_seats(DrawRequest(director, tournament.pk, 2), public_word="oak")
    with pytest.raises(RuleBroken) as refused:
        change_tournament(
            actor=director, tournament_id=tournament.pk, variant_key="jamaican", table_smallest=3
        )
    assert fields_refused(refused) == {("tournament.tables_do_not_fit", "variant_key")}
