"""Drawing seats (variants.md §6): the promise, the draw by seed or by hand, and who deals first."""

import secrets
from collections.abc import Mapping
from dataclasses import replace

from django.db import transaction
from django.db.models import Max

from scoring.problems import Problem, RuleBroken, problem, translatable
from tournaments.domain.access import Act
from tournaments.domain.reasons import insist_on_reason
from tournaments.domain.seating_draw import (
    clean_public_word,
    commitment,
    draw_by_hand,
    draw_by_seed,
    draw_seed,
)
from tournaments.domain.typed_draw import read_drawn_cards
from tournaments.models import Actor, DrawMethod, SeatingDraw, Table, Tournament
from tournaments.selectors.access import require
from tournaments.selectors.seating_draws import PublishedDraw, open_promise, published_draw
from tournaments.selectors.seating_field import SeatingField
from tournaments.services.draw_acts import DrawRequest, begin_draw, end_draw, lock_for_draw
from tournaments.services.locking import lock_table
from tournaments.services.log import Deed, close_act
from tournaments.services.tables import open_table

_SECRET_BYTES = 32


@transaction.atomic
def prepare_draw(*, actor: Actor, tournament_id: int) -> PublishedDraw:
    """Promise a draw by seed: its commitment is public from now on, its secret is not.

    A promise not yet kept is returned again, so that nobody can choose among several. Raises
    `Tournament.DoesNotExist`, `NotAllowed`, or `RuleBroken`: `tournament.finished`,
    `seating_draw.play_has_begun`.
    """
    tournament = lock_for_draw(actor, tournament_id)
    promised = open_promise(tournament)
    if promised is not None:
        return published_draw(promised)
    secret = secrets.token_bytes(_SECRET_BYTES)
    draw = _new_draw(tournament, DrawMethod.SEED)
    draw.secret, draw.commitment, draw.made_by = secret.hex(), commitment(secret), actor.user
    draw.save()
    after = {"commitment": draw.commitment}
    close_act(
        actor, tournament.pk, Deed("prepare_draw", f"seating draw {draw.number}", after=after)
    )
    return published_draw(draw)


@transaction.atomic
def draw_seats(request: DrawRequest, *, public_word: str) -> PublishedDraw:
    """Keep the promise: draw every card from its secret, the entries and the public word.

    Makes the tables, seats everybody, books the initial stakes and lets the tournament run, all or
    nothing. Drawing again replaces the seats and needs a reason; nothing may be recorded yet.
    Raises as `begin_draw`, and `RuleBroken`: `public_word.*`, `seating_draw.not_promised`.
    """
    tournament, field = begin_draw(request)
    word = clean_public_word(public_word)
    draw = open_promise(tournament)
    if draw is None:
        raise RuleBroken((problem("seating_draw.not_promised", _NOT_PROMISED),))
    draw.tournament, draw.public_word = tournament, word
    seed = draw_seed(bytes.fromhex(draw.secret), field.ids, word)
    drawing = draw_by_seed(seed, field.ids, field.ties, field.table_sizes)
    return end_draw(request, draw, drawing, field, seed)


@transaction.atomic
def draw_seats_by_hand(
    request: DrawRequest, *, cards: Mapping[int, str], packs: int | None = None
) -> PublishedDraw:
    """Seat everybody by the cards they drew: by entry id, first card and redraws as typed.

    `packs` is how many packs were spread, if more than needed. Else as `draw_seats`; `RuleBroken`
    has every unreadable or impossible card, the entry's id named as the seat. Where the first
    dealer is found at random, the site draws him, of which a draw by hand has no proof.
    """
    tournament, field = begin_draw(request)
    try:
        read = read_drawn_cards(cards)
        drawing = draw_by_hand(field.ids, read, field.ties, field.table_sizes, packs)
    except RuleBroken as broken:
        raise RuleBroken(_by_name(found, field) for found in broken.problems) from broken
    draw = _new_draw(tournament, DrawMethod.HAND)
    return end_draw(request, draw, drawing, field, secrets.token_bytes(_SECRET_BYTES))


@transaction.atomic
def name_first_dealer(*, actor: Actor, table_id: int, seat: int, reason: str) -> Table:
    """Let somebody else deal first, before anything is recorded at the table.

    Raises `Table.DoesNotExist`, `NotAllowed`, or `RuleBroken`: `reason.missing`, `seat.unknown`,
    `table.play_has_begun`.
    """
    table = lock_table(table_id)
    tournament = table.round.stage.tournament
    require(actor, Act.DRAW_SEATS, table=table)
    insist_on_reason(reason)
    if not table.seats.filter(number=seat).exists():
        raise RuleBroken((problem("seat.unknown", _NO_SEAT, seat=str(seat)),))
    if table.events.exists():
        raise RuleBroken((problem("table.play_has_begun", _PLAY_HAS_BEGUN, table=table.number),))
    before, table.first_dealer = table.first_dealer, seat
    table.version += 1
    open_table(table)
    deed = Deed(
        "name_first_dealer",
        f"table {table.number}",
        before={"first_dealer": before},
        after={"first_dealer": seat},
        reason=reason.strip(),
    )
    close_act(actor, tournament.pk, deed)
    return table


def _new_draw(tournament: Tournament, method: DrawMethod) -> SeatingDraw:
    draws = SeatingDraw.objects.filter(tournament=tournament)
    last = draws.aggregate(last=Max("number"))["last"] or 0
    return SeatingDraw(tournament=tournament, number=last + 1, method=method)


def _by_name(found: Problem, field: SeatingField) -> Problem:
    """Say the name in the sentence; the id stays where programs look for it."""
    names = {str(entry.pk): entry.player.name for entry in field.entries}
    params = (
        (key, names.get(str(value), value) if key == "seat" else value)
        for key, value in found.params
    )
    return replace(found, params=tuple(params))


_NOT_PROMISED = translatable("Publish the promise first: only then can seats be drawn by the site.")
_NO_SEAT = translatable("There is no seat {seat} at this table.")
_PLAY_HAS_BEGUN = translatable("Something is recorded at table {table} already.")
