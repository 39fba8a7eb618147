"""Which letters the bytes of a text file stand for."""

import codecs
import re
import unicodedata

_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_WORD = re.compile(rb"[A-Za-z\x80-\xff]+")
_FOREIGN = re.compile(rb"[\x80-\xff]")
_PLAIN = re.compile(rb"[A-Za-z]")
_LAYOUT = "\t\r\n\f"


def decode(content: bytes) -> tuple[str, str]:
    """Return the encoding and the text of a file: Unicode, else Windows-1251 or Windows-1252.

    Raises `ValueError` when it is no text.
    """
    encoding = _find_encoding(content)
    text = content.decode(encoding)
    if any(unicodedata.category(sign) == "Cc" and sign not in _LAYOUT for sign in text):
        raise ValueError("not a text")
    return encoding.removesuffix("-sig"), text


def _find_encoding(content: bytes) -> str:
    for mark, encoding in _MARKS:
        if content.startswith(mark):
            return encoding
    if b"\0" in content:
        return _guess_byte_order(content)
    try:
        content.decode("utf-8")
    except UnicodeDecodeError:
        return _guess_code_page(content)
    return "utf-8"


def _guess_byte_order(content: bytes) -> str:
    """A text without a mark: line ends and separators have their zero byte before or after."""
    after, before = content[1::2].count(0), content[::2].count(0)
    return "utf-16-le" if after > before else "utf-16-be"


def _guess_code_page(content: bytes) -> str:
    """A Cyrillic word is foreign letters only; a Western one has a few among plain ones."""
    words = [word for word in _WORD.findall(content) if _FOREIGN.search(word)]
    mixed = sum(1 for word in words if _PLAIN.search(word))
    return "windows-1252" if 2 * mixed > len(words) else "windows-1251"
