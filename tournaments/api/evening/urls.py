"""Addresses of a running evening."""

from django.urls import include, path

from tournaments.api.evening import clocks, seats, second_words, waiting

_one_tournament = [
    path("waiting/", waiting.WaitList.as_view()),
    path("two-sided/", second_words.TwoSidedDetail.as_view()),
]

_one_round = [
    path("clock/", clocks.ClockDetail.as_view()),
    path("clock/pause/", clocks.ClockPaused.as_view()),
    path("clock/resume/", clocks.ClockResumed.as_view()),
    path("clock/extra-time/", clocks.ExtraTimes.as_view()),
    path("reseat/", seats.Reseatings.as_view()),
    path("merge/", seats.Merges.as_view()),
]

_one_entry = [
    path("no-show/", seats.NoShows.as_view()),
    path("replace/", seats.Replacements.as_view()),
]

_one_table = [
    path("end-by-clock/", clocks.EndsByClock.as_view()),
    path("waiting-hands/", second_words.WaitingHands.as_view()),
    path("hands/<int:number>/agree/", second_words.Agreements.as_view()),
    path("hands/<int:number>/disagree/", second_words.Disagreements.as_view()),
    path("hands/<int:number>/other-version/", second_words.OtherVersions.as_view()),
]

urlpatterns = [
    path("tournaments/<int:tournament_id>/", include(_one_tournament)),
    path("rounds/<int:round_id>/", include(_one_round)),
    path("entries/<int:entry_id>/", include(_one_entry)),
    path("tables/<int:table_id>/", include(_one_table)),
]
