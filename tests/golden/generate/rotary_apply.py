"""Rotated queries and keys in one dimension: pairings, partial, offsets, inverse, tables, permutation, xPos."""
from common import by_rule, case, ceil_of, cos, exact, floor_of, ratio, ruled, sin, source, write
from formulas import geometric, turned, xpos_factors

PAIRING = {
    'interleaved': 'Pair i is columns (2i, 2i+1)',
    'rotate_half': 'Pair i is columns (i, i + r/2)',
}
TURN = (' and becomes (a*cos - b*sin, a*sin + b*cos) of the angle p * base^(-2i/r); columns from r = rotary_dim on '
        'are kept.')


def angles_at(position, frequencies):
    return [exact(position) * w for w in frequencies]


def rotated(name, pairing, head_dim, positions, rotary_dim=None, base=10000, rule='sevens', extra='', inputs=None,
            attention_factor=1, direction=1):
    rotary_dim = rotary_dim or head_dim
    frequencies = geometric(rotary_dim, base)
    x = ruled(rule, [len(positions), head_dim])
    values = [turned(row, angles_at(direction * exact(p), frequencies), pairing, exact(attention_factor))
              for row, p in zip(x, positions)]
    return case(f'{pairing}_{name}', 'rotary',
                {'head_dim': head_dim, 'rotary_dim': rotary_dim, 'base': base, 'pairing': pairing,
                 'attention_factor': attention_factor, 'inverse': direction < 0},
                PAIRING[pairing] + TURN + extra, source('2104.09864, equation 34'),
                {'x': by_rule(rule, [len(positions), head_dim]), **(inputs or {'positions': positions})}, values)


def plain_cases(pairing):
    yield rotated('first_positions', pairing, 8, [0, 1, 2, 5])
    yield rotated('one_pair', pairing, 2, [0, 1, -1, 100])
    yield rotated('dim64', pairing, 64, [1, 511])
    yield rotated('dim6_base500000', pairing, 6, [3, 1000], base=500000)
    yield rotated('far_positions', pairing, 8, [4096, 65535, 1e6, 2**24, 2**24 + 1])
    yield rotated('negative_and_fractional', pairing, 8, [-1, -65535, 0.5, -2.25, 1e-3])
    yield rotated('partial_4_of_8', pairing, 8, [0, 1, 7], rotary_dim=4)
    yield rotated('partial_20_of_80', pairing, 80, [3], rotary_dim=20)
    yield rotated('inverse', pairing, 8, [0, 1, 7, 65535], direction=-1,
                  extra=' Here by minus the angle.')
    yield rotated('attention_factor', pairing, 8, [0, 1, 7], attention_factor=1.25,
                  extra=' Cosine and sine are both multiplied by attention_factor; kept columns are not.')
    yield rotated('attention_factor_partial', pairing, 8, [2, 3], rotary_dim=4, attention_factor=1.25,
                  extra=' Cosine and sine are both multiplied by attention_factor; kept columns are not.')
    yield rotated('queries_with_cached_keys', pairing, 8, [4, 5], inputs={'query_count': 2, 'key_count': 6},
                  extra=' Queries sit at the end: positions key_count - query_count onward.')


def batch_cases(pairing):
    frequencies = geometric(4, 10000)
    shape, positions = [2, 3, 2, 4], [[0, 1, 2], [0, 0, 5]]
    x = ruled('sevens', shape)
    values = [[[turned(head, angles_at(p, frequencies), pairing) for head in token] for token, p in zip(row, places)]
              for row, places in zip(x, positions)]
    yield case(f'{pairing}_batch_of_heads', 'rotary',
               {'head_dim': 4, 'rotary_dim': 4, 'base': 10000, 'pairing': pairing,
                                                       'heads': 2},
               'x is [B, T, H, D]; positions [B, T] are one list a batch row (left padding, packed sequences); every '
               'head of a token turns alike. ' + PAIRING[pairing] + TURN, source('2104.09864'),
               {'x': by_rule('sevens', shape), 'positions': positions}, values)


def table_cases():
    for base, rotary_dim, positions, factor in ((10000, 8, [0, 1, 2, 3], 1), (500000, 6, [0, 65535, -3.5], 1),
                                                (10000, 2, [0, 1, 2], 1), (10000, 4, [1, 2], 1.25)):
        w = geometric(rotary_dim, base)
        values = [[[wave(a) * exact(factor) for a in angles_at(p, w)] for p in positions] for wave in (cos, sin)]
        yield case(f'table_r{rotary_dim}_base{base}_factor{factor}', 'rotary_table',
                   {'rotary_dim': rotary_dim, 'base': base, 'attention_factor': factor},
                   'Two tables [positions, rotary_dim/2]: first the cosines, then the sines, of p * '
                   'base^(-2i/rotary_dim), each times attention_factor.',
                   source('2104.09864'), {'positions': positions}, values)


