"""Sandwich: the position-position product of sinusoids as a bias."""
from common import case, cos, exact, mp, power, ratio, source, write


def cases():
    where = source('2212.10356', 'NVIDIA/NeMo', 'position_embedding/sandwich_relative_position_embedding.py')
    for heads, queries, keys, dim in ((2, 3, 3, 8), (3, 2, 5, 4), (8, 1, 6, 128), (1, 4, 4, 64)):
        for causal in (False, True):
            rows = []
            for i in range(keys - queries, keys):
                rows.append([mp.fsum(cos(exact(0 if causal and j > i else i - j) * power(10000, -ratio(2 * k, dim)))
                                     for k in range(1, dim // 2 + 1)) - ratio(dim, 2) for j in range(keys)])
            yield case(f'h{heads}_q{queries}_k{keys}_dim{dim}{"_causal" * causal}', 'sandwich',
                       {'heads': heads, 'queries': queries, 'keys': keys, 'dim': dim, 'base': 10000, 'causal': causal},
                       '[heads, queries, keys]: (sum over k = 1..dim/2 of cos((i-j)*base^(-2k/dim)) - dim/2) / '
                       '(8h/heads), h = 1..heads; queries the last of the keys; causal: 0 where j > i.', where, {},
                       [[[v / ratio(8 * h, heads) for v in row] for row in rows] for h in range(1, heads + 1)])


def generate():
    write('sandwich', 'Sandwich biases, from the definition.', list(cases()),
          'float64 within 1e-12, float32 within 2^-18')
