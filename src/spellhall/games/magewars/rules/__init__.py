"""The rules, by chapters of the rule book; what single cards do stands beside their rows, in ``cards/``."""
