"""Every address under /api/v1/."""

from django.urls import path

from tournaments.api.variants import views as variants

urlpatterns = [
    path("variants/", variants.VariantList.as_view()),
    path("variants/<str:key>/", variants.VariantDetail.as_view()),
    path("variants/<str:key>/score/", variants.ScoreHand.as_view()),
    path("variants/<str:key>/match/", variants.ReplayMatch.as_view()),
]
