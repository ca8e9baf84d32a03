"""KERPLE: logarithmic and power kernels of the distance."""
import random

from common import case, exact, log, mp, mpf, power, source, write

FLOOR = 0.01


def at_least(x, top=None):
    found = max(exact(x), exact(FLOOR))
    return found if top is None else min(found, exact(top))


def cases():
    where = source('2205.09921', 'chijames/KERPLE', 'megatron/mpu/layers.py')
    for queries, keys in ((4, 4), (1, 5), (2, 4)):
        distances = [[max(i - j, 0) for j in range(keys)] for i in range(keys - queries, keys)]
        for p, a in (([1, 0.5], [1, 2]), ([0.001, 2.5], [0.25, -1])):
            name = f'q{queries}_k{keys}_p{p[0]}_{p[1]}'
            inputs = {'p': p, 'a': a}
            params = {'heads': 2, 'queries': queries, 'keys': keys}
            tail = ' dist = max(query - key, 0), queries the last of the keys; p and a not below 0.01.'
            yield case(f'logarithmic_{name}', 'kerple', {**params, 'kernel': 'logarithmic'},
                       '[heads, queries, keys]: -p*ln(1 + a*dist).' + tail, where, inputs,
                       [[[-at_least(ph) * log(1 + at_least(ah) * d) for d in row] for row in distances]
                        for ph, ah in zip(p, a)])
            yield case(f'power_{name}', 'kerple', {**params, 'kernel': 'power'},
                       '[heads, queries, keys]: -a*dist^p.' + tail + ' p not above 2.', where, inputs,
                       [[[-at_least(ah) * (power(d, at_least(ph, 2)) if d else mpf(0)) for d in row]
                         for row in distances]
                        for ph, ah in zip(p, a)])


def rounded(x, bits):
    """The nearest number of this many bits, even at ties."""
    with mp.workprec(bits):
        return +x


def ties(kernel):
    """p and a of a head whose bias is so near to halfway between two floats that its double is halfway, and the float
    of that double another than the float of the bias."""
    draw = random.Random(36)
    while True:
        distance, a = draw.randrange(1, 40), draw.randrange(16, 512) / 128
        tie = mpf(2 * draw.randrange(2 ** 23, 2 ** 24) + 1) / 2 ** 24
        if kernel == 'logarithmic':
            p = float(tie / log(1 + exact(a) * distance))
            if not 0.01 <= p <= 2:
                continue
            bias = -exact(p) * log(1 + exact(a) * distance)
        else:
            p, a = draw.randrange(16, 256) / 128, 0
            a = float(tie / power(distance, exact(p)))
            if a < 0.01:
                continue
            bias = -exact(a) * power(distance, exact(p))
        once = rounded(bias, 24)
        if once != rounded(rounded(bias, 53), 24):
            yield distance, p, a, once


def tie_cases():
    where = source('2205.09921', 'chijames/KERPLE', 'megatron/mpu/layers.py')
    for kernel in ('logarithmic', 'power'):
        found = ties(kernel)
        drawn = [next(found) for _ in range(24)]
        if kernel == 'logarithmic':
            p, a = 0.6020455367292088, 1.1796875
            drawn.append((22, p, a, rounded(-exact(p) * log(1 + exact(a) * 22), 24)))
        yield case(f'ties_{kernel}', 'kerple_floats', {'kernel': kernel},
                   '[heads]: the bias of each head at its own distance, rounded to float32 once.', where,
                   {'distances': [x[0] for x in drawn], 'p': [x[1] for x in drawn], 'a': [x[2] for x in drawn]},
                   [x[3] for x in drawn])


def generate():
    every = [*cases(), *tie_cases()]
    write('kerple', 'KERPLE biases, from the definition.', every, 'float64 within 1e-13, float32 within 2^-20')
