"""Django's settings. What a host may choose is read from the environment: docs/host.md."""

from datetime import timedelta
from logging import getLevelNamesMapping
from pathlib import Path
from zoneinfo import available_timezones

import structlog
from csp.constants import NONE, SELF
from django.utils.translation import gettext_lazy as _

from kaluki_site.embedded.places import find_places
from kaluki_site.environment import (
    celery_url,
    read_choice,
    read_count,
    read_database,
    read_flag,
    read_list,
    read_path,
    read_redis,
    read_text,
)
from kaluki_site.logs import configure_structlog
from kaluki_site.secret_key import find_secret_key

BASE_DIR = Path(__file__).resolve().parent.parent
DATA_DIR = read_path("DATA_DIR", BASE_DIR / "var")
PLACES = find_places(DATA_DIR)
VERSION = "0.1.0"

# --- What the host chooses ---------------------------------------------------------------

DEBUG = read_flag("DEBUG")
DATABASE_URL = read_text("DATABASE_URL")
DATABASES = {"default": read_database(DATABASE_URL or PLACES.database_url)}
REDIS_URL = read_redis(read_text("REDIS_URL", PLACES.redis_url))
REDIS_PREFIX = read_text("REDIS_PREFIX", "kaluki")
SECRET_KEY = find_secret_key(data=DATA_DIR, embedded=not DATABASE_URL, debug=DEBUG)
ALLOWED_HOSTS = read_list("ALLOWED_HOSTS", "localhost,127.0.0.1,[::1]")
CSRF_TRUSTED_ORIGINS = read_list("CSRF_TRUSTED_ORIGINS")
HTTPS = read_flag("HTTPS")
PROXIES = read_count("PROXIES", 0)
WEB_THREADS = read_count("WEB_THREADS", 4)

# --- Applications ------------------------------------------------------------------------

INSTALLED_APPS = [
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "whitenoise.runserver_nostatic",
    "django.contrib.staticfiles",
    "django.contrib.postgres",
    "axes",
    "csp",
    "django_htmx",
    "django_structlog",
    "drf_spectacular",
    "drf_spectacular_sidecar",
    "rest_framework",
    "rest_framework.authtoken",
    "template_partials",
    "tournaments",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "csp.middleware.CSPMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "tournaments.web.keeping.KeepingMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django_structlog.middlewares.RequestMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "tournaments.web.sound_text.SoundTextMiddleware",
    "tournaments.web.refusals.RefusalMiddleware",
    "axes.middleware.AxesMiddleware",
]

ROOT_URLCONF = "kaluki_site.urls"
WSGI_APPLICATION = "kaluki_site.wsgi.application"
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.template.context_processors.i18n",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "tournaments.web.frame.frame",
            ],
        },
    },
]

# --- Cache, tasks ------------------------------------------------------------------------

CACHES = {
    "default": {
        "BACKEND": "kaluki_site.cache.SharedRedisCache",
        "LOCATION": REDIS_URL,
        "KEY_PREFIX": REDIS_PREFIX,
    },
}

SESSION_ENGINE = "django.contrib.sessions.backends.cached_db"

CELERY_BROKER_URL = celery_url(REDIS_URL)
CELERY_BROKER_TRANSPORT_OPTIONS = {
    "global_keyprefix": f"{REDIS_PREFIX}:",
    "socket_connect_timeout": 2,
    "socket_timeout": 5,
    # Whoever publishes tries twice and goes on; the worker has its own patience.
    "max_retries": 1,
    "interval_start": 0,
    "interval_step": 0,
    "visibility_timeout": 3600,
}
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
# A page that starts a task must not hang when the broker is down: the row waits, beat finds it.
CELERY_TASK_PUBLISH_RETRY = False
CELERY_TASK_ACKS_LATE = True
CELERY_TASK_REJECT_ON_WORKER_LOST = True
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_TIME_LIMIT = 600
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_TIMEZONE = "UTC"
CELERY_BEAT_SCHEDULE: dict[str, dict[str, object]] = {
    "check running tournaments": {
        "task": "tournaments.tasks.upkeep.check_running_tournaments",
        "schedule": timedelta(minutes=5),
    },
    "make reports that wait": {
        "task": "tournaments.tasks.reports.make_unmade_reports",
        "schedule": timedelta(seconds=15),
        # While the worker is away one of these in the queue is enough.
        "options": {"expires": 15},
    },
    "make searches that wait": {
        "task": "tournaments.tasks.searches.make_unmade_searches",
        "schedule": timedelta(seconds=15),
        "options": {"expires": 15},
    },
    "forget old reports": {
        "task": "tournaments.tasks.reports.forget_old_reports",
        "schedule": timedelta(days=1),
    },
    "forget old drafts": {
        "task": "tournaments.tasks.upkeep.forget_old_drafts",
        "schedule": timedelta(hours=6),
    },
    "forget expired sessions": {
        "task": "tournaments.tasks.upkeep.forget_expired_sessions",
        "schedule": timedelta(days=1),
    },
}

