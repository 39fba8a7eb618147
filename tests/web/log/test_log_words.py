"""Everything an act leaves in the log has words: its name, its keys, its values."""

import ast
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest
from django.utils.translation import override

import tournaments.services
from scoring.match.events import EventKind
from scoring.variants import get_variant
from tournaments.domain.club_settings import ClubSettings
from tournaments.domain.prize_terms import Terms
from tournaments.domain.stages.presets import PRESETS
from tournaments.domain.stages.settings_data import settings_to_data
from tournaments.domain.tournament_settings import TournamentSettings
from tournaments.models import Club
from tournaments.web.act_names import is_named
from tournaments.web.log.changes import describe_change
from tournaments.web.log.labels import LABELS, NESTED, UNTOLD
from tournaments.web.log.reader import LogReader
from tournaments.web.log.subjects import subject_words

SERVICES = Path(tournaments.services.__file__).parent
SIDES = {"before", "after", "noted", "change", "role", "asked", "answered"}
OF_A_HAND = {"type", "finish", "went_out", "remainders", "points", "cut_joker_seat", "override"}
OF_A_RULING = {"asked", "question", "allowed", "codes", "paragraphs", "answer"}
READER = LogReader(
    Club(name="Kaluki", slug="kaluki", time_zone="Europe/London"),
    currency="GBP",
    variant=get_variant("british"),
    names={"7": "Jim", "8": "Ann"},
)


def trees() -> Iterator[ast.AST]:
    for path in sorted(SERVICES.rglob("*.py")):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def keys_in(value: ast.AST | None) -> Iterator[str]:
    """The keys a side of a deed is written with; those of what stands in it are not its own."""
    match value:
        case ast.Dict(keys=keys, values=values):
            for key, one in zip(keys, values, strict=True):
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    yield key.value
                if key is None:
                    yield from keys_in(one)
        case ast.IfExp(body=body, orelse=orelse):
            yield from (*keys_in(body), *keys_in(orelse))


def is_side(target: ast.expr) -> bool:
    return isinstance(target, ast.Name) and target.id in SIDES


def written_keys() -> set[str]:
    found: set[str] = set()
    for node in trees():
        match node:
            case ast.keyword(arg="before" | "after", value=value):
                found.update(keys_in(value))
            case ast.Assign(targets=[target], value=value) if is_side(target):
                found.update(keys_in(value))
            case ast.AnnAssign(target=target, value=value) if is_side(target):
                found.update(keys_in(value))
            case ast.Assign(
                targets=[ast.Subscript(value=target, slice=ast.Constant(value=str(key)))]
            ) if is_side(target):
                found.add(key)
    return found


def settings_keys() -> set[str]:
    """Those of what is logged field by field."""
    kept = (ClubSettings, TournamentSettings, Terms)
    return {field.name for one in kept for field in fields(one)}


def written_acts() -> set[str]:
    found: set[str] = set()
    for node in trees():
        match node:
            case ast.Call(
                func=ast.Name(id="Deed" | "_Step"), args=[ast.Constant(value=str(act)), *_]
            ):
                found.add(act)
            case ast.keyword(arg="act", value=ast.Constant(value=str(act))):
                found.add(act)
    return found


def test_the_keys_of_the_services_are_found() -> None:
    assert {"state", "amount", "unplayed", "moves", "wanted"} <= written_keys()
    assert {"record_hand", "draw_seats", "finish_tournament"} <= written_acts()


@pytest.mark.parametrize("key", sorted(written_keys() | settings_keys() | OF_A_HAND | OF_A_RULING))
def test_every_key_that_is_logged_has_words(key: str) -> None:
    assert key in LABELS or key in UNTOLD or key in NESTED


@pytest.mark.parametrize("act", sorted(written_acts()))
def test_every_act_that_is_logged_has_a_name(act: str) -> None:
    assert is_named(act)


@pytest.mark.parametrize(
    ("after", "told"),
    [
        (
            {"receipt": 3, "amount": 200, "method": "card"},
            "receipt: 3; amount: £2.00; how: Card",
        ),
        (
            {"entry_fee": 10000, "house_part": 500, "added": 0},
            "entry fee: £100.00; of it the house keeps: £5.00; added by the club: £0.00",
        ),
        (
            {"plan": {"kind": "last_standing", "rounding_unit": 1}},
            "prizes: the last one standing takes all",
        ),
        (
            {"plan": {"kind": "percentages", "percent": [60, 40], "rounding_unit": 100}},
            "prizes: 60, 40 per cent by place; rounded to £1.00",
        ),
        (
            {
                "plan": {
                    "kind": "fixed",
                    "amounts": [5000, 2500],
                    "guaranteed_fund": 9000,
                    "guaranteed_places": [4000],
                }
            },
            "prizes: £50.00, £25.00 by place; at least £90.00 in all; at least £40.00 by place",
        ),
        ({"plan": {}}, "prizes: –"),
        ({"plan": {"kind": "lottery"}}, "prizes: a plan that can no longer be read"),
        (
            {"amounts": {"9": 0, "8": 50, "7": 1250}, "topped_up": 250, "acknowledged": []},
            "prizes: Jim £12.50, Ann £0.50; added to keep the guarantee: £2.50",
        ),
        ({"going_on": [8, 7], "decided": [7]}, "goes on: Ann, Jim; decided by cards drawn: Jim"),
        ({"tables": [[7, 8], [9]]}, "tables: 1: Jim, Ann | 2: 9"),
        ({"tables": {"1": ["1 Jim", "2 Ann"]}}, "tables: 1: 1 Jim, 2 Ann"),
        ({"tables": 4}, "tables: 4"),
        ({"rounds": [[[7, 8]], [[8, 7]]]}, "tables of each round: 1: Jim, Ann; 1: Ann, Jim"),
        ({"unplayed": ["stage 1, round 2"]}, "not played: stage 1, round 2"),
        ({"acknowledged": ["prizes.x"]}, "in spite of: the standings could still change"),
        ({"asked": "best"}, "question: Best lay-down"),
        ({"settled": [{"take_back": 2048}]}, "later entries settled: 1"),
    ],
)
def test_what_is_logged_reads_as_people_say_it(after: dict[str, object], told: str) -> None:
    assert describe_change(None, after, READER) == ("", told)


def test_stages_are_told_as_their_page_tells_them() -> None:
    stages = [settings_to_data(one) for one in PRESETS["blackpool_knock_out"].stages]
    _before, told = describe_change({"stages": []}, {"stages": [*stages, {"a": 1}]}, READER)
    assert told.startswith("stages: 1. ")
    assert "Each table plays until" in told
    assert told.endswith(" 2.")


@pytest.mark.parametrize("kind", EventKind)
def test_what_was_taken_back_has_words(kind: EventKind) -> None:
    assert subject_words(f"table 2, {kind}") != f"table 2, {kind}"


@pytest.mark.parametrize(("language", "cards"), [("en", "J♠ 7♦ JK"), ("ru", "В♠ 7♦ Дж")])
def test_cards_left_are_in_the_letters_of_the_reader(language: str, cards: str) -> None:
    with override(language):
        told = describe_change(None, {"hand": {"remainders": {"1 Jim": "J♠ 7♦ JK"}}}, READER)
    assert told == ("", f"1 Jim: {cards}")
