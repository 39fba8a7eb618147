"""The catalogues: whole, compiled from what people read and write, nothing left uncertain."""

from kaluki_site.messages import find_problems


def test_every_text_is_translated_and_compiled() -> None:
    assert list(find_problems()) == []
