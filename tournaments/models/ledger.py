"""Money as double entry in whole minor units. Lines are only ever added."""

from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from tournaments.models.schedule import Table
from tournaments.models.tournaments import Entry, Tournament


class AccountKind(models.TextChoices):
    ENTRY = "entry", _("Player")
    SETTLED = "settled", _("Paid by a player at the desk")
    POT = "pot", _("Pot of a table")
    FUND = "fund", _("Prize fund")
    HOUSE = "house", _("House")
    ADDED = "added", _("Added by the club")
    CASH = "cash", _("Cash box")
    CARD = "card", _("Card payments")


OF_AN_ENTRY = (AccountKind.ENTRY, AccountKind.SETTLED)
OF_THE_TOURNAMENT = (
    AccountKind.FUND,
    AccountKind.HOUSE,
    AccountKind.ADDED,
    AccountKind.CASH,
    AccountKind.CARD,
)


class Account(models.Model):
    """What a player, a table's pot or the tournament holds; its balance is the sum of its lines.

    What a player has won or lost (`entry`) is one account, what he has paid at the desk (`settled`)
    another: he owes what the two do not sum to zero by.
    """

    tournament = models.ForeignKey(Tournament, models.PROTECT, related_name="accounts")
    kind = models.CharField(max_length=8, choices=AccountKind.choices)
    entry = models.ForeignKey(Entry, models.PROTECT, null=True, blank=True, related_name="accounts")
    table = models.ForeignKey(Table, models.PROTECT, null=True, blank=True, related_name="accounts")

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=("entry", "kind"),
                condition=Q(entry__isnull=False),
                name="account_one_per_entry",
            ),
            models.UniqueConstraint(
                fields=("tournament", "kind"),
                condition=Q(kind__in=OF_THE_TOURNAMENT),
                name="account_one_per_tournament",
            ),
            models.UniqueConstraint(
                fields=("table",), condition=Q(kind="pot"), name="account_one_pot_per_table"
            ),
            models.CheckConstraint(
                condition=Q(kind__in=OF_AN_ENTRY, entry__isnull=False, table=None)
                | Q(kind="pot", table__isnull=False, entry=None)
                | Q(kind__in=OF_THE_TOURNAMENT, entry=None, table=None),
                name="account_has_one_owner",
            ),
        )

    def __str__(self) -> str:
        return f"{self.kind} {self.entry_id or self.table_id or self.tournament_id}"


class LedgerLine(models.Model):
    """`amount` minor units to (+) or from (−) an account; `table` None: not of a match.

    Lines of one `posting` sum to zero, which the database holds at commit. `source` names what
    moved the money ("hand:2048", "initial", "pot"): a corrected hand is answered by counter-lines
    of the same source.
    """

    account = models.ForeignKey(Account, models.PROTECT, related_name="lines")
    table = models.ForeignKey(
        Table, models.PROTECT, null=True, blank=True, related_name="ledger_lines"
    )
    posting = models.UUIDField(db_index=True)
    source = models.CharField(max_length=40)
    amount = models.BigIntegerField()
    made_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ("id",)
        constraints = (
            models.CheckConstraint(condition=~Q(amount=0), name="ledger_line_moves_something"),
            models.UniqueConstraint(
                fields=("posting", "account", "source"), name="ledger_line_once_per_posting"
            ),
        )

    def __str__(self) -> str:
        return f"{self.amount:+d} {self.source}"
