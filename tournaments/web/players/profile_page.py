"""The context of a player's page."""

from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _

from tournaments.models import Player
from tournaments.selectors.player_profiles import PlayerProfile
from tournaments.web.marks import person
from tournaments.web.players.profile_facts import profile_facts
from tournaments.web.players.result_rows import result_rows
from tournaments.web.times import short_day

Context = dict[str, Any]

MOST_INITIALS = 2


def profile_context(profile: PlayerProfile, *, keeps: bool) -> Context:
    """The context of `players/player.html`; `keeps`: for who keeps the register."""
    player = profile.player
    return {
        "club": {"name": player.club.name, "url": reverse("club", args=(player.club.slug,))},
        "player": _head(player, keeps=keeps),
        "merged": _merged(profile) if keeps else None,
        "facts": profile_facts(profile),
        "results": result_rows(profile),
        "hands": [],
        "empty": {
            "title": _("Not played yet"),
            "text": _("Results appear with the first tournament."),
            "url": "",
        },
    }


def _head(player: Player, *, keeps: bool) -> Context:
    since = short_day(player.created_at, player.club)
    return {
        **person(player.name),
        "other": player.note if keeps else "",
        "initials": initials(player.name),
        "text": _("in the register since %(day)s") % {"day": since},
        "edit_url": reverse("player_details", args=(player.pk,)) if keeps else "",
        "merge_url": reverse("player_merge", args=(player.pk,)) if keeps else "",
    }


def initials(name: str) -> str:
    """The first letters of a name's first and last word."""
    words = [word for word in name.split() if word[0].isalpha()]
    ends = words[:1] + words[1:][-1:]
    return "".join(word[0].upper() for word in ends)[:MOST_INITIALS]


def _merged(profile: PlayerProfile) -> Context | None:
    """The last merge into this player: undone, the one before it shows."""
    if not profile.merges:
        return None
    merge = profile.merges[-1]
    day = short_day(merge.made_at, profile.player.club)
    return {
        "text": _("“%(name)s” was merged into this player on %(day)s.")
        % {"name": merge.absorbed.name, "day": day},
        "url": reverse("undo_merge", args=(merge.pk,)),
        "action": _("Undo the merge"),
    }
