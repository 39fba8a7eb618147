"""The site, and the ceilings."""

from django.urls import include, path

from bench import ceilings, counting

counting.count_builds()

urlpatterns = [
    path("bench/transaction/<int:table_id>/", ceilings.lock_and_insert),
    path("bench/cached/<str:key>/", ceilings.send_cached),
    path("", include("kaluki_site.urls")),
]
