"""What every page has round it: the brand, the menu, languages, who is signed in."""

from typing import Any

from django.conf import settings
from django.contrib.auth.models import User
from django.http import HttpRequest
from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import get_language, get_language_info
from django.utils.translation import gettext as _

from scoring.variants import all_variants
from tournaments.models import Club

Context = dict[str, Any]

Door = tuple[str, str, tuple[str, ...]]
"""A label, where it leads, and how the addresses of the pages behind it begin."""


def frame(request: HttpRequest) -> Context:
    """Context processor: the frame of a page that belongs to no club."""
    return {"frame": _frame(request, None)}


def club_frame(request: HttpRequest, club: Club) -> Context:
    """The frame of a page of a club; put into a page's context it takes the other's place."""
    return {"frame": _frame(request, club)}


def _frame(request: HttpRequest, club: Club | None) -> Context:
    user = getattr(request, "user", None)
    person = {"name": _name(user), "logout_url": reverse("logout")} if _is_known(user) else None
    return {
        "name": club.name if club is not None else _("Kaluki Club"),
        "home": reverse("home") if club is None else reverse("club", args=(club.slug,)),
        "menu": _menu(request.path, club),
        "languages": _languages(),
        "language_url": reverse("set_language"),
        "person": person,
        "login_url": "" if person else _login_url(request),
        "path": request.get_full_path(),
        "links": _links(club),
    }


def _is_known(user: object) -> bool:
    return isinstance(user, User) or bool(getattr(user, "is_authenticated", False))


def _name(user: Any) -> str:
    return str(user.get_full_name() or user.get_username())


def _login_url(request: HttpRequest) -> str:
    """The way in, and back to where one was."""
    if request.path == reverse("login"):
        return request.get_full_path()
    return f"{reverse('login')}?{urlencode({'next': request.get_full_path()})}"


def _menu(path: str, club: Club | None) -> list[Context]:
    """The doors at the top, the one this page lies behind being marked."""
    doors = [*(_club_doors(club) if club is not None else _site_doors())]
    doors.append((_("Rules"), reverse("rules"), (reverse("rules"),)))
    here = _door_of(path, doors)
    return [
        {"label": label, "url": url, "current": url in (here, path)} for label, url, _under in doors
    ]


def _door_of(path: str, doors: list[Door]) -> str:
    """The door with the longest beginning of the path."""
    found = ((len(start), url) for _label, url, under in doors for start in under
             if path.startswith(start))  # fmt: skip
    return max(found, default=(0, ""))[1]


def _site_doors() -> list[Door]:
    return [(_("Clubs"), reverse("home"), ())]


def _club_doors(club: Club) -> list[Door]:
    home, players = (reverse(name, args=(club.slug,)) for name in ("club", "players"))
    return [
        (_("Tournaments"), home, (home, "/tournaments/", "/tables/", "/rounds/")),
        (_("Players"), players, (players, "/players/")),
    ]


def _languages() -> list[Context]:
    return [
        {
            "code": code,
            "label": code.upper(),
            "name": get_language_info(code)["name_local"],
            "current": code == get_language(),
        }
        for code, _name in settings.LANGUAGES
    ]


def _links(club: Club | None) -> list[Context]:
    links = [
        {"label": _("Rule sheets"), "url": reverse("rules")},
        {"label": _("Calculator"), "url": reverse("calculator", args=(all_variants()[0].key,))},
    ]
    if club is not None:
        links.insert(0, {"label": _("All clubs"), "url": reverse("home")})
    return links
