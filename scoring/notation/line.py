"""One line being read from left to right."""

import json
import re

from scoring.notation.words import NOBODY, LineRefused, Word, take_word
from scoring.problems import translatable

_WHOLE = re.compile(r"-?[0-9]{1,18}")


class Line:
    """The rest of a line. Each `take_…` removes what it returns or refuses the line."""

    def __init__(self, text: str) -> None:
        self.rest = text

    def word(self) -> Word | None:
        """The next word, None at the end."""
        try:
            word, self.rest = take_word(self.rest)
        except ValueError:
            raise LineRefused(translatable("Line {line}: a quotation is broken.")) from None
        return word

    def take_keyword(self) -> str:
        """A bare word of the notation, empty at the end of the line."""
        word = self.word()
        if word is not None and word.quoted:
            text = translatable("Line {line}: nothing is expected where {given} stands.")
            raise LineRefused(text, given=word.text)
        return "" if word is None else word.text

    def take_text(self) -> str:
        """A word that has to be there."""
        word = self.word()
        if word is None:
            raise LineRefused(translatable("Line {line}: something is missing at the end."))
        return word.text

    def take_player_or_nobody(self) -> str | None:
        """A player, or None for a bare - or the end of the line."""
        word = self.word()
        return None if word is None or (not word.quoted and word.text == NOBODY) else word.text

    def take_whole(self) -> int:
        """A whole number."""
        text = self.take_text()
        if not _WHOLE.fullmatch(text):
            raise LineRefused(translatable("Line {line}: {given} is no whole number."), given=text)
        return int(text)

    def take_value(self) -> object:
        """A JSON value up to the end of the line."""
        text, self.rest = self.rest.strip(), ""
        try:
            return json.loads(text)
        except ValueError:
            raise LineRefused(
                translatable("Line {line}: {given} is no value."), given=text
            ) from None

    def take_rest(self) -> str:
        """Everything up to the end of the line."""
        text, self.rest = self.rest.strip(), ""
        return text

    def insist_on_end(self) -> None:
        """Refuse what nobody has taken."""
        if self.rest.strip():
            raise LineRefused(
                translatable("Line {line}: nothing is expected where {given} stands."),
                given=self.rest.strip(),
            )
