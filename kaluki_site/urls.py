"""Every address of the site."""

from django.contrib import admin
from django.urls import URLPattern, URLResolver, include, path
from drf_spectacular.views import SpectacularAPIView, SpectacularSwaggerSplitView

from kaluki_site.health import show_health

handler500 = "tournaments.web.errors.show_fault"

urlpatterns: list[URLPattern | URLResolver] = [
    path("healthz", show_health, name="healthz"),
    path("admin/", admin.site.urls),
    path("api/v1/schema/", SpectacularAPIView.as_view(), name="schema"),
    path(
        "api/v1/docs/",
        SpectacularSwaggerSplitView.as_view(url_name="schema", template_name="api/docs.html"),
        name="docs",
    ),
    path("api/v1/", include("tournaments.api.urls")),
    path("", include("tournaments.web.urls")),
]
