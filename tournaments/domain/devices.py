"""What a device calls itself, as the log keeps it."""

LONGEST_DEVICE = 120


def clean_device(text: str) -> str:
    """The name without signs that cannot be printed, at most `LONGEST_DEVICE` long."""
    return "".join(sign for sign in text if sign.isprintable())[:LONGEST_DEVICE]
