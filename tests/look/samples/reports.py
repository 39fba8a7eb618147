"""Reports in every state they can be in."""

from tests.look.samples.frame import SIGNED_IN, Context, Sample


def _tag(kind: str, text: str) -> Context:
    return {"kind": kind, "text": text}


def _row(label: str, tag: Context, **more: object) -> Context:
    row: Context = {"time": "2 February 2026, 20:46", "language": "English", "text": ""}
    return {**row, "label": label, "tag": tag, "progress": None, "url": "", **more}


REPORTS: Context = {
    "frame": SIGNED_IN,
    "tournament": {"name": "Candlemas Kaluki Cup", "console_url": "/console/"},
    "problems": [],
    "reports": {
        "url": "/reports/",
        "part_url": "/reports/list/",
        "ptag": "3",
        "busy": True,
        "kinds": [
            {
                "name": "Standings",
                "forms": [
                    {"label": label, "fields": [{"name": "format", "value": label.lower()}]}
                    for label in ("PDF", "XLSX", "CSV")
                ],
            }
        ],
        "rows": [
            _row("Standings, PDF", _tag("info", "Being made"), progress=60),
            _row(
                "Standings, CSV",
                _tag("hollow", "Waiting"),
                text="Whoever makes reports does not answer just now.",
            ),
            _row("Standings, XLSX, version 209", _tag("ok", "Ready"), url="/report/"),
            _row("Standings, PDF", _tag("bad", "Failed"), text="It could not be made."),
        ],
    },
}

SAMPLES = {"reports": Sample("reports/reports.html", REPORTS, ("list",))}
