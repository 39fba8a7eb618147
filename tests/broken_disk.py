"""A disk that fills up in the middle of seating people."""

from django.db import connection


def break_disk() -> None:
    """From now on the database cannot write the second seat of any table."""
    with connection.cursor() as cursor:
        cursor.execute(
            "CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN RAISE EXCEPTION 'disk full' USING ERRCODE = 'disk_full'; END $$"
        )
        cursor.execute(
            "CREATE TRIGGER fail BEFORE INSERT ON tournaments_seat FOR EACH ROW "
            "WHEN (NEW.number = 2) EXECUTE FUNCTION fail()"
        )


def repair_disk() -> None:
    """There is room again."""
    with connection.cursor() as cursor:
        cursor.execute("DROP FUNCTION fail() CASCADE")
