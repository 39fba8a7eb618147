"""Addresses of the seating draw."""

from django.urls import path

from tournaments.web.seating import acts, views

_DRAW = "tournaments/<int:tournament_id>/draw/"
_ONE = f"{_DRAW}<int:number>/"

urlpatterns = [
    path(_DRAW, views.show_draw, name="draw"),
    path(f"{_DRAW}promise/", acts.promise_draw, name="promise_draw"),
    path(f"{_DRAW}seed/", acts.draw_view(acts.by_seed), name="draw_by_seed"),
    path(f"{_DRAW}hand/", acts.draw_view(acts.by_hand), name="draw_by_hand"),
    path(_ONE, views.show_published, name="published_draw"),
    path(f"{_ONE}verify/", views.verify_draw, name="draw_verification"),
    path(f"{_ONE}draw.json", views.download_draw, name="draw_file"),
    path("tables/<int:table_id>/first-dealer/", acts.change_first_dealer, name="first_dealer"),
]
