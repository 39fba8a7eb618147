"""One open stream's waiting place."""

import asyncio


class Listener:
    """Holds only the newest version: a slow phone skips what it was too slow for."""

    def __init__(self) -> None:
        self.version = -1
        self.closed = False
        self._news = asyncio.Event()

    def tell(self, version: int) -> None:
        """Announcements of two transactions may overtake each other: a version never falls."""
        if version > self.version:
            self.version = version
            self._news.set()

    def close(self) -> None:
        self.closed = True
        self._news.set()

    async def wait(self, seconds: float) -> bool:
        """Wait for news, at most so long; False when there was none."""
        try:
            await asyncio.wait_for(self._news.wait(), seconds)
        except TimeoutError:
            return False
        self._news.clear()
        return True
