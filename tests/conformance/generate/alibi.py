"""ALiBi: slopes for any number of heads, and the bias with its offset, causal and not."""
from mpmath import mpf

from formulas import power_slopes, slopes
from writer import Family

PAPER = 'Press et al. 2021, arXiv:2108.12409; slopes for other head counts: ofirpress/attention_with_linear_biases, ' \
        'fairseq/models/transformer.py, get_slopes'


def bias(heads, queries, keys, offset, causal, slope=slopes, sign=-1, shift=0):
    """-slope * |i - j|, query i at position offset + i; None where a causal mask hides the key."""
    def entry(m, i, j):
        away = abs(offset + i - j + shift)
        return None if causal and j > offset + i else sign * m * away
    return [[[entry(m, i, j) for j in range(keys)] for i in range(queries)] for m in slope(heads)]


def unmasked(values, fallback):
    """None is not compared, but the writer wants a number of each wrong program."""
    return [[[mpf(fallback) if v is None else v for v in row] for row in head] for head in values]


def generate():
    family = Family('alibi', PAPER, 'bias: query i stands at position offset + i, key j at position j. In causal '
                    'cases `at` lists the keys that are visible: what is written for the others is not compared.')
    for heads in (1, 2, 4, 8, 16, 32, 64, 128):
        family.add(f'{heads} heads, a power of two.', 'slopes', {'heads': heads}, {}, slopes(heads), 'bias',
                   wrong={'sign': [-m for m in slopes(heads)]})
    for heads in (3, 5, 6, 7, 12, 20, 24, 40, 71, 112):
        family.add(f'{heads} heads: no power of two.', 'slopes', {'heads': heads}, {}, slopes(heads), 'bias',
                   wrong={'slopes-power-of-two': power_slopes(heads)})

    def add(comment, heads, queries, keys, offset, causal, flags=()):
        options, given = {'heads': heads, 'causal': causal}, {'queries': queries, 'keys': keys, 'offset': offset}
        values = bias(heads, queries, keys, offset, causal)
        rest = (heads, queries, keys, offset, causal)
        wrong = {
            'sign': bias(*rest, sign=1),
            'slopes-power-of-two': bias(*rest, slope=power_slopes),
            'off-by-one': bias(*rest, shift=1),
            'positions-restarted': bias(heads, queries, keys, 0, False),
        }
        wrong = {name: unmasked(answer, 0) for name, answer in wrong.items()}
        family.add(comment, 'bias', options, given, values, 'bias', flags, wrong)

    add('Causal, a square.', 8, 4, 4, 0, True, ['mask'])
    add('Both directions.', 8, 4, 4, 0, False)
    add('One query after five cached keys.', 8, 1, 6, 5, True)
    add('Two queries after cached keys, both directions.', 4, 2, 7, 5, False)
    add('6 heads, causal.', 6, 3, 3, 0, True, ['mask'])
    add('12 heads, both directions.', 12, 3, 3, 0, False)
    add('20 heads, one query.', 20, 1, 4, 3, True)
    add('71 heads, one query.', 71, 1, 3, 2, True)
    add('More queries than keys, both directions (cross-attention).', 4, 5, 2, 0, False)
    add('A query at 257: its distance to key 0 needs nine bits, halfway between two numbers of bfloat16.', 8, 1, 2, 257,
        True)
    add('A query at 131,071: float16 ends at 65,504, so the first slope reaches infinity there.', 8, 1, 2, 131071, True)
    for heads, reason in ((0, 'heads must be at least 1'), (-4, 'heads must be at least 1'),
                          (2.5, 'heads must be an integer')):
        family.refuse(f'{heads} heads.', 'slopes', {'heads': heads}, {}, reason)
    family.refuse('A negative number of keys.', 'bias', {'heads': 4, 'causal': True},
                  {'queries': 1, 'keys': -1, 'offset': 0}, 'keys must be at least 0')
    family.write()