def permutation_cases():
    for head_dim in (2, 4, 8, 64):
        order = list(range(0, head_dim, 2)) + list(range(1, head_dim, 2))
        yield case(f'permutation_{head_dim}', 'rotary_permutation', {'head_dim': head_dim},
                   'Row k of weights for rotate_half is row expect[k] of weights for interleaved: the even rows, then '
                   'the odd ones. rotate_half(x[expect]) = interleaved(x)[expect].', source(), {}, order)
    heads, head_dim, columns = 2, 6, 3
    weights = ruled('ramp', [heads * head_dim, columns])
    order = [0, 2, 4, 1, 3, 5]
    yield case('permuted_weights', 'rotary_permute_weights',
               {'heads': heads, 'head_dim': head_dim, 'to': 'rotate_half'},
               'The rows of each head are permuted by themselves: evens, then odds.', source(),
               {'weights': by_rule('ramp', [heads * head_dim, columns])},
               [weights[h * head_dim + k] for h in range(heads) for k in order])
    back = [order.index(k) for k in range(head_dim)]
    yield case('permuted_weights_back', 'rotary_permute_weights',
               {'heads': heads, 'head_dim': head_dim, 'to': 'interleaved'},
               'The inverse: row 2i comes from row i, row 2i+1 from row i + head_dim/2, head by head.', source(),
               {'weights': by_rule('ramp', [heads * head_dim, columns])},
               [weights[h * head_dim + k] for h in range(heads) for k in back])


def xpos_center(centre, length):
    """Which index counts as zero: torchscale ceils the half, lucidrains floors it."""
    return (length + 1) // 2 if centre == 'torchscale' else length // 2


def xpos_cases():
    for centre in ('torchscale', 'lucidrains'):
        for length, head_dim, scale_base in ((4, 8, 512), (5, 8, 512), (5, 8, 4), (4, 6, 2), (1, 4, 512)):
            w = geometric(head_dim, 10000)
            for role, sign, rule in (('queries', 1, 'sevens'), ('keys', -1, 'fives')):
                x = ruled(rule, [length, head_dim])
                values = []
                for t in range(length):
                    lift = ratio(t - xpos_center(centre, length), scale_base) * sign
                    values.append(turned(x[t], angles_at(t, w), 'interleaved', xpos_factors(head_dim, lift)))
                yield case(f'xpos_{centre}_{role}_length{length}_dim{head_dim}_scale{scale_base}', 'xpos',
                           {'head_dim': head_dim, 'base': 10000, 'scale_base': scale_base, 'centre': centre,
                            'role': role},
                           'Token t of L is turned by t * base^(-2i/head_dim), pairs (2i, 2i+1), and scaled by '
                           'zeta_i^(c/scale_base), keys by the inverse; zeta_i = (2i + 0.4*head_dim)/(1.4*head_dim); '
                           'c = t - ceil(L/2) (torchscale) or t - floor(L/2) (lucidrains).',
                           source('2212.10554', 'microsoft/torchscale',
                                  'torchscale/component/xpos_relative_position.py'),
                           {'x': by_rule(rule, [length, head_dim])}, values)


def xpos_places_cases():
    lists = {'list': ([4, 0, 9, 9], None), 'fractional': ([0.5, -33.25, 31], None), 'length': ([7, 8], 20),
             'long': ([100, 131, 132, 64], 151)}
    for name, (places, length) in lists.items():
        for centre in ('torchscale', 'lucidrains'):
            for role, sign in (('queries', 1), ('keys', -1)):
                for head_dim, rotary_dim in ((8, 8), (7, 4)):
                    w = geometric(rotary_dim, 10000)
                    half = (exact(length) if length else max(map(exact, places)) + 1) / 2
                    middle = ceil_of(half) if centre == 'torchscale' else floor_of(half)
                    x = ruled('sevens', [len(places), head_dim])
                    values = []
                    for row, t in zip(x, places):
                        lift = (exact(t) - middle) / 64 * sign
                        values.append(turned(row, angles_at(t, w), 'interleaved', xpos_factors(rotary_dim, lift)))
                    yield case(f'xpos_at_{name}_{centre}_{role}_{rotary_dim}of{head_dim}', 'xpos_positions',
                               {'head_dim': head_dim, 'rotary_dim': rotary_dim, 'base': 10000, 'scale_base': 64,
                                'centre': centre, 'role': role, 'length': length},
                               'As xpos at the given positions, over the first rotary_dim channels; c = t - ceil(L/2) '
                               '(torchscale) or t - floor(L/2) (lucidrains), L the length or the last position + 1.',
                               source('2212.10554', 'lucidrains/x-transformers', 'x_transformers/x_transformers.py'),
                               {'x': by_rule('sevens', [len(places), head_dim]), 'positions': places}, values)


def cases():
    for pairing in PAIRING:
        yield from plain_cases(pairing)
        yield from batch_cases(pairing)
    yield from table_cases()
    yield from permutation_cases()
    yield from xpos_cases()
    yield from xpos_places_cases()


def generate():
    write('rotary_apply', 'Rotary embedding of queries and keys in one dimension, from the definition.', list(cases()),
          'float64 within 1e-12 of expect at |position| <= 65536, float32 within 2^-22 times the largest entry of x')
