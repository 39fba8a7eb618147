"""Letters and how they are spelt with the plain letters a to z.

Everything here is lower case and in composed form (NFC).
"""

from collections.abc import Mapping

Spelling = Mapping[int, str]


def _table(letters: Mapping[str, str]) -> Spelling:
    return {ord(letter): spelt for letter, spelt in letters.items()}


APOSTROPHES: Spelling = _table(dict.fromkeys("'’‘‛ʼʻʽ`´ʹʾʿˈ′‵＇", ""))
"""Every sign people type for an apostrophe; it is left out."""

LATIN: Spelling = _table(
    {
        "æ": "ae",
        "œ": "oe",
        "ø": "o",
        "ł": "l",
        "đ": "d",
        "ð": "d",
        "þ": "th",
        "ħ": "h",
        "ı": "i",
        "ŋ": "ng",
        "ŧ": "t",
        "ə": "e",
    }
)
"""Latin letters that no decomposition takes apart."""

SPELT_OUT: Spelling = _table({"ä": "ae", "ö": "oe", "ü": "ue", "ø": "oe", "å": "aa"})
"""What Germans and Scandinavians type on a keyboard without these letters."""

ALIKE: Spelling = _table({"y": "i", "w": "v"})
"""What spellings of one name differ in most: Sergey and Sergei, Kowalski and Kovalsky."""

CYRILLIC: Spelling = _table(
    dict(zip("абвгґдеёзиіїйклмнопрстуўфыэ", "abvggdeeziiiiklmnoprstuufie", strict=True))
    | {"є": "ie", "ж": "zh", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch"}
    | {"ъ": "", "ь": "", "ю": "iu", "я": "ia"}
)
"""Russian, Ukrainian and Belarusian in one spelling, whichever it is: и, і, ї, й and ы are i."""

UKRAINIAN_H: Spelling = _table({"г": "h"})
SHORT: Spelling = _table({"х": "h", "ц": "c", "щ": "sch"})
SOUNDED: Spelling = _table({"ё": "io"})
SCHOLARLY: Spelling = _table(
    {"ж": "z", "х": "h", "ц": "c", "ч": "c", "ш": "s", "щ": "sc"}
    | {"й": "j", "ю": "ju", "я": "ja", "є": "je"}
)
"""Ways passports, visas and people differ from `CYRILLIC`."""
