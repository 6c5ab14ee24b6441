"""The cards, a module for each type: every row beside what its card does."""
