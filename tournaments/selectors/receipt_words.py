"""A receipt in words, for pages and reports alike."""

from django.utils.translation import gettext as _

from tournaments.models import Payment, PaymentDirection


def receipt_words(payment: Payment) -> str:
    """“Received: Cash”, “Paid out: Card”, “Receipt 3 taken back: Cash”."""
    method = payment.get_method_display()
    if payment.undoes is not None:
        said = {"number": payment.undoes.number, "method": method}
        return _("Receipt %(number)s taken back: %(method)s") % said
    texts = {
        PaymentDirection.RECEIPT: _("Received: %(method)s"),
        PaymentDirection.REFUND: _("Given back: %(method)s"),
        PaymentDirection.PAYOUT: _("Paid out: %(method)s"),
    }
    return texts[PaymentDirection(payment.direction)] % {"method": method}
