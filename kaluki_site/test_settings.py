"""The settings under which the tests run: the real ones, with a quick password hasher."""

import os

os.environ.setdefault("SECRET_KEY", "only-for-tests")

from kaluki_site.settings import *  # noqa: F403
from kaluki_site.settings import CACHES, CELERY_BROKER_TRANSPORT_OPTIONS, DATABASES

TEST_DB_NAME = os.environ.get("TEST_DB_NAME", "test_club")
DATABASES["default"]["TEST"] = {"NAME": TEST_DB_NAME}
DATABASES["default"]["CONN_MAX_AGE"] = 0

# Each test browser is a site of its own; none of them has to read every static file first.
WHITENOISE_AUTOREFRESH = True

PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]

# Each test process keeps to its own keys: several may share one Valkey.
_worker = os.environ.get("PYTEST_XDIST_WORKER", "alone")
REDIS_PREFIX = f"{TEST_DB_NAME}-{_worker}"
CACHES["default"]["KEY_PREFIX"] = REDIS_PREFIX
CELERY_BROKER_TRANSPORT_OPTIONS["global_keyprefix"] = f"{REDIS_PREFIX}:"
