"""The present stage and round in words."""

from typing import Any

from tournaments.models import RoundState
from tournaments.selectors.stage_names import stage_name
from tournaments.web.rounds.place import Place
from tournaments.web.rounds.round_rows import round_tag, round_title

Context = dict[str, Any]


def now_context(place: Place) -> Context:
    """The present stage and round in words: `{stage, round, tag or None}`."""
    stage = place.stage
    name = stage_name(stage.number, stage.name) if stage and len(place.stages) > 1 else ""
    seated = [one for one in place.rounds if one.state != RoundState.DRAFT]
    if not seated:
        return {"stage": name, "round": "", "tag": None}
    last = seated[-1]
    title = round_title(last.number, place.settings.rounds)
    return {"stage": name, "round": title, "tag": round_tag(RoundState(last.state))}
