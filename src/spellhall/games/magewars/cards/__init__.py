"""The cards by type, and ``tables``: what is printed on each, by its number."""
