"""An evening at the club as visitors of its pages meet it."""

from tests.seated import FIVE, ask, run_tournament, seat_table
from tournaments.models import Actor, Club, Table, Tournament
from tournaments.services.hands import record_hand
from tournaments.services.tournament_states import finish_tournament

BY_CARDS = {
    "finish": "ordinary",
    "went_out": "3",
    "remainders": {"1": "A♠ 7♦", "2": "JK", "4": "K♥ Q♥", "5": "9♠ 5♣"},
}
"""18, 15, 20 and 14 points against seats 1, 2, 4 and 5."""

BY_POINTS = {
    "finish": "ordinary",
    "went_out": "1",
    "points": {"2": 130, "3": 12, "4": 20, "5": 25},
}


def begin_evening(director: Actor, club: Club) -> Tournament:
    """A tournament of two tables; at the first two hands are played, the second in points only."""
    tournament = run_tournament(club)
    first = seat_table(tournament)
    seat_table(tournament, ("Олена", "Тарас", "Łukasz"), number=2)
    play(director, first, BY_CARDS, BY_POINTS)
    return Tournament.objects.get(pk=tournament.pk)


def play(director: Actor, table: Table, *hands: dict[str, object]) -> None:
    """Record hands from the first on."""
    for number, hand in enumerate(hands, start=1):
        record_hand(ask(director, table), number=number, hand=hand)


def end_evening(director: Actor, tournament: Tournament) -> Tournament:
    """Finish a tournament although nobody has played to the end."""
    return finish_tournament(
        actor=director,
        tournament_id=tournament.pk,
        unfinished_tables=[1, 2],
        reason="the hall closes",
    )


__all__ = ["BY_CARDS", "BY_POINTS", "FIVE", "begin_evening", "end_evening", "play"]
