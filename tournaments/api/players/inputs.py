"""What may be asked of a club's register."""

from typing import Any

from rest_framework import serializers

from tournaments.api.fields import FlagField, IdField, TextField, WholeField

LONGEST_TEXT = 400
LONGEST_LIST = 5_000


class NewName(serializers.Serializer[Any]):
    """A name, wanted in spite of people who are called much the same or not."""

    name = TextField(max_length=LONGEST_TEXT, allow_blank=True)
    in_spite_of_duplicates = FlagField(default=False)


class NewPlayer(NewName):
    """A person for the register."""

    note = TextField(max_length=LONGEST_TEXT, allow_blank=True, default="")


class NewNote(serializers.Serializer[Any]):
    """What the register is to note of a person."""

    note = TextField(max_length=LONGEST_TEXT, allow_blank=True)


class NewMerge(serializers.Serializer[Any]):
    """Two players who are one person: `kept` takes over everything of `absorbed`."""

    kept = IdField()
    absorbed = IdField()


class ListOfPlayers(serializers.Serializer[Any]):
    """An uploaded CSV or XLSX file."""

    file = serializers.FileField(max_length=LONGEST_TEXT)


class ChosenLines(serializers.Serializer[Any]):
    """The lines of an uploaded list that become players."""

    lines = serializers.ListField(child=WholeField(min_value=1), max_length=LONGEST_LIST)
    in_spite_of_duplicates = serializers.ListField(
        child=WholeField(min_value=1), max_length=LONGEST_LIST, default=list
    )
