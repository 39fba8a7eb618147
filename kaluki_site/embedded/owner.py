"""Whom PostgreSQL runs as: it refuses to be root, so root lends it another user."""

import os
import pwd
import stat
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import IO

LENT_USERS = ("postgres", "nobody")
# Nothing of the caller's surroundings, PGHOST and the like above all, may steer the database.
BARE_ENVIRONMENT = {"LC_ALL": "C", "PATH": "/usr/bin:/bin", "TZ": "UTC"}


@dataclass(frozen=True, slots=True)
class Owner:
    """The user that owns the database's files; `lent` when it is not the one who started us."""

    uid: int
    gid: int
    lent: bool

    def run(self, *command: str | Path) -> subprocess.CompletedProcess[str]:
        """Run a program of PostgreSQL as this user to its end; OSError if it cannot."""
        return subprocess.run(
            command,
            capture_output=True,
            text=True,
            check=False,
            cwd="/",
            env=BARE_ENVIRONMENT,
            user=self.uid if self.lent else None,
            group=self.gid if self.lent else None,
            extra_groups=[] if self.lent else None,
        )

    def launch(self, *command: str | Path, log: IO[bytes]) -> subprocess.Popen[bytes]:
        """Start a server as this user, in a session of its own: Ctrl-C must not reach it."""
        return subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            cwd="/",
            env=BARE_ENVIRONMENT,
            start_new_session=True,
            user=self.uid if self.lent else None,
            group=self.gid if self.lent else None,
            extra_groups=[] if self.lent else None,
        )

    def may_enter(self, folder: Path) -> bool:
        """Whether every existing folder on the way to `folder` lets this user through."""
        return not self.lent or all(
            self._may_search(step.stat()) for step in (folder, *folder.parents) if step.exists()
        )

    def give(self, path: Path) -> None:
        if self.lent:
            os.chown(path, self.uid, self.gid)

    def _may_search(self, status: os.stat_result) -> bool:
        if status.st_uid == self.uid:
            return bool(status.st_mode & stat.S_IXUSR)
        if status.st_gid == self.gid:
            return bool(status.st_mode & stat.S_IXGRP)
        return bool(status.st_mode & stat.S_IXOTH)


def choose_owner(data: Path) -> Owner:
    """The present user; for root whoever owns the club's folder, else `postgres` or `nobody`."""
    if os.geteuid() != 0:
        return Owner(os.geteuid(), os.getegid(), lent=False)
    nearest = next(step for step in (data, *data.parents) if step.exists()).stat()
    if nearest.st_uid != 0:
        return Owner(nearest.st_uid, nearest.st_gid, lent=True)
    user = _first_known(LENT_USERS)
    return Owner(user.pw_uid, user.pw_gid, lent=True)


def _first_known(names: tuple[str, ...]) -> pwd.struct_passwd:
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    return next(known[name] for name in names if name in known)
