"""The database itself refuses to change or lose what the club relies on."""

from django.db import migrations

ONLY_ADDED = ("tournaments_logentry", "tournaments_ledgerline", "tournaments_submission")
NEVER_LOST = (*ONLY_ADDED, "tournaments_matchevent", "tournaments_seatingdraw")

FUNCTIONS = """
CREATE FUNCTION kaluki_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% of % is refused: rows are only ever added', TG_OP, TG_TABLE_NAME
        USING ERRCODE = 'restrict_violation';
END $$;

-- A throw-away test database may say "kaluki.may_truncate = on"; nobody else empties these tables.
CREATE FUNCTION kaluki_refuse_truncate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF coalesce(current_setting('kaluki.may_truncate', true), 'off') <> 'on' THEN
        RAISE EXCEPTION 'TRUNCATE of % is refused: rows are only ever added', TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NULL;
END $$;

-- Of an event only this may change: a version stops being the current one.
CREATE FUNCTION kaluki_refuse_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF OLD.is_current AND NOT NEW.is_current
        AND to_jsonb(OLD) - 'is_current' = to_jsonb(NEW) - 'is_current' THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'UPDATE of % is refused: a correction is a new version', TG_TABLE_NAME
        USING ERRCODE = 'restrict_violation';
END $$;

-- A seating draw is first a promise; once the cards are drawn it is closed.
CREATE FUNCTION kaluki_refuse_draw_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF OLD.drawn_at IS NULL AND OLD.commitment = NEW.commitment AND OLD.secret = NEW.secret THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'UPDATE of % is refused: a seating draw never changes', TG_TABLE_NAME
        USING ERRCODE = 'restrict_violation';
END $$;

CREATE FUNCTION kaluki_posting_sums_to_zero() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF (SELECT sum(amount) FROM tournaments_ledgerline WHERE posting = NEW.posting) <> 0 THEN
        RAISE EXCEPTION 'posting % does not sum to zero', NEW.posting
            USING ERRCODE = 'check_violation';
    END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER event_only_superseded BEFORE UPDATE ON tournaments_matchevent
    FOR EACH ROW EXECUTE FUNCTION kaluki_refuse_event_change();
CREATE TRIGGER draw_closed BEFORE UPDATE ON tournaments_seatingdraw
    FOR EACH ROW EXECUTE FUNCTION kaluki_refuse_draw_change();
CREATE CONSTRAINT TRIGGER posting_sums_to_zero AFTER INSERT ON tournaments_ledgerline
    DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION kaluki_posting_sums_to_zero();
"""

UNDO_FUNCTIONS = """
DROP TRIGGER event_only_superseded ON tournaments_matchevent;
DROP TRIGGER draw_closed ON tournaments_seatingdraw;
DROP TRIGGER posting_sums_to_zero ON tournaments_ledgerline;
DROP FUNCTION kaluki_posting_sums_to_zero;
DROP FUNCTION kaluki_refuse_draw_change;
DROP FUNCTION kaluki_refuse_event_change;
DROP FUNCTION kaluki_refuse_truncate;
DROP FUNCTION kaluki_refuse_change;
"""


def _trigger(table: str, name: str, moment: str, function: str) -> migrations.RunSQL:
    each = "STATEMENT" if moment == "TRUNCATE" else "ROW"
    return migrations.RunSQL(
        f"CREATE TRIGGER {name} BEFORE {moment} ON {table} "
        f"FOR EACH {each} EXECUTE FUNCTION {function}()",
        f"DROP TRIGGER {name} ON {table}",
    )


class Migration(migrations.Migration):
    dependencies = [("tournaments", "0001_initial")]
    operations = [
        migrations.RunSQL(FUNCTIONS, UNDO_FUNCTIONS),
        *(_trigger(t, "never_deleted", "DELETE", "kaluki_refuse_change") for t in NEVER_LOST),
        *(_trigger(t, "never_emptied", "TRUNCATE", "kaluki_refuse_truncate") for t in NEVER_LOST),
        *(_trigger(t, "never_changed", "UPDATE", "kaluki_refuse_change") for t in ONLY_ADDED),
    ]
