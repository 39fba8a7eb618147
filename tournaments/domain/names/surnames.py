"""Which part of a name is the surname."""


def split_surname(name: str) -> tuple[str, str]:
    """Surname and the rest: what stands before a comma, else the last word.

    Clubs that write the surname first cannot be told from others, so nothing is guessed.
    """
    surname, comma, given = name.partition(",")
    if comma and surname.strip() and given.strip():
        return surname.strip(), given.strip()
    given, _space, surname = name.strip(" ,").rpartition(" ")
    return surname, given
