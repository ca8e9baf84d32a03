"""ALiBi slopes whose exponents do not end at 8 (the vectors have those that do), and the forms of the bias."""
from common import case, exact, source, write
from formulas import power_slopes, slopes

WHERE = source('2108.12409', 'ofirpress/attention_with_linear_biases', 'fairseq/models/transformer.py')
INFINITE = 'null stands for minus infinity (masked).'


def slopes_as_mpt(heads, bias_max=8):
    """MPT: the next higher power's slopes, the second, fourth... first, then the first, third..., cut to heads."""
    above = 1 << (heads - 1).bit_length()
    found = power_slopes(above, bias_max)
    return found if above == heads else (found[1::2] + found[0::2])[:heads]


def query_positions(queries, keys):
    """Queries are the last of the keys' positions (cached keys come before them)."""
    return range(keys - queries, keys)


def bias(form, heads, queries, keys, bias_max=8):
    return bias_at(form, heads, query_positions(queries, keys), range(keys), bias_max)


def bias_at(form, heads, queries, keys, bias_max=8):
    found = []
    for slope in slopes(heads, bias_max):
        rows = []
        for i in map(exact, queries):
            rows.append([{'key_index': slope * j, 'distance': -slope * (i - j), 'symmetric': -slope * abs(i - j)}[form]
                         for j in map(exact, keys)])
        found.append(rows)
    return found


def masked(heads, mask):
    """BLOOM: positions count the kept tokens, and a padded key's position is 0."""
    found = []
    for row in mask:
        seen, places = 0, []
        for kept in row:
            seen += kept
            places.append((seen - 1) * kept)
        found.append([[slope * p for p in places] for slope in slopes(heads)])
    return found


def cases():
    rule = ('P the largest power of two <= H: 2^(-bias_max*(h+1)/P) for h < P, then entries 0, 2, 4... of the same '
            'for 2P.')
    for heads, bias_max in ((4, 4), (6, 16), (8, 1), (12, 8), (5, 2.5)):
        yield case(f'slopes_{heads}_bias_max{bias_max}', 'alibi_slopes', {'heads': heads, 'bias_max': bias_max}, rule,
                   WHERE, {}, slopes(heads, exact(bias_max)))
    forms = {'key_index': 'slope * j, the same for every query (for causal attention, where softmax forgets the '
                          'shift).',
             'distance': '-slope * (i - j): positive above the diagonal, which causal attention masks.',
             'symmetric': '-slope * |i - j|.'}
    for form, says in forms.items():
        for heads, queries, keys in ((1, 3, 3), (3, 2, 5), (8, 4, 4), (12, 1, 6)):
            yield case(f'{form}_h{heads}_q{queries}_k{keys}', 'alibi_bias',
                       {'heads': heads, 'queries': queries, 'keys': keys, 'form': form},
                       f'[H, queries, keys]: {says} i counts from keys - queries, j from 0.', WHERE, {},
                       bias(form, heads, queries, keys))
    yield case('symmetric_h6_bias_max16', 'alibi_bias', {'heads': 6, 'queries': 3, 'keys': 3, 'form': 'symmetric',
                                                         'bias_max': 16},
               '[H, queries, keys]: -slope * |i - j|, slopes with bias_max 16.', WHERE, {},
               bias('symmetric', 6, 3, 3, 16))
    for heads in (1, 3):
        causal = [[[v if j <= i else None for j, v in enumerate(row)] for i, row in enumerate(head)]
                  for head in bias('distance', heads, 4, 4)]
        yield case(f'causal_h{heads}', 'alibi_bias', {'heads': heads, 'queries': 4, 'keys': 4, 'form': 'distance',
                                                      'causal': True},
                   '[H, queries, keys]: -slope * (i - j) for j <= i, masked for j > i. ' + INFINITE, WHERE, {}, causal)
    places = {'whole': ([3, 0, 7], [0, 3, 5, 7]), 'fractional': ([2.25, -1.5], [-3, 0.1, 2.25]),
              'far': ([16777217], [0, 16777216, 16777217, 9007199254740992])}
    for name, (queries, keys) in places.items():
        for form, says in forms.items():
            for causal in (False, True):
                found = [[[None if causal and exact(j) > exact(i) else v
                           for j, v in zip(keys, row)] for i, row in zip(queries, head)]
                         for head in bias_at(form, 3, queries, keys)]
                yield case(f'positions_{name}_{form}{"_causal" * causal}', 'alibi_positions',
                           {'heads': 3, 'form': form, 'causal': causal},
                           f'[H, queries, keys]: {says} i and j are the given positions'
                           + (', masked for j > i. ' + INFINITE if causal else '.'), WHERE,
                           {'queries': queries, 'keys': keys}, found)
    for name, mask in (('left_padding', [[1, 1, 1, 1], [0, 0, 1, 1]]), ('right_padding', [[1, 1, 0, 0]]),
                       ('hole', [[1, 0, 1, 0, 1]]), ('nothing_kept', [[0, 0, 0]])):
        for heads in (2, 5):
            yield case(f'masked_{name}_h{heads}', 'alibi_masked', {'heads': heads},
                       '[B, H, keys]: slope * p, p = (cumulative sum of the mask - 1) * mask, so padded keys get 0 and '
                       'left padding does not shift positions.',
                       source('2211.05100', 'huggingface/transformers',
                              'src/transformers/models/bloom/modeling_bloom.py'),
                       {'mask': mask}, masked(heads, mask))


def generate():
    write('alibi', 'ALiBi slopes with other exponents than 8, and biases in the forms models use.', list(cases()),
          'relative error at most 2^-51 in float64, the nearest float32 or its neighbour in float32')
