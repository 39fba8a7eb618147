"""Folders nobody else can look into or has prepared for us."""

import os
import stat
from pathlib import Path

from kaluki_site.embedded.owner import Owner
from kaluki_site.embedded.problems import CannotStart


def make_private(folder: Path, owner: Owner) -> None:
    """Make `folder`, mode 0700, the owner's; refuse one that somebody else put there.

    The sockets' folder may lie in a shared place like /tmp, where another user could have
    made it first.
    """
    folder.parent.mkdir(parents=True, exist_ok=True)
    try:
        folder.mkdir(mode=0o700)
    except FileExistsError:
        _check_ours(folder, owner)
    folder.chmod(0o700)
    owner.give(folder)


def _check_ours(folder: Path, owner: Owner) -> None:
    status = folder.lstat()
    if not stat.S_ISDIR(status.st_mode):
        raise CannotStart(f"{folder} is in the way: it is not a folder. Move it elsewhere.")
    if status.st_uid not in {owner.uid, os.geteuid()}:
        raise CannotStart(
            f"The folder {folder} belongs to another user (number {status.st_uid}). "
            "Start the club as that user, or set DATA_DIR to a folder of your own."
        )
