"""Fee and prizes as they are asked for, and receipts to print."""

from tests.look.samples.cast import person
from tests.look.samples.frame import SIGNED_IN, Context, Sample
from tests.look.samples.setup import fact
from tournaments.web.money_desk.terms_form import TermsForm

TOURNAMENT: Context = {
    "name": "Candlemas Kaluki Cup",
    "date": "6 February 2027",
    "console_url": "/",
}
NO_AMOUNT = "“ten” is no amount of this currency: give it such as 10.50."
TERMS: Context = {
    "frame": SIGNED_IN,
    "tournament": TOURNAMENT,
    "form": TermsForm({"entry_fee": "ten", "places": "50 30 20"}),
    "problems": [{"text": NO_AMOUNT, "field": "entry_fee"}],
    "facts_url": "/facts/",
    "cancel_url": "/",
    "side": {
        "facts": [fact("Prize fund", "£180.00", "with 18 players"), fact("Place 1", "£90.00")],
        "texts": ["£20.00 has to be added to keep the guarantee."],
    },
}
RECEIPTS: Context = {
    "frame": SIGNED_IN,
    "tournament": TOURNAMENT,
    "club": "Millrace Card Club",
    "receipts": [
        {
            **person(place),
            "number": place + 1,
            "amount": "£10.00",
            "text": "Received: cash",
            "at": "6 February 2027, 18:40",
            "by": "Agnes Merriweather",
            "note": "entry fee" if place else "",
            "undone": 0 if place else 9,
        }
        for place in range(4)
    ],
}
SAMPLES = {
    "prize-terms": Sample("tournaments/prize_terms.html", TERMS, partials=("facts",)),
    "receipts": Sample("tournaments/receipts.html", RECEIPTS),
}
