"""The people of the demo club: nobody real, in the scripts its doors should be tried with."""

LATIN = (
    "Agatha Fenwick",
    "Alistair Brook",
    "Bernard Oakshott",
    "Clive Danvers",
    "Constance Marlow",
    "Dennis Tranter",
    "Edith Ravenhall",
    "Enid Farrow",
    "Felix Harcastle",
    "Gordon Pikestaff",
    "Harriet Lowmoor",
    "Irene Wetherby",
    "Josephine Cragg",
    "Kenneth Bellweather",
    "Leonard Sparrowhawk",
    "Lionel Trask",
    "Mabel Underhill",
    "Neville Gatehouse",
    "Olive Stannard",
    "Percy Duckworth",
    "Queenie Ashdown",
    "Reginald Moss",
    "Sylvia Threadgold",
    "Thelma Bracewell",
    "Una Kettlewell",
    "Vernon Sallow",
    "Wilfred Penhale",
    "Winifred Penhale",
)
ACCENTED = (
    "Aurélie Châtelard",
    "Bořivoj Řeháček",
    "Chloë d’Azay",
    "Gísli Þórólfsson",
    "Ilse Grünwälder",
    "Mircea Știrbețiu",
    "Søren Bækgård",
    "Ximena Ibáñez Ñúñez",
    "Zdzisława Źrebięć",
    "Öykü Çağlayan",
)
RUSSIAN = (
    "Алевтина Громыхалова",
    "Борис Перелесков",
    "Вячеслав Овсов",
    "Галина Заречная",
    "Ефим Подъёмщиков",
    "Зоя Черепанова",
    "Игнат Журавейник",
    "Кира Мятлева",
    "Лев Чижов",
    "Марфа Ельникова",
    "Савелий Хвощов",
    "Фёдор Щеглятин",
    "Эмма Юркова",
)
UKRAINIAN = (
    "Ганна Жайворонко",
    "Данило Ґудзь",
    "Євген Чорнотроп",
    "Зіновій Вербовий",
    "Їлина Прялка",
    "Лесь Бурштин",
    "Мар’ян Куделя",
    "Надія Хмелівська",
    "Орест Щедрик",
    "Святослав Юшка",
    "Христина Лелека",
)
ENTERED_TWICE = "Sylvia Threadgould"
"""Sylvia Threadgold again, as a tired hand wrote her: somebody to merge."""

EVERYBODY = (*LATIN, *ACCENTED, *RUSSIAN, *UKRAINIAN)


def name_people(count: int) -> list[str]:
    """So many different names: those above, then with numbers behind them."""
    rounds = range(1, count // len(EVERYBODY) + 2)
    named = [name if turn == 1 else f"{name} {turn}" for turn in rounds for name in EVERYBODY]
    return named[:count]
