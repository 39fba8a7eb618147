"""The Django project: settings, addresses, servers. Knows nothing of cards."""

from kaluki_site.celery import app as celery_app

__all__ = ["celery_app"]