# --- People and their doors --------------------------------------------------------------

AUTHENTICATION_BACKENDS = [
    "axes.backends.AxesStandaloneBackend",
    "django.contrib.auth.backends.ModelBackend",
]

AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in (
        "UserAttributeSimilarityValidator",
        "MinimumLengthValidator",
        "CommonPasswordValidator",
        "NumericPasswordValidator",
    )
]

LOGIN_URL = "login"
LOGIN_REDIRECT_URL = "/"
LOGOUT_REDIRECT_URL = "/"

AXES_VERBOSE = False
AXES_FAILURE_LIMIT = 10
AXES_COOLOFF_TIME = timedelta(minutes=15)
AXES_LOCKOUT_PARAMETERS = [["username", "ip_address"]]
AXES_RESET_ON_SUCCESS = True
AXES_LOCKOUT_CALLABLE = "tournaments.web.accounts.views.show_locked_out"
AXES_IPWARE_PROXY_COUNT = PROXIES or None
AXES_IPWARE_META_PRECEDENCE_ORDER = (
    ["HTTP_X_FORWARDED_FOR", "REMOTE_ADDR"] if PROXIES else ["REMOTE_ADDR"]
)

REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": [
        "rest_framework.authentication.TokenAuthentication",
        "tournaments.api.authentication.TablePassAuthentication",
        "rest_framework.authentication.SessionAuthentication",
    ],
    # Who may do what is for the services to say, by one matrix for pages and API alike.
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.AllowAny"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["tournaments.api.parsing.CarefulJSONParser"],
    "EXCEPTION_HANDLER": "tournaments.api.refusals.answer_refusal",
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "DEFAULT_THROTTLE_RATES": {"calculator": read_text("CALCULATOR_RATE", "1200/min")},
    "NUM_PROXIES": PROXIES,
    "TEST_REQUEST_DEFAULT_FORMAT": "json",
}

SPECTACULAR_SETTINGS = {
    "TITLE": "Kaluki Club",
    "DESCRIPTION": "Rummy-family card tournaments: rule sheets, calculator, tables, standings.",
    "VERSION": "v1",
    "SERVE_INCLUDE_SCHEMA": False,
    "POSTPROCESSING_HOOKS": [
        "drf_spectacular.hooks.postprocess_schema_enums",
        "tournaments.api.schema.add_refusals",
    ],
    "SWAGGER_UI_DIST": "SIDECAR",
    "SWAGGER_UI_FAVICON_HREF": "SIDECAR",
}

# --- What the browser is told ------------------------------------------------------------

CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF, "data:"],
        "font-src": [SELF],
        "connect-src": [SELF],
        "manifest-src": [SELF],
        "form-action": [SELF],
        "frame-ancestors": [NONE],
        "base-uri": [NONE],
    },
}

SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_REFERRER_POLICY = "same-origin"
SECURE_CROSS_ORIGIN_OPENER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = "Lax"
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = HTTPS
SECURE_HSTS_SECONDS = 31_536_000 if HTTPS else 0
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if HTTPS and PROXIES else None

# --- Language, time, files ---------------------------------------------------------------

LANGUAGES = [("en", _("English")), ("ru", _("Russian")), ("uk", _("Ukrainian"))]
LANGUAGE_CODE = read_choice("LANGUAGE_CODE", "en", dict(LANGUAGES))
LOCALE_PATHS = [BASE_DIR / "locale"]
TIME_ZONE = read_choice("TIME_ZONE", "UTC", available_timezones())
USE_TZ = True

STATIC_URL = "/static/"
STATICFILES_DIRS = [BASE_DIR / "static"]
# Files are served where they lie, under a short age and a check, so nothing has to be collected.
WHITENOISE_USE_FINDERS = True

# --- Logs --------------------------------------------------------------------------------

LOG_LEVEL = read_choice("LOG_LEVEL", "INFO", getLevelNamesMapping())
DJANGO_STRUCTLOG_CELERY_ENABLED = True
configure_structlog()

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "json": {
            "()": structlog.stdlib.ProcessorFormatter,
            "processor": structlog.processors.JSONRenderer(ensure_ascii=False),
            "foreign_pre_chain": [
                structlog.contextvars.merge_contextvars,
                structlog.stdlib.add_log_level,
                structlog.stdlib.add_logger_name,
                structlog.processors.TimeStamper(fmt="iso", utc=True),
            ],
        },
    },
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json"}},
    "root": {"handlers": ["stderr"], "level": LOG_LEVEL},
}
