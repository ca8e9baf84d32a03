"""Sines and cosines of single doubles, aimed at where they are hardest: beside multiples of pi/2 in the whole range of
doubles, where the table's steps meet, beside powers of two, and at the ends of the range.

A result is expect + rest, two doubles with some 106 bits: errors of a hundredth of a unit in the last place show.
"""
import math
import random
from fractions import Fraction

from mpmath import mp, mpf, pi

from common import case, source, write
from whole_turns import neighbour

LARGEST = math.ldexp(1 - 2.0**-53, 1024)
TINIEST = 2.0**-1074


def to_double(x):
    """The double nearest to x, subnormal ones too."""
    if x == 0:
        return 0.0
    unit = max(int(mp.floor(mp.log(abs(x), 2))) - 52, -1074)
    return math.ldexp(int(mp.nint(mp.ldexp(x, -unit))), unit)


def closest_to_quarters():
    """For each exponent e the m 2^e, 2^52 <= m < 2^53, that a convergent of 2^(e+1) / pi puts beside k pi / 2."""
    found = []
    for e in range(-50, 972):
        ratio = mp.ldexp(1, e + 1) / pi
        p0, q0, p1, q1 = 0, 1, 1, 0
        while True:
            whole = int(mp.floor(ratio))
            p0, q0, p1, q1 = p1, q1, whole * p1 + p0, whole * q1 + q0
            if q1 >= 2**53:
                break
            if q1 >= 2**52:
                distance = abs(mp.ldexp(q1, e) - p1 * pi / 2)
                found.append((distance, math.ldexp(q1, e)))
            ratio = 1 / (ratio - whole)
    found.sort()
    # The closest of all, and one for every sixteenth of the others, which lie anywhere in the range.
    return [x for _, x in found[:60]] + [x for _, x in found[60::16]]


def beside(values, ulps=(-1, 0, 1)):
    return [neighbour(x, k) for x in values for k in ulps]


def halfway(count, seed):
    """Numbers halfway between two of single precision, between 1/8 and 1."""
    draw = random.Random(seed)
    return [math.ldexp(2 * draw.randrange(2**23, 2**24) + 1, -25 - draw.randrange(3)) for _ in range(count)]


def below_first_entry(unit, seed):
    """Between the first entry of the table of a quarter and half a step below it, where the bound is weakest."""
    draw = random.Random(seed)
    return [to_double((64 * draw.randrange(4) + draw.choice((-1, 1)) * draw.uniform(0.5, 0.75)) * unit)
            for _ in range(100)]


def radians():
    yield 'beside_quarters', closest_to_quarters()
    yield 'small_quarters', beside([to_double(k * pi / 2) for k in (1, 2, 3, 4, 5, 7, 11, 16, 99, 355, 2**19 - 1,
                                                                   2**20, 2**31 + 1)])
    # Half-way between two entries of the table, where the angle from an entry is largest; the sine of the first entries
    # is smallest beside it.
    yield 'between_entries', beside([to_double((2 * k + 1) * pi / 128) for k in (0, 1, 2, 3, 31, 32, 61, 62, 63, 64, 65,
                                                                                95, 96, 127, 128, 1023, 2**23)])
    yield 'first_entry', below_first_entry(pi / 64, 5)
    yield 'entries', beside([to_double(k * pi / 64) for k in (1, 2, 31, 33, 63, 65, 4097, 2**24 - 1)])
    # Results beside a power of two: the unit in the last place is smallest just above it.
    yield 'beside_powers', beside([to_double(mp.asin(mpf(2)**-k)) for k in range(1, 7)]
                                  + [to_double(mp.acos(mpf(2)**-k)) for k in range(1, 7)])
    yield 'ends', [TINIEST, 2.0**-1022, 2.0**-540, 2.0**-30, 2.0**-27, neighbour(2.0**-26, -1), 2.0**-26, 1e-5,
                   neighbour(51471.0, -1), 51471.0, neighbour(823549.0, -1), 823549.0, 2.0**52 + 1, 2.0**53 - 1,
                   2.0**53, 2.0**53 + 2, 1e22, 1e300, LARGEST]
    yield 'halfway', [to_double(mp.asin(mpf(m))) for m in halfway(16, 1)] + [to_double(mp.acos(mpf(m)))
                                                                            for m in halfway(16, 2)]
    draw = random.Random(24)
    yield 'any', [math.ldexp(draw.uniform(-1, 1), draw.randint(-1020, 1024)) for _ in range(60)]
    yield 'usual', [draw.uniform(-10, 10) for _ in range(60)]


def turns():
    yield 'eighths', beside([k / 8 for k in (1, 2, 3, 4, 5, 6, 7, 8, 4001)], (-2, -1, 0, 1, 2))
    yield 'between_entries', beside([(2 * k + 1) / 256 for k in (0, 1, 2, 31, 62, 63, 64, 65, 127, 4095)])
    yield 'first_entry', below_first_entry(mpf(1) / 128, 6)
    yield 'beside_powers', beside([to_double(mp.asin(mpf(2)**-k) / (2 * pi)) for k in range(1, 7)])
    yield 'ends', [TINIEST, 5 * TINIEST, neighbour(2.0**-1022, -1), 2.0**-1022, 2.0**-1025, 3e-309, 2.0**-900,
                   neighbour(2.0**-900, -1), 2.0**-540, 1e-300, 1e-20, neighbour(2.0**23, -1), 2.0**23 + 2.0**-29,
                   2.0**40 + 0.0625, 2.0**49 + 0.125, 2.0**50 + 0.25, 2.0**52 + 0.5, 2.0**52 + 1.5, LARGEST]
    yield 'halfway', [to_double(mp.asin(mpf(m)) / (2 * pi)) for m in halfway(16, 3)] + [
        to_double(mp.acos(mpf(m)) / (2 * pi)) for m in halfway(16, 4)]
    draw = random.Random(42)
    yield 'subnormal', [draw.randint(1, 2**50) * TINIEST for _ in range(30)]
    yield 'any', [math.ldexp(draw.uniform(-1, 1), draw.randint(-1020, 50)) for _ in range(60)]
    yield 'usual', [draw.uniform(-2, 2) for _ in range(60)]


def of_turns(x, quarter):
    """The sine of 2 pi x, or the cosine with a quarter; 0 is exact."""
    part = Fraction(x) % 1 + Fraction(quarter, 4)
    if part % Fraction(1, 2) == 0:
        return mpf(0)
    # Tiny turns keep their sign and their size.
    nearest = part - round(part)
    return mp.sin(2 * pi * mpf(nearest.numerator) / nearest.denominator)


def cases():
    functions = (('sin', radians, lambda x: mp.sin(mpf(x))), ('cos', radians, lambda x: mp.cos(mpf(x))),
                 ('sinTurns', turns, lambda x: of_turns(x, 0)), ('cosTurns', turns, lambda x: of_turns(x, 1)))
    for name, inputs, truth in functions:
        for group, values in inputs():
            results = [truth(x) for x in values]
            expect = [to_double(r) for r in results]
            rest = [float(r - mpf(e)) for r, e in zip(results, expect)]
            yield case(f'{name}_{group}', name, {}, 'expect + rest is the true value of each input.',
                       source(), {'values': values}, expect, rest=rest)


def generate():
    # Doubles of 2^1024 have 309 digits before the point.
    with mp.workdps(500):
        write('sincos', 'Sines and cosines of radians and of turns, beside their hardest inputs.', list(cases()),
              'float64 within 0.51 units in the last place')
