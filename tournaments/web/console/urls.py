"""Addresses of the director's console."""

from django.urls import path

from tournaments.models import TournamentState
from tournaments.services import tournament_states
from tournaments.web.console import (
    clock_views,
    merge_views,
    pass_slips,
    pass_views,
    reseat_views,
    staff_views,
    state_views,
    two_sided_views,
    views,
)
from tournaments.web.console.clock_views import clock_view

_ONE = "tournaments/<int:tournament_id>/"
_CONSOLE = f"{_ONE}console/"
_open = state_views.step_view(tournament_states.open_registration, TournamentState.REGISTRATION)
_close = state_views.step_view(tournament_states.close_registration, TournamentState.PLANNED)

urlpatterns = [
    path(_CONSOLE, views.show_console, name="console"),
    path(f"{_CONSOLE}queue/", views.show_queue, name="console_queue"),
    path(f"{_CONSOLE}tables/", views.show_tables, name="console_tables"),
    path(f"{_CONSOLE}open-registration/", _open, name="open_registration"),
    path(f"{_CONSOLE}close-registration/", _close, name="close_registration"),
    path(f"{_CONSOLE}finish/", state_views.finish, name="finish_tournament"),
    path(f"{_CONSOLE}reopen/", state_views.reopen, name="reopen_tournament"),
    path(f"{_CONSOLE}clock/start/", clock_view(clock_views.start), name="start_clock"),
    path(f"{_CONSOLE}clock/pause/", clock_view(clock_views.pause), name="pause_clock"),
    path(f"{_CONSOLE}clock/resume/", clock_view(clock_views.resume), name="resume_clock"),
    path(f"{_CONSOLE}clock/extra/", clock_view(clock_views.extra), name="give_extra_time"),
    path("rounds/<int:round_id>/merge/", merge_views.merge, name="merge_tables"),
    path("rounds/<int:round_id>/reseat/", reseat_views.reseat, name="reseat_round"),
    path(f"{_CONSOLE}two-sided/", two_sided_views.ask, name="ask_for_two"),
    path(f"{_ONE}staff/", staff_views.show_staff, name="tournament_staff"),
    path(f"{_ONE}staff/revoke/", staff_views.revoke_role, name="revoke_role"),
    path(f"{_ONE}passes/", pass_views.show_passes, name="passes"),
    path(f"{_ONE}passes/all/", pass_slips.make_all_passes, name="all_passes"),
    path(f"{_ONE}passes/revoke/", pass_views.revoke_pass, name="revoke_pass"),
]
