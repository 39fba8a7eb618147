"""No page may run or look like anything that does not come from the site itself."""

import re

import pytest
from django.test import Client

ADDRESSES = ["/api/v1/docs/", "/healthz", "/api/v1/schema/"]


@pytest.mark.django_db
@pytest.mark.parametrize("address", ADDRESSES)
def test_every_answer_carries_the_strict_policy(client: Client, address: str) -> None:
    policy = client.get(address)["Content-Security-Policy"].split("; ")

    assert "script-src 'self'" in policy
    assert "style-src 'self'" in policy
    assert "img-src 'self' data:" in policy
    assert "default-src 'none'" in policy
    assert "unsafe" not in " ".join(policy)


@pytest.mark.django_db
def test_the_api_s_page_has_no_script_or_style_inside(client: Client) -> None:
    page = client.get("/api/v1/docs/").content.decode()

    assert re.findall(r"<script(?![^>]*\bsrc=)|<style| style=| on[a-z]+=", page) == []


@pytest.mark.django_db
def test_the_api_s_page_finds_its_script_and_the_schema(client: Client) -> None:
    page = client.get("/api/v1/docs/").content.decode()
    script = re.findall(r'src="(/api/v1/docs/[^"]*)"', page)[0].replace("&amp;", "&")

    answer = client.get(script)

    assert answer["Content-Type"].startswith("application/javascript")
    assert "/api/v1/schema/" in answer.content.decode()


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("header", "value"),
    [
        ("X-Frame-Options", "DENY"),
        ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "same-origin"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
    ],
)
def test_every_answer_carries_the_other_guards(client: Client, header: str, value: str) -> None:
    assert client.get("/healthz")[header] == value
