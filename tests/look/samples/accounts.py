"""Signing in, and the pages that say something went wrong."""

from tests.look.samples.forms import LoginForm
from tests.look.samples.frame import FRAME, Context, Sample

LOGIN: Context = {
    "frame": FRAME,
    "form": LoginForm({"username": "agnes"}, auto_id="%s"),
    "next": "/",
    "locked": "",
    "problems": [{"text": "Name and password do not fit each other", "field": "username"}],
}
STALE = {"text": "Hand 4 was saved at 20:45.", "url": "/tables/4/", "action": "See what is saved"}
SAMPLES = {
    "login": Sample("accounts/login.html", LOGIN),
    "error-404": Sample("404.html", {}),
    "error-403": Sample("403.html", {"frame": FRAME}),
    "error-csrf": Sample("403_csrf.html", {}),
    "error-400": Sample("400.html", {}),
    "error-409": Sample("errors/409.html", {"frame": FRAME, "stale": STALE}),
    "error-500": Sample("500.html", {"request_id": "KX-7Q2D"}),
    "error-503": Sample("errors/503.html", {"request_id": "KX-7Q2D"}),
}
