"""Letters and how they are spelt with the plain letters a to z.

Everything here is lower case and in composed form (NFC).
"""

from collections.abc import Mapping

Spelling = Mapping[int, str]

APOSTROPHES: Spelling = dict.fromkeys(map(ord, "'’‘‛ʼʻʽ`´ʹʾʿˈ′‵＇"), "")
"""Every sign people type for an apostrophe; it is left out."""

LATIN: Spelling = {
    ord(letter): plain
    for letter, plain in {
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
    }.items()
}
"""Latin letters that no decomposition takes apart."""

SPELT_OUT: Spelling = {
    ord(letter): plain
    for letter, plain in {"ä": "ae", "ö": "oe", "ü": "ue", "ø": "oe", "å": "aa"}.items()
}
"""What Germans and Scandinavians type on a keyboard without these letters."""

ALIKE: Spelling = {ord("y"): "i", ord("w"): "v"}
"""Pairs that spellings of one name differ in most often: Sergey and Sergei, Kowalski and Kovalsky."""

CYRILLIC: Spelling = {
    ord(letter): plain
    for letter, plain in zip(
        "абвгґдеёєжзиіїйклмнопрстуўфхцчшщъыьэюя",
        "a b v g g d e e ie zh z i i i i k l m n o p r s t u u f kh ts ch sh shch ~ i ~ e iu ia".replace(
            "~", ""
        ).split(" "),
        strict=True,
    )
}
"""Russian, Ukrainian and Belarusian in one spelling, whichever the language: и, і, ї, й, ы are i."""

UKRAINIAN_H: Spelling = {ord("г"): "h"}
SHORT: Spelling = {ord("х"): "h", ord("ц"): "c", ord("щ"): "sch"}
SOUNDED: Spelling = {ord("ё"): "io"}
SCHOLARLY: Spelling = {
    ord(letter): plain
    for letter, plain in zip("жхцчшщйюяєё", "z h c c s sc j ju ja je e".split(" "), strict=True)
}
"""Ways passports, visas and people differ from `CYRILLIC`."""
