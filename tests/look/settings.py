"""The settings of the tests with the gallery's addresses."""

from kaluki_site.test_settings import *  # noqa: F403

ROOT_URLCONF = "tests.look.gallery"
DEBUG = True
ALLOWED_HOSTS = ["*"]
