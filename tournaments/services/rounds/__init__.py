"""The life of a round: draft, published, playing, closed; each step an act of its own."""
