"""The pages and the API as a plain WSGI application."""

import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "kaluki_site.settings")

application = get_wsgi_application()
