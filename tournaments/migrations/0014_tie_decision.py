import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models

DECISIONS_ONLY_ADDED = """
CREATE TRIGGER never_deleted BEFORE DELETE ON tournaments_tiedecision
    FOR EACH ROW EXECUTE FUNCTION kaluki_refuse_change();
CREATE TRIGGER never_changed BEFORE UPDATE ON tournaments_tiedecision
    FOR EACH ROW EXECUTE FUNCTION kaluki_refuse_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON tournaments_tiedecision
    FOR EACH STATEMENT EXECUTE FUNCTION kaluki_refuse_truncate();
"""
UNDO_DECISIONS_ONLY_ADDED = """
DROP TRIGGER never_deleted ON tournaments_tiedecision;
DROP TRIGGER never_changed ON tournaments_tiedecision;
DROP TRIGGER never_emptied ON tournaments_tiedecision;
"""


class Migration(migrations.Migration):
    dependencies = [
        ("tournaments", "0013_tournament_changed_at"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name="TieDecision",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("place", models.PositiveSmallIntegerField()),
                ("entries", models.JSONField()),
                ("going_on", models.JSONField()),
                ("reason", models.CharField(max_length=300)),
                ("submission_id", models.UUIDField()),
                ("device", models.CharField(blank=True, max_length=120)),
                ("made_at", models.DateTimeField(auto_now_add=True)),
                (
                    "made_by",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="+",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="tie_decisions",
                        to="tournaments.table",
                    ),
                ),
            ],
            options={
                "ordering": ("id",),
                "constraints": [
                    models.UniqueConstraint(
                        fields=("table", "submission_id"), name="tie_decided_once"
                    )
                ],
            },
        ),
        migrations.RunSQL(DECISIONS_ONLY_ADDED, UNDO_DECISIONS_ONLY_ADDED),
    ]
