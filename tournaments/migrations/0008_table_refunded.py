from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("tournaments", "0007_seat_units"),
    ]

    operations = [
        migrations.AddField(
            model_name="table",
            name="refunded",
            field=models.BooleanField(default=False),
        ),
    ]
