"""The real program on a virtual screen, used with a real mouse. Slow, so pytest does not collect it.

python -m tests.real.duel_by_mouse --out DIR
python -m tests.real.bout_by_mouse --out DIR --players 4 --humans 2
python -m tests.real.city_by_mouse --out DIR --players 3 --humans 2 --justice
python -m tests.real.killed_in_play --out DIR
"""
