"""Which column of a table holds what, by its heading in English, Russian or Ukrainian."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from tournaments.domain.names import fold_name


class Meaning(Enum):
    """What a column holds."""

    FULL_NAME = auto()
    FIRST_NAME = auto()
    MIDDLE_NAME = auto()
    SURNAME = auto()
    NOTE = auto()
    OTHER = auto()


_HEADINGS = {
    Meaning.FULL_NAME: (
        "name, full name, fullname, player, player name, participant, member, "
        "имя, фио, ф.и.о., имя и фамилия, фамилия и имя, фамилия имя, имя фамилия, игрок, "
        "участник, фамилия имя отчество, ім'я, піб, п.і.б., ім'я та прізвище, "
        "прізвище та ім'я, прізвище ім'я, ім'я прізвище, прізвище ім'я по батькові, "
        "гравець, учасник"
    ),
    Meaning.FIRST_NAME: "first name, firstname, given name, forename, name, имя, ім'я",
    Meaning.MIDDLE_NAME: "middle name, patronymic, отчество, по батькові",
    Meaning.SURNAME: "surname, last name, lastname, family name, фамилия, прізвище",
    Meaning.NOTE: (
        "note, notes, comment, comments, remark, remarks, заметка, заметки, примечание, "
        "примечания, комментарий, нотатка, нотатки, примітка, примітки, коментар"
    ),
    Meaning.OTHER: (
        "no, no., nr, #, №, number, id, email, e-mail, mail, phone, telephone, club, city, town, "
        "country, rating, birthday, date of birth, age, seat, table, points, place, "
        "номер, № п/п, п/п, почта, телефон, клуб, город, страна, рейтинг, дата рождения, возраст, "
        "пошта, місто, країна, дата народження, вік"
    ),
}


def _spell(heading: str) -> str:
    return fold_name(heading) or heading.strip()


_BY_HEADING = {
    meaning: frozenset(_spell(heading) for heading in headings.split(","))
    for meaning, headings in _HEADINGS.items()
}


@dataclass(frozen=True, slots=True)
class Columns:
    """Numbers of columns, from 0. A name may be spread over several, in the order it is spoken."""

    name: tuple[int, ...]
    note: int | None = None


def find_columns(headings: Sequence[str]) -> Columns | None:
    """Return where names and notes stand under these headings, None when no column holds names."""
    note = _first(headings, Meaning.NOTE)
    surname = _first(headings, Meaning.SURNAME)
    if surname is not None:
        parts = (_first(headings, Meaning.FIRST_NAME), _first(headings, Meaning.MIDDLE_NAME))
        return Columns((*(part for part in parts if part is not None), surname), note)
    for meaning in (Meaning.FULL_NAME, Meaning.FIRST_NAME):
        if (name := _first(headings, meaning)) is not None:
            return Columns((name,), note)
    return None


def is_header(cells: Sequence[str]) -> bool:
    """Whether these cells are headings, one of which says where names stand."""
    return find_columns(cells) is not None


def looks_like_header(cells: Sequence[str]) -> bool:
    """Whether every cell that holds anything is a heading known to stand over a table of people."""
    spelt = [_spell(cell) for cell in cells if cell.strip()]
    return bool(spelt) and all(any(s in known for known in _BY_HEADING.values()) for s in spelt)


def _first(headings: Sequence[str], meaning: Meaning) -> int | None:
    return next(_find(headings, meaning), None)


def _find(headings: Sequence[str], meaning: Meaning) -> Iterator[int]:
    for column, heading in enumerate(headings):
        if heading.strip() and _spell(heading) in _BY_HEADING[meaning]:
            yield column
