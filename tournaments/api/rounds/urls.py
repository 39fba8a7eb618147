"""The addresses of stages and rounds."""

from django.urls import include, path

from tournaments.api.rounds import tie_views as ties
from tournaments.api.rounds import views as rounds
from tournaments.api.searches import views as searches
from tournaments.api.stages import views as stages

_of_tournament = [
    path("stages/", stages.StageList.as_view()),
    path("stages/preset/", stages.StagesByPreset.as_view()),
    path("stages/<int:number>/standings/", stages.StageStandingsDetail.as_view()),
    path("stages/<int:number>/tree/", stages.StageTree.as_view()),
    path("advance/", stages.StageAdvanced.as_view()),
    path("rounds/", rounds.RoundList.as_view()),
    path("rounds/draft/", rounds.RoundDrafts.as_view()),
    path("rounds/searches/", searches.SearchList.as_view()),
    path("rounds/by-hand/", rounds.RoundDraftsByHand.as_view()),
]

_of_round = [
    path("", rounds.RoundDetail.as_view()),
    path("tables/", rounds.RoundTables.as_view()),
    path("publish/", rounds.RoundPublished.as_view()),
    path("close/", rounds.RoundClosed.as_view()),
    path("ties/", ties.TieList.as_view()),
    path("ties/undo/", ties.TieUndone.as_view()),
    path("drop/", rounds.RoundDropped.as_view()),
]

_of_search = [
    path("", searches.SearchDetail.as_view()),
    path("stop/", searches.SearchStopped.as_view()),
    path("take/", searches.SearchTaken.as_view()),
    path("drop/", searches.SearchDropped.as_view()),
]

urlpatterns = [
    path("presets/", stages.PresetList.as_view()),
    path("tournaments/<int:tournament_id>/", include(_of_tournament)),
    path("rounds/<int:round_id>/", include(_of_round)),
    path("round-searches/<int:search_id>/", include(_of_search)),
]
