"""Swedish Kaluki (variants.md §3.4)."""

from dataclasses import replace

from scoring.problems import translatable
from scoring.variants.british import VARIANT as BRITISH

VARIANT = replace(
    BRITISH,
    key="swedish",
    name=translatable("Swedish Kaluki"),
    order=4,
    out_at=100,
    stakes=replace(BRITISH.stakes, kaluki=3),
)
