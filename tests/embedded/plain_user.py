"""Do something as a user without privileges, whoever runs the tests."""

import os
import traceback
from collections.abc import Callable

NOBODY = 65534


def run_as_plain_user(act: Callable[[], None]) -> bool:
    """Whether `act` ended well in a process of a user without privileges."""
    child = os.fork()
    if child == 0:
        os._exit(_become_plain_and(act))
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status) == 0


def give_to_plain_user(path: str) -> None:
    if os.geteuid() == 0:
        os.chown(path, NOBODY, NOBODY)


def _become_plain_and(act: Callable[[], None]) -> int:
    try:
        if os.geteuid() == 0:
            os.setgroups([])
            os.setgid(NOBODY)
            os.setuid(NOBODY)
        act()
    except BaseException:  # noqa: BLE001 - a forked child must end here whatever happens
        traceback.print_exc()
        return 1
    return 0
