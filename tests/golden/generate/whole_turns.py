"""Sines and cosines of frequencies at and beside whole, half and quarter turns, where a phase is easiest to get wrong.

100 digits throughout: a position of 2^31 at a frequency of 2^40 turns has 21 digits before the point.
"""
import math

from common import case, exact, mp, pi, source, write

POSITIONS = [0.5, 1, 1.5, 3, -0.25, 1 / 3, 2.0**-30, 2.0**-60, 131071.5, 2.0**24 + 1, 2.0**31 - 1, -(2.0**31) + 0.5]


def neighbour(x, ulps):
    for _ in range(abs(ulps)):
        x = math.nextafter(x, math.inf if ulps > 0 else -math.inf)
    return x


def beside(turns):
    """The doubles around 2 pi turns."""
    return [neighbour(2 * math.pi * turns, ulps) for ulps in (-4, -1, 0, 1, 4)]


def table(frequencies):
    """[positions, frequencies] of sines, and of cosines."""
    with mp.workdps(100):
        angles = [[exact(p) * exact(w) % (2 * pi) for w in frequencies] for p in POSITIONS]
        return [[mp.sin(a) for a in row] for row in angles], [[mp.cos(a) for a in row] for row in angles]


def generate():
    cases = []
    for name, turns in (('one', 1), ('two', 2), ('three', 3), ('seven', 7), ('half', 0.5), ('quarter', 0.25),
                        ('three_quarters', 0.75), ('2^20', 2.0**20), ('2^20_minus_1', 2.0**20 - 1),
                        ('2^40_plus_1', 2.0**40 + 1), ('2^-20', 2.0**-20)):
        for sign in (1, -1):
            frequencies = [sign * w for w in beside(turns)]
            sine, cosine = table(frequencies)
            cases.append(case(f'{name}{"" if sign > 0 else "_backwards"}', 'rotary_table', {'inverse': frequencies},
                              'expect holds the cosines [T, R/2], sine the sines, of position x frequency.',
                              source(), {'positions': POSITIONS}, cosine, sine=[x for row in sine for x in row]))
    write('whole_turns', 'Frequencies at 2 pi k / 2^n and one and four units in the last place beside it.', cases,
          'float32 within 2^-24, float64 within 4e-15')
