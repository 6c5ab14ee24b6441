"""The designers' lab: play many games, look at them, change a card and see what it does.

``sim`` plays and writes tables, ``report`` draws them, ``whatif`` compares two versions of a card.
Read ``play`` first: it says what a run is and what a row holds.
"""
