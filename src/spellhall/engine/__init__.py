"""The engine: what every game is made of. Imports the standard library only.

Read ``steps`` first, then ``cards``; ``game`` is the contract with the outside.
"""
