"""FIRE: progressive interpolation of the distance, and the small network on it."""
from common import by_rule, case, dot, exact, log, mpf, ruled, source, write

WHERE = source('2310.04418', None, 'appendix')
DISTANCE = 'ln(c*|i-j| + 1) / (ln(c*max(i, L) + 1) + 1e-6), queries the last of the keys'


def distances(queries, keys, c, threshold):
    return [[log(exact(c) * abs(i - j) + 1) / (log(exact(c) * max(exact(i), exact(threshold)) + 1) + exact(1e-6))
             for j in range(keys)] for i in range(keys - queries, keys)]


def cases():
    for queries, keys, c, threshold in ((4, 4, 0.1, 512), (4, 4, 1, 2), (2, 6, 0.5, 3.5), (1, 5, 0.1, 0.5)):
        params = {'queries': queries, 'keys': keys, 'c': c, 'threshold': threshold}
        found = distances(queries, keys, c, threshold)
        yield case(f'distances_q{queries}_k{keys}_c{c}_L{threshold}', 'fire_distances', params,
                   f'[queries, keys]: {DISTANCE}.', WHERE, {}, found)
        width, heads = 3, 2
        first, first_bias = ruled('sevens', [width]), ruled('fives', [width])
        second, second_bias = ruled('threes', [heads, width]), ruled('elevens', [heads])
        hidden = lambda x: [max(w * x + b, mpf(0)) for w, b in zip(first, first_bias)]
        yield case(f'bias_q{queries}_k{keys}_c{c}_L{threshold}', 'fire_bias',
                   {**params, 'width': width, 'heads': heads},
                   '[heads, queries, keys]: second_weights . relu(first_weights*x + first_bias) + second_bias of x = '
                   f'{DISTANCE}; first_weights [width], second_weights [heads, width].', WHERE,
                   {'first_weights': by_rule('sevens', [width]), 'first_bias': by_rule('fives', [width]),
                    'second_weights': by_rule('threes', [heads, width]), 'second_bias': by_rule('elevens', [heads])},
                   [[[dot(second[h], hidden(x)) + second_bias[h] for x in row] for row in found] for h in range(heads)])


def generate():
    write('fire', 'FIRE distances and biases, from the definition.', list(cases()),
          'float64 within 1e-13, float32 within 2^-20')
