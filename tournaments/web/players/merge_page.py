"""The contexts of merging two people and of undoing it."""

from collections.abc import Sequence
from typing import Any

from django.db.models import Count, QuerySet
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from scoring.problems import Problem
from tournaments.models import Player, PlayerMerge
from tournaments.selectors.players import likely_duplicates, listed_players
from tournaments.selectors.wording import say
from tournaments.web.hidden import hidden
from tournaments.web.marks import person
from tournaments.web.players.register_page import played_words
from tournaments.web.summary import summary

Context = dict[str, Any]

MOST_FOUND = 20
CLASH = "merge.both_entered"


def merge_context(
    player: Player, other: Player | None, query: str | None, problems: Sequence[Problem]
) -> Context:
    """The context of `players/merge.html`. Without a second person one is looked for.

    `query` None, before anything was looked for, proposes those whose names are alike.
    """
    clash = [found for found in problems if found.code == CLASH]
    return {
        "club": {
            "name": player.club.name,
            "players_url": reverse("players", args=(player.club.slug,)),
        },
        "problems": summary(found for found in problems if found.code != CLASH),
        "find": _find(player, query) if other is None else None,
        "pair": _pair(player, other, clash) if other is not None else None,
    }


def _find(player: Player, query: str | None) -> Context:
    url = reverse("player_merge", args=(player.pk,))
    found = _alike(player) if query is None else listed_players(
        player.club_id, query, everybody=True
    )  # fmt: skip
    rows = [
        {**person(one.name, one.pk), "url": f"{url}?with={one.pk}", "text": played_words(one)}
        for one in found.exclude(pk=player.pk)[:MOST_FOUND]
    ]
    text = "" if rows else _nobody_words(player, query)
    return {"url": url, "who": player.name, "q": query or "", "rows": rows, "text": text}


def _nobody_words(player: Player, query: str | None) -> str:
    if query is None:
        text = _("Nobody in the register has a name like %(name)s. Look up the other name.")
        return text % {"name": player.name}
    return _("Nobody else in the register is called “%(name)s”.") % {"name": query}


def _alike(player: Player) -> QuerySet[Player]:
    alike = likely_duplicates(player.club_id, player.name, except_player=player.pk)
    found = listed_players(player.club_id, "", everybody=True)
    return found.filter(pk__in=[one.owner for one in alike])


def _pair(player: Player, other: Player, clash: Sequence[Problem]) -> Context:
    counted = Player.objects.annotate(entered=Count("entries"))
    pair = [counted.get(pk=player.pk), counted.get(pk=other.pk)]
    together = sum(one.entered for one in pair)
    text = ngettext(
        "%(count)s tournament under one name.", "%(count)s tournaments under one name.", together
    )
    return {
        "url": reverse("player_merge", args=(player.pk,)),
        "fields": hidden(**{"with": other.pk}),
        "people": [
            {
                **person(one.name),
                "key": one.pk,
                "other": one.note,
                "text": played_words(one),
                "checked": one == player,
            }
            for one in pair
        ],
        "clash": [say(found) for found in clash],
        "what": [text % {"count": together}, _("The other name leaves lists and searches.")],
    }


def undo_context(merge: PlayerMerge, problems: Sequence[Problem]) -> Context:
    """The context of `players/undo_merge.html`."""
    moved = len(merge.moved_entries)
    text = ngettext(
        "%(count)s tournament goes back to %(name)s.",
        "%(count)s tournaments go back to %(name)s.",
        moved,
    )
    return {
        "kept": person(merge.kept.name, merge.kept_id),
        "absorbed": person(merge.absorbed.name),
        "text": text % {"count": moved, "name": merge.absorbed.name},
        "url": reverse("undo_merge", args=(merge.pk,)),
        "problems": summary(problems),
    }
