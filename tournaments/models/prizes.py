"""What it costs to play, what is to be won, and what was paid over the desk."""

from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.utils.translation import gettext_lazy as _

from tournaments.models.tournaments import Entry, Tournament


class PrizeTerms(models.Model):
    """Fee and prizes of a tournament, in minor units of its currency.

    `house_part` is what the club keeps of each `entry_fee`, `added` what it gives to the fund.
    `plan` is what `domain.prizes` writes. `amounts` are the prizes by entry id once they are
    locked, `places` the places they were for, also by entry id (None for prizes locked before
    places were kept), and `topped_up` what was added then to keep the guarantees: from then on
    nothing moves them.
    """

    tournament = models.OneToOneField(Tournament, models.PROTECT, related_name="prize_terms")
    entry_fee = models.PositiveIntegerField(default=0)
    house_part = models.PositiveIntegerField(default=0)
    added = models.PositiveIntegerField(default=0)
    plan = models.JSONField(default=dict, blank=True)
    amounts = models.JSONField(null=True, blank=True)
    places = models.JSONField(null=True, blank=True)
    topped_up = models.PositiveIntegerField(default=0)
    locked_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = (
            models.CheckConstraint(
                condition=Q(house_part__lte=F("entry_fee")), name="prize_terms_house_part_of_fee"
            ),
            models.CheckConstraint(
                condition=Q(amounts=None, locked_at=None)
                | Q(amounts__isnull=False, locked_at__isnull=False),
                name="prize_terms_locked_with_amounts",
            ),
            models.CheckConstraint(
                condition=Q(places=None) | Q(amounts__isnull=False),
                name="prize_terms_places_of_amounts",
            ),
        )

    def __str__(self) -> str:
        return f"prizes of {self.tournament}"


class PaymentMethod(models.TextChoices):
    CASH = "cash", _("Cash")
    CARD = "card", _("Card")


class PaymentDirection(models.TextChoices):
    RECEIPT = "receipt", _("Received")
    REFUND = "refund", _("Given back")
    PAYOUT = "payout", _("Paid out")


class Payment(models.Model):
    """Money over the desk: `amount` minor units from (+) or to (−) a player. Only added to.

    `number` is that of the receipt, from 1 in each tournament. A payment that `undoes` another has
    its direction and the opposite amount.
    """

    entry = models.ForeignKey(Entry, models.PROTECT, related_name="payments")
    number = models.PositiveIntegerField()
    method = models.CharField(max_length=8, choices=PaymentMethod.choices)
    direction = models.CharField(max_length=8, choices=PaymentDirection.choices)
    amount = models.BigIntegerField()
    undoes = models.OneToOneField(
        "self", models.PROTECT, null=True, blank=True, related_name="undone_by"
    )
    submission_id = models.UUIDField(unique=True)
    note = models.CharField(max_length=200, blank=True)
    made_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.PROTECT, null=True, blank=True, related_name="+"
    )
    made_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ("id",)
        constraints = (
            models.CheckConstraint(condition=~Q(amount=0), name="payment_moves_something"),
            models.CheckConstraint(
                condition=Q(method__in=PaymentMethod.values), name="payment_method_known"
            ),
            models.CheckConstraint(
                condition=Q(direction__in=PaymentDirection.values), name="payment_direction_known"
            ),
            models.CheckConstraint(
                condition=Q(direction="receipt", undoes=None, amount__gt=0)
                | Q(direction="receipt", undoes__isnull=False, amount__lt=0)
                | (~Q(direction="receipt") & Q(undoes=None, amount__lt=0))
                | (~Q(direction="receipt") & Q(undoes__isnull=False, amount__gt=0)),
                name="payment_goes_its_direction",
            ),
        )

    def __str__(self) -> str:
        return f"receipt {self.number}: {self.amount:+d} {self.method}"
