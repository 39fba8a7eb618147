"""Names in any script: how they are kept, compared, found and ordered."""

from tournaments.domain.names.cleaning import LONGEST_NAME, clean_name
from tournaments.domain.names.folding import fold_name
from tournaments.domain.names.likeness import Likeness, likeness
from tournaments.domain.names.searching import search_keys, search_words
from tournaments.domain.names.sorting import sort_key
from tournaments.domain.names.surnames import split_surname

__all__ = [
    "LONGEST_NAME",
    "Likeness",
    "clean_name",
    "fold_name",
    "likeness",
    "search_keys",
    "search_words",
    "sort_key",
    "split_surname",
]
