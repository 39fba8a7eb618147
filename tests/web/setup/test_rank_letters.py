"""Ranks of a house rule are written and read in the letters of whoever sets it."""

import pytest
from django.utils.translation import override

from scoring.variants import get_variant
from tournaments.web.setup.rule_fields import read_rules, typed_rules

MEXICAN = get_variant("mexican")


@pytest.mark.parametrize(("language", "written"), [("en", "3 J K"), ("ru", "3 В К")])
def test_wild_ranks_go_there_and_back(language: str, written: str) -> None:
    with override(language):
        typed = typed_rules({"wild_ranks": [3, 11, 13]})

    assert typed == {"house_rules.wild_ranks": written}
    assert read_rules(MEXICAN, typed) == {"wild_ranks": [3, 11, 13]}


def test_what_is_no_rank_stays_as_typed_for_the_rules_to_refuse() -> None:
    read = read_rules(MEXICAN, {"house_rules.wild_ranks": "3, Z"})
    assert read == {"wild_ranks": [3, "Z"]}
