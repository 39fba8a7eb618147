from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("tournaments", "0015_search_offered"),
    ]

    operations = [
        migrations.AddField(
            model_name="prizeterms",
            name="places",
            field=models.JSONField(blank=True, null=True),
        ),
        migrations.AddConstraint(
            model_name="prizeterms",
            constraint=models.CheckConstraint(
                condition=models.Q(("places", None), ("amounts__isnull", False), _connector="OR"),
                name="prize_terms_places_of_amounts",
            ),
        ),
    ]
