"""Addresses of a running evening."""

from django.urls import include, path

from tournaments.api.evening import clocks

_one_round = [
    path("clock/", clocks.ClockDetail.as_view()),
    path("clock/pause/", clocks.ClockPaused.as_view()),
    path("clock/resume/", clocks.ClockResumed.as_view()),
    path("clock/extra-time/", clocks.ExtraTimes.as_view()),
]

_one_table = [path("end-by-clock/", clocks.EndsByClock.as_view())]

urlpatterns = [
    path("rounds/<int:round_id>/", include(_one_round)),
    path("tables/<int:table_id>/", include(_one_table)),
]
