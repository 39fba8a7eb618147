"""The referee's page: a question is an address, and the ruling quotes the rule sheet."""

import json

import pytest
from django.http import QueryDict
from django.test import Client

from scoring.referee import read_table
from scoring.referee.table_checks import check_table
from scoring.variant import Variant
from scoring.variants import all_variants
from tests.seated import run_tournament
from tournaments.domain.referee_questions import Ask
from tournaments.models import Club
from tournaments.web.referee.questions import read_question
from tournaments.web.referee.sample import sample_table

JAMAICAN = """\
table jamaican 1
player Ann
player Jim
opened Ann earlier
meld Ann 8♥ JK=9♥ 10♥ J♥
meld Ann 8♠ 9♠ 10♠ J♠
"""


def ask(key: str, **typed: str) -> str:
    return " ".join(Client().get(f"/rules/{key}/referee/", typed).text.split())


@pytest.mark.parametrize("question", [*Ask])
def test_every_question_begins_with_an_empty_form(question: Ask) -> None:
    page = ask("jamaican", ask=question)
    assert "Ask the referee" in page
    assert "There is a problem" not in page
    assert 'class="panel ruling"' not in page


@pytest.mark.parametrize("variant", all_variants(), ids=lambda variant: variant.key)
@pytest.mark.parametrize("ask", [Ask.LAY_OFF, Ask.DRAWING])
def test_the_table_to_begin_with_can_be_in_every_game(variant: Variant, ask: Ask) -> None:
    question = read_question(variant, QueryDict(f"ask={ask}"))
    check_table(read_table(sample_table(question)), variant)


def test_the_worked_mexican_opening_is_allowed() -> None:
    """variants.md §3.8"""
    page = ask("mexican", hand="2", melds="7C 7D 4H=7S\n9S 10S JS QS")
    assert "Allowed" in page
    assert '<option value="2" selected>Hand 2: 1 set + 1 run, wild: 4</option>' in page


def test_a_refusal_quotes_the_rule_sheet() -> None:
    """variants.md §3.2"""
    page = ask("blackpool", melds="QS KS AS\n3H 3D 3C")
    assert "Not allowed" in page
    assert "The opening is worth 40 points; it needs 51." in page
    assert "§3.2" in page
    assert "<dt>Points needed</dt><dd>51</dd>" in page


def test_house_rules_of_a_link_count() -> None:
    """variants.md §3.1"""
    rules = json.dumps({"opening_points": 45})
    page = ask("british", melds="QS KS AS\n3H 3D 3C", house_rules=rules)
    assert "<dt>Points needed</dt><dd>45</dd>" in page
    assert "The house rules of this link cannot be read." in ask("british", house_rules="{")


def test_the_joker_moves_to_the_top() -> None:
    """variants.md §3.7"""
    page = ask("jamaican", ask="exchange", table=JAMAICAN, player="Ann", meld="1", cards="9H")
    assert "The joker moves along its run." in page
    assert "meld Ann 8♥ 9♥ 10♥ J♥ JK=Q♥" in page


def test_a_lay_off_says_where_else_the_card_goes() -> None:
    page = ask("jamaican", ask="lay-off", table=JAMAICAN, player="Ann", meld="1", cards="QS")
    assert "It would be allowed on meld 2." in page


def test_a_kaluki_is_recorded_as_one() -> None:
    """variants.md §3.1, §4"""
    melds = "QS KS AS\n3H 3D 3C\n5S 6S 7S 8S\n10H 10D 10C"
    page = ask("scarne", ask="going-out", melds=melds, discard="2C")
    assert "Gone out" in page
    assert "Record as: Kaluki × 2" in page
    assert "Not gone out" in ask("british", ask="going-out", melds=melds)


def test_what_could_have_been_laid() -> None:
    cards = "QS KS AS 3H 3D 3C 5S 6S 7S 8S 10H 10D 10C 2C"
    page = ask("british", ask="best", cards=cards)
    assert "Can open" in page
    assert "2 points" in page
    assert "Cannot open" in ask("british", ask="best", cards="2C 3D")


