"""Buy-ins on offer that end once the next hand is recorded (variants.md §3.1), named beforehand."""

from django.utils.translation import gettext as _

from scoring.match import BuyInOffer
from tournaments.web.money import format_units
from tournaments.web.tables.table_page import TablePage


def lapse_words(page: TablePage) -> list[str]:
    """One sentence for each player whose buy-in lapses with the next hand."""
    return [_sentence(page, offer) for offer in page.state.offers]


def save_words(page: TablePage) -> str:
    """What the button that records the next hand says; with who stays out by it."""
    names = [page.match.keys.name(offer.player) for offer in page.state.offers]
    said = {"number": page.state.hand_number, "names": ", ".join(names)}
    if not names:
        return _("Save hand %(number)s") % said
    if len(names) == 1:
        return _("Save hand %(number)s: %(names)s stays out") % said
    return _("Save hand %(number)s: %(names)s stay out") % said


def _sentence(page: TablePage, offer: BuyInOffer) -> str:
    said = {
        "name": page.match.keys.name(offer.player),
        "price": format_units(offer.price, page.match.table.round.stage.tournament),
        "number": page.state.hand_number,
    }
    text = _(
        "%(name)s has not answered: the buy-in for %(price)s lapses once hand %(number)s is saved."
    )
    return text % said
