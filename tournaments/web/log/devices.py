"""The device an act came from, in words short enough to read."""

_BROWSERS = (
    ("Edg/", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)
_LONGEST = 40


def device_words(device: str) -> str:
    """“Firefox, Android” of a browser's long name; any other device as it called itself."""
    if not device.startswith("Mozilla/"):
        return device[:_LONGEST]
    named = [_first(_BROWSERS, device), _first(_SYSTEMS, device)]
    return ", ".join(name for name in named if name)


def _first(signs: tuple[tuple[str, str], ...], device: str) -> str:
    """Browsers call themselves by the names of older ones too, so the order decides."""
    return next((name for sign, name in signs if sign in device), "")
