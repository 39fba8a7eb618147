import django.utils.timezone
from django.db import migrations, models

FROM_THE_LOG = """
UPDATE tournaments_tournament AS tournament SET changed_at = COALESCE(
    (
        SELECT at FROM tournaments_logentry AS entry
        WHERE entry.tournament_id = tournament.id AND entry.number = tournament.log_length
    ),
    tournament.created_at
)
"""


class Migration(migrations.Migration):
    dependencies = [
        ("tournaments", "0012_round_search"),
    ]

    operations = [
        migrations.AddField(
            model_name="tournament",
            name="changed_at",
            field=models.DateTimeField(default=django.utils.timezone.now),
        ),
        migrations.RunSQL(FROM_THE_LOG, migrations.RunSQL.noop),
    ]
