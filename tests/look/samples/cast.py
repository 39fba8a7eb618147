"""The people of the samples, all invented: names of every script and length."""

from tests.look.samples.frame import Context

NAMES = (
    ("Agnes Merriweather", "", 23),
    ("Тарас Кульбаба", "uk", 41),
    ("Joaquín Villalobos", "", 57),
    ("Глеб Синичкин", "ru", 62),
    ("Аркадий Полынов", "ru", 71),
    ("Prudence Hartnoll", "", 76),
    ("Ottoline Fothergill-Bracegirdle", "", 76),
    ("Zoë Larkwhistle", "", 79),
    ("Łukasz Wrzosek", "pl", 84),
    ("Cuthbert Dunmore", "", 95),
    ("Олена Барвінок", "uk", 99),
    ("Ірина Чебрець", "uk", 104),
    ("Вера Журавлёва", "ru", 112),
    ("Rosamund Tickner", "", 121),
    ("Desmond Applegarth", "", 126),
    ("Søren Kjærgaard", "", 127),
    ("Богдан Горицвіт", "uk", 135),
    ("Siobhán O’Farraghty", "", 140),
    ("Hugh Pennyfeather", "", 154),
    ("Nuno Vasconcelos", "", 166),
)
OUT = (
    ("Оксана Перепілка", "uk", 150),
    ("Delphine Brightside", "", 152),
    ("Barnaby Swift", "", 158),
)


def person(index: int) -> Context:
    name, language, total = (NAMES + OUT)[index]
    return {"name": name, "language": language, "url": "/players/1/", "total": total}
