"""The register: finding, adding, renaming, merging and importing people; and each one's page."""
