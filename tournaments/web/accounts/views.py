"""Signing in and choosing a language."""

from typing import Any

from django.contrib.auth import views as auth_views
from django.contrib.auth.forms import AuthenticationForm
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views.decorators.csrf import csrf_exempt
from django.views.i18n import set_language

from tournaments.web.accounts.forms import SignInForm

TOO_MANY_REQUESTS = 429


class SignIn(auth_views.LoginView):
    """The way in for directors and scorekeepers, and back to the page one came from."""

    template_name = "accounts/login.html"
    authentication_form = SignInForm
    redirect_authenticated_user = True

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        context = super().get_context_data(**kwargs)
        form: AuthenticationForm = context["form"]
        texts = [str(text) for texts in form.errors.values() for text in texts]
        problems = [{"text": text, "field": "id_username"} for text in texts]
        return {**context, "problems": problems, "locked": ""}


def show_locked_out(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
    """What django-axes shows after too many tries."""
    text = _("Too many tries. Wait a quarter of an hour, or ask another director to sign in.")
    context = {"form": SignInForm(request), "next": "", "problems": [], "locked": text}
    return render(request, "accounts/login.html", context, status=TOO_MANY_REQUESTS)


# A language harms nobody, and without a token the public pages stay free of cookies.
choose_language = csrf_exempt(set_language)
