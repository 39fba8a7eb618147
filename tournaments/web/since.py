"""How long ago something was, as people say it across a hall."""

from datetime import timedelta

from django.utils.translation import gettext as _

_HOUR = timedelta(hours=1)
_DAY = timedelta(days=1)
_MINUTE = timedelta(minutes=1)


def since_words(passed: timedelta) -> str:
    """“now”, “4 min”, “2 h”, “3 d”; never more exact than anybody needs."""
    if passed < _MINUTE:
        return _("now")
    if passed < _HOUR:
        return _("%(count)s min") % {"count": passed // _MINUTE}
    if passed < _DAY:
        return _("%(count)s h") % {"count": passed // _HOUR}
    return _("%(count)s d") % {"count": passed // _DAY}


def ago_words(passed: timedelta) -> str:
    """“now”, “4 min ago”."""
    if passed < _MINUTE:
        return _("now")
    return _("%(time)s ago") % {"time": since_words(passed)}
