"""KERPLE: logarithmic and power kernels of the distance."""
from common import case, exact, log, mpf, power, source, write

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


def generate():
    write('kerple', 'KERPLE biases, from the definition.', list(cases()), 'float64 within 1e-13, float32 within 2^-20')


if __name__ == '__main__':
    generate()
