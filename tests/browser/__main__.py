"""Pictures of every page, taken on an empty database: see script/pictures."""

import os
import sys
from importlib import import_module

import django

os.environ["DJANGO_SETTINGS_MODULE"] = "kaluki_site.test_settings"
os.environ.setdefault("DJANGO_ALLOW_ASYNC_UNSAFE", "1")
django.setup()
sys.exit(import_module("tests.browser.pictures").main(sys.argv[1:]))
