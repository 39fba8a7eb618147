"""Addresses of reports."""

from django.urls import path

from tournaments.web.reports import views

urlpatterns = [
    path("tournaments/<int:tournament_id>/reports/", views.show_reports, name="reports"),
    path("reports/<int:report_id>/file/", views.send_file, name="report_file"),
]
