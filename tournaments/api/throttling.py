"""How often one address may ask the calculator."""

from typing import Any

import structlog
from redis.exceptions import RedisError
from rest_framework.request import Request
from rest_framework.settings import api_settings
from rest_framework.throttling import ScopedRateThrottle
from rest_framework.views import APIView

_log = structlog.get_logger(__name__)


class CalculatorThrottle(ScopedRateThrottle):
    """The rate of the view's `throttle_scope` in the settings; None there lifts the limit.

    A cache that is down refuses nobody: the limit keeps order, it guards no secret.
    """

    @property
    def THROTTLE_RATES(self) -> dict[str, Any]:  # type: ignore[override]  # noqa: N802
        return api_settings.DEFAULT_THROTTLE_RATES

    def allow_request(self, request: Request, view: APIView) -> bool:
        try:
            return super().allow_request(request, view)
        except RedisError as fault:
            _log.warning("throttle_without_cache", fault=str(fault))
            return True
