"""Stages and rounds: what comes next, drafts, the knock-out tree, presets."""
