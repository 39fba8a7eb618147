"""Every address under /api/v1/."""

from django.urls import include, path

from tournaments.api import schema  # noqa: F401 (the schema learns of the table pass)
from tournaments.api.tables import hands
from tournaments.api.tables import views as tables
from tournaments.api.variants import views as variants

_one_variant = [
    path("", variants.VariantDetail.as_view()),
    path("score/", variants.ScoreHand.as_view()),
    path("match/", variants.ReplayMatch.as_view()),
]

_one_table = [
    path("", tables.TableDetail.as_view()),
    path("hands/", hands.HandList.as_view()),
    path("hands/<int:number>/", hands.HandDetail.as_view()),
    path("buy-ins/", tables.BuyIns.as_view()),
    path("declines/", tables.Declines.as_view()),
    path("withdrawals/", tables.Withdrawals.as_view()),
    path("penalties/", tables.Penalties.as_view()),
    path("take-backs/", tables.TakeBacks.as_view()),
    path("passes/", tables.TablePasses.as_view()),
]

urlpatterns = [
    path("variants/", variants.VariantList.as_view()),
    path("variants/<str:key>/", include(_one_variant)),
    path("tables/<int:table_id>/", include(_one_table)),
    path("table-passes/<int:table_pass_id>/", tables.TablePassDetail.as_view()),
]
