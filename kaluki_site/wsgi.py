"""The pages and the API as a plain WSGI application."""

import gc
import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "kaluki_site.settings")

application = get_wsgi_application()

# What is there now stays until the process ends. Without this every full collection looks through
# all of it again, which costs a page some 80 ms whenever it happens.
gc.collect()
gc.freeze()
