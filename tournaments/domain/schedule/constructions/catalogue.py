"""Schedules that turn one round: starters.

The players are wheels of equal length and some who stand still. One round is laid down; each
further one turns every wheel by one place.
"""

from dataclasses import dataclass

from tournaments.domain.schedule.search.board import Plan


@dataclass(frozen=True, slots=True)
class Starter:
    """The first round; players of wheel w are numbered from w * length, those who stand still
    come last."""

    length: int
    wheels: int
    tables: tuple[tuple[int, ...], ...]


def develop_starter(tables: int, size: int, rounds: int) -> Plan | None:
    """Up to as many rounds as the wheels are long, if there is a starter for such tables."""
    starter = STARTERS.get((tables, size))
    if starter is None or rounds > starter.length:
        return None
    return [
        [[_turn(starter, player, number) for player in table] for table in starter.tables]
        for number in range(rounds)
    ]


def _turn(starter: Starter, player: int, places: int) -> int:
    wheel, place = divmod(player, starter.length)
    if wheel >= starter.wheels:
        return player
    return wheel * starter.length + (place + places) % starter.length


STARTERS = {
    (5, 3): Starter(7, 2, ((0, 4, 6), (1, 8, 14), (2, 11, 12), (3, 7, 9), (5, 10, 13))),
    (8, 3): Starter(
        11,
        2,
        (
            (0, 3, 15),
            (1, 12, 23),
            (2, 16, 21),
            (4, 13, 17),
            (5, 6, 10),
            (7, 9, 14),
            (8, 18, 22),
            (11, 19, 20),
        ),
    ),
    (10, 3): Starter(
        14,
        2,
        (
            (0, 6, 24),
            (1, 15, 29),
            (2, 25, 28),
            (3, 18, 23),
            (4, 9, 20),
            (5, 22, 26),
            (7, 11, 19),
            (8, 21, 27),
            (10, 12, 13),
            (14, 16, 17),
        ),
    ),
    (12, 3): Starter(
        17,
        2,
        (
            (0, 32, 34),
            (1, 18, 35),
            (2, 10, 29),
            (3, 6, 17),
            (4, 24, 25),
            (5, 12, 30),
            (7, 9, 31),
            (8, 14, 20),
            (11, 15, 16),
            (13, 22, 26),
            (19, 27, 33),
            (21, 23, 28),
        ),
    ),
    (6, 4): Starter(
        7,
        3,
        (
            (0, 12, 18, 22),
            (1, 8, 15, 23),
            (2, 3, 5, 11),
            (4, 14, 16, 20),
            (6, 10, 19, 21),
            (7, 9, 13, 17),
        ),
    ),
    (7, 4): Starter(
        9,
        3,
        (
            (0, 4, 7, 23),
            (1, 10, 19, 27),
            (2, 12, 17, 24),
            (3, 14, 18, 20),
            (5, 6, 9, 26),
            (8, 13, 15, 16),
            (11, 21, 22, 25),
        ),
    ),
    (9, 4): Starter(
        11,
        3,
        (
            (0, 2, 8, 26),
            (1, 12, 23, 35),
            (3, 10, 16, 31),
            (4, 5, 14, 20),
            (6, 13, 22, 33),
            (7, 27, 30, 32),
            (9, 21, 28, 34),
            (11, 18, 19, 24),
            (15, 17, 25, 29),
        ),
    ),
    (10, 4): Starter(
        12,
        3,
        (
            (0, 16, 33, 37),
            (1, 13, 25, 39),
            (2, 6, 7, 12),
            (3, 5, 14, 18),
            (4, 29, 31, 34),
            (8, 11, 27, 28),
            (9, 23, 32, 38),
            (10, 17, 24, 36),
            (15, 20, 26, 30),
            (19, 21, 22, 35),
        ),
    ),
    (11, 4): Starter(
        13,
        3,
        (
            (0, 22, 24, 31),
            (1, 14, 27, 43),
            (2, 23, 37, 41),
            (3, 17, 36, 40),
            (4, 16, 20, 21),
            (5, 7, 10, 11),
            (6, 13, 34, 38),
            (8, 18, 33, 39),
            (9, 15, 32, 42),
            (12, 26, 28, 29),
            (19, 25, 30, 35),
        ),
    ),
    (12, 4): Starter(
        14,
        3,
        (
            (0, 10, 19, 41),
            (1, 15, 29, 47),
            (2, 5, 11, 35),
            (3, 14, 32, 44),
            (4, 26, 36, 46),
            (6, 27, 40, 43),
            (7, 28, 30, 33),
            (8, 9, 21, 24),
            (12, 18, 34, 45),
            (13, 23, 38, 42),
            (16, 17, 25, 37),
            (20, 22, 31, 39),
        ),
    ),
}
"""By the number of tables and their size. Found by exact cover; no pair of a starter meets twice
in any of its turns, which the tests check."""
