"""The real settings, with the bare views beside the site that its figures are compared with."""

from kaluki_site.settings import *  # noqa: F403

ALLOWED_HOSTS = ["127.0.0.1", "testserver"]
ROOT_URLCONF = "bench.urls"
