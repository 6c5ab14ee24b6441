"""Any game at the terminal: drawn from its view, without knowing which game it is."""
