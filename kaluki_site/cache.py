"""The cache on Redis or Valkey: one set of connections, and no page lost when it is down."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from typing import Any, TypeVar

import structlog
from django.core.cache.backends.redis import RedisCache, RedisCacheClient
from redis import ConnectionError as NoConnection
from redis import TimeoutError as NoAnswer
from redis.backoff import NoBackoff
from redis.retry import Retry

CONNECT_SECONDS = 0.5
ANSWER_SECONDS = 1.0

Answer = TypeVar("Answer")
logger = structlog.get_logger(__name__)


class SharedRedisCache(RedisCache):
    """One set of connections for the whole process.

    Each request runs in a context of its own, and Django keeps a cache object per context:
    with its own client every request would connect anew.
    """

    _servers: list[str]

    @cached_property
    def _cache(self) -> RedisCacheClient:
        return find_client(tuple(self._servers))


class ForgivingClient(RedisCacheClient):
    """Answers as an empty cache while the server is away: hands are recorded all the same."""

    def get(self, key: Any, default: Any) -> Any:
        return _ask(default, super().get, key, default)

    def get_many(self, keys: Iterable[Any]) -> dict[Any, Any]:
        return _ask({}, super().get_many, keys)

    def has_key(self, key: Any) -> bool:
        return _ask(False, super().has_key, key)

    def add(self, key: Any, value: Any, timeout: Any) -> bool:
        return _ask(True, super().add, key, value, timeout)

    def set(self, key: Any, value: Any, timeout: Any) -> None:
        _ask(None, super().set, key, value, timeout)

    def set_many(self, data: Mapping[Any, Any], timeout: Any) -> None:
        _ask(None, super().set_many, data, timeout)

    def touch(self, key: Any, timeout: Any) -> bool:
        return _ask(False, super().touch, key, timeout)

    def delete(self, key: Any) -> bool:
        return _ask(False, super().delete, key)

    def delete_many(self, keys: Iterable[Any]) -> None:
        _ask(None, super().delete_many, keys)


@cache
def find_client(servers: tuple[str, ...]) -> ForgivingClient:
    """The process's client; redis-py's pool is safe among threads and after a fork."""
    return ForgivingClient(
        list(servers),
        socket_connect_timeout=CONNECT_SECONDS,
        socket_timeout=ANSWER_SECONDS,
        retry=Retry(NoBackoff(), 1),
    )


def _ask(otherwise: Answer, method: Callable[..., Answer], *arguments: Any) -> Answer:
    try:
        return method(*arguments)
    except (NoConnection, NoAnswer) as problem:
        logger.warning("cache_away", reason=str(problem))
        return otherwise
