"""The Celery application; tasks are found in tournaments/tasks.py."""

import os

from celery import Celery

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "kaluki_site.settings")

app = Celery("kaluki_site")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()