def test_more_cards_than_anybody_holds_are_refused_at_their_field() -> None:
    """variants.md §3.7: sixteen dealt, six from intercepts, one drawn"""
    cards = " ".join(f"{rank}{suit}" for rank in range(2, 11) for suit in "SHD")
    held = ask("jamaican", ask="best", hand="9", cards=cards[: 23 * 3].strip())
    assert "nobody holds more" not in held
    page = ask("jamaican", ask="best", hand="9", cards=cards[: 24 * 3].strip())
    text = "24 cards are named; nobody holds more than 23."
    assert f'<a href="#cards">{text}</a>' in page
    assert f'<p class="wrong-text" id="cards_error">{text}' in page
    assert 'aria-describedby="notation cards_error" aria-invalid="true"' in page


def test_nobody_is_told_to_name_wilds_where_they_cannot_be_named() -> None:
    assert "JK=7S" in ask("british", ask=Ask.LAY_DOWN)
    assert "JK=7S" not in ask("british", ask=Ask.BEST)
    assert "JK=7S" not in ask("british", ask=Ask.EXCHANGE)


def test_a_meld_that_is_not_there_is_counted_as_the_form_counts() -> None:
    page = ask("jamaican", ask="lay-off", table=JAMAICAN, player="Ann", meld="5", cards="QS")
    assert "No meld lies in place 5 from the top; melds on the table: 2." in page


@pytest.mark.parametrize(
    ("question", "blank"),
    [
        (Ask.BEST, {"cards": "No cards are named."}),
        (Ask.LAY_OFF, {"player": "Nobody is named who plays.", "cards": "No cards are named."}),
        (Ask.EXCHANGE, {"player": "Nobody is named who plays.", "cards": "No cards are named."}),
        (Ask.DRAWING, {"claims": "Nobody is named who wants the card."}),
    ],
)
def test_a_form_sent_empty_says_what_is_missing(question: Ask, blank: dict[str, str]) -> None:
    page = ask("british", ask=question, **dict.fromkeys(blank, ""))
    for field, text in blank.items():
        assert f'<a href="#{field}">{text}</a>' in page


def test_a_turn_in_which_nothing_is_laid_or_discarded_is_ruled_on() -> None:
    """variants.md §3.7, §3.8"""
    blank = {"ask": "going-out", "melds": "", "discard": "", "left": "", "opened": "yes"}
    assert "Gone out" in ask("jamaican", **blank)
    assert "Going out takes a last discard." in ask("mexican", **blank)
    assert "Not allowed" in ask("mexican", melds="")


def test_house_rules_of_a_table_are_those_that_are_quoted() -> None:
    """variants.md §3.1: house rule joker_exchange_in_set"""
    table = (
        'table british 1\nrules {"joker_exchange_in_set": "never"}\nplayer Ann\n'
        "opened Ann earlier\nmeld Ann 10♥ 10♣ JK\n"
    )
    page = ask("british", ask="exchange", table=table, player="Ann", cards="10S 10D")
    assert "<dt>A joker leaves a set of three</dt><dd>never</dd>" in page


def test_what_cannot_be_read_leads_to_its_field() -> None:
    page = ask("british", melds="7C foo\nJK=")
    assert page.count('<a href="#melds">') == 2
    page = ask("british", ask="lay-off", table="table british 1\nmeld", cards="7C")
    assert '<a href="#table">' in page


def test_what_is_out_of_range_is_not_asked() -> None:
    assert '<option value="1" selected>' in ask("mexican", hand="8", ask="nonsense", meld="-1")


def test_nine_melds_are_too_many() -> None:
    assert "9 melds are more than anybody can lay" in ask("mexican", melds="7C 7D 7H\n" * 9)


def test_the_rule_sheet_leads_to_the_referee() -> None:
    page = Client().get("/rules/british/").text
    assert 'href="/rules/british/referee/"' in page
    assert Client().get("/rules/whist/referee/").status_code == 404


def test_a_tournaments_rules_lead_to_a_referee_of_its_own(club: Club) -> None:
    """variants.md §3.1"""
    tournament = run_tournament(club, house_rules={"opening_points": 45})
    referee = f"/tournaments/{tournament.pk}/referee/"
    assert f'href="{referee}"' in Client().get(f"/tournaments/{tournament.pk}/rules/").text
    page = Client().get(referee, {"melds": "QS KS AS\n3H 3D 3C"}).text
    assert "<dt>Points needed</dt><dd>45</dd>" in page
