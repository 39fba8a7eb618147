"""The tree as a page shows it, from the first round to the winner."""

from tests.domain.knockout.playing import FOURS, Event, play_out
from tournaments.domain.chosen_sizes import TableSizes
from tournaments.domain.knockout import Finisher, KnockoutSettings, LuckyLoser, draw_tree

ONE = KnockoutSettings(sizes=TableSizes(3, 4, 6))


def test_before_a_result_later_rounds_name_where_their_players_come_from() -> None:
    event = Event(16, ONE)
    first, final = draw_tree(event.bracket, event.rounds, {})
    assert [slot.entry for slot in first.tables[0].slots] == [1, 8, 9, 16]
    assert [(slot.entry, slot.source) for slot in final.tables[0].slots] == [
        (None, Finisher(table, 1)) for table in (1, 2, 3, 4)
    ]
    assert not any(slot.is_empty for slot in final.tables[0].slots)
    assert (first.is_final, final.is_final) == (False, True)


def test_results_show_places_and_who_goes_on() -> None:
    event = Event(16, ONE)
    event.finish()
    first, _ = draw_tree(event.bracket, event.rounds, event.results)
    assert [(slot.place, slot.goes_on) for slot in first.tables[0].slots] == [
        (1, True),
        (2, False),
        (3, False),
        (4, False),
    ]


def test_the_whole_tree_is_known_when_the_final_is_over() -> None:
    event = play_out(20, FOURS)
    tree = draw_tree(event.bracket, event.rounds, event.results)
    assert all(slot.entry for one in tree for table in one.tables for slot in table.slots)
    assert tree[-1].tables[0].slots[0].place == 1


def test_lucky_losers_and_empty_seats_say_why() -> None:
    event = Event(20, FOURS)
    event.go_on()
    slots = [
        slot
        for table in draw_tree(event.bracket, event.rounds, {})[1].tables
        for slot in table.slots
    ]
    lucky = [slot for slot in slots if isinstance(slot.source, LuckyLoser)]
    assert len(lucky) == 3
    assert all(slot.reason and slot.reason.code == "knockout.lucky_loser" for slot in lucky)


def test_byes_are_shown_beside_the_tables() -> None:
    event = Event(23, FOURS)
    first = draw_tree(event.bracket, event.rounds, {})[0]
    assert [slot.entry for slot in first.byes] == [1, 2, 3]
