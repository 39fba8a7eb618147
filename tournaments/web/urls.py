"""Every address people visit, subject by subject."""

from django.urls import include, path

urlpatterns = [
    path("", include("tournaments.web.accounts.urls")),
    path("", include("tournaments.web.clubs.urls")),
    path("", include("tournaments.web.rules.urls")),
    path("", include("tournaments.web.referee.urls")),
    path("", include("tournaments.web.tournaments.urls")),
    path("", include("tournaments.web.hall.urls")),
    path("", include("tournaments.web.tables.urls")),
    path("", include("tournaments.web.setup.urls")),
    path("", include("tournaments.web.entries.urls")),
    path("", include("tournaments.web.seating.urls")),
    path("", include("tournaments.web.console.urls")),
    path("", include("tournaments.web.rounds.urls")),
    path("", include("tournaments.web.money_desk.urls")),
    path("", include("tournaments.web.players.urls")),
    path("", include("tournaments.web.log.urls")),
    path("", include("tournaments.web.reports.urls")),
    path("", include("tournaments.web.staff.urls")),
]
