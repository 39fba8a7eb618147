import django.db.models.deletion
from django.db import migrations, models
from django.db.models import Q


class Migration(migrations.Migration):
    dependencies = [("tournaments", "0009_reports")]

    operations = [
        migrations.AddField(
            model_name="prizeterms",
            name="topped_up",
            field=models.PositiveIntegerField(default=0),
        ),
        migrations.AddField(
            model_name="payment",
            name="direction",
            field=models.CharField(
                choices=[("receipt", "Received"), ("refund", "Given back"), ("payout", "Paid out")],
                default="receipt",
                max_length=8,
            ),
            preserve_default=False,
        ),
        migrations.AddField(
            model_name="payment",
            name="undoes",
            field=models.OneToOneField(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="undone_by",
                to="tournaments.payment",
            ),
        ),
        migrations.AddConstraint(
            model_name="payment",
            constraint=models.CheckConstraint(
                condition=Q(("direction__in", ["receipt", "refund", "payout"])),
                name="payment_direction_known",
            ),
        ),
        migrations.AddConstraint(
            model_name="payment",
            constraint=models.CheckConstraint(
                condition=Q(
                    Q(("amount__gt", 0), ("direction", "receipt"), ("undoes", None)),
                    Q(("amount__lt", 0), ("direction", "receipt"), ("undoes__isnull", False)),
                    Q(
                        Q(("direction", "receipt"), _negated=True),
                        ("amount__lt", 0),
                        ("undoes", None),
                    ),
                    Q(
                        Q(("direction", "receipt"), _negated=True),
                        ("amount__gt", 0),
                        ("undoes__isnull", False),
                    ),
                    _connector="OR",
                ),
                name="payment_goes_its_direction",
            ),
        ),
    ]
