"""The games for research: OpenSpiel, PettingZoo and Gymnasium. docs/research.md is the way in.

Read numbering.py (a number for every move) and observation.py (a view as an array) first: all three
libraries are served from these two. The extra ``research`` brings the libraries.
"""
