"""DeBERTa's logarithmic buckets, decided by exact whole-number comparison where a logarithm could round wrongly."""
from fractions import Fraction

from common import case, ceil_of, log, mp, ratio, source, write

WHERE = source('2006.03654', 'huggingface/transformers', 'src/transformers/models/deberta_v2/modeling_deberta_v2.py')
CONVENTION = ('relative = query - key; mid = bucket_size//2; |relative| <= mid: itself; else '
              'sign*(ceil(ln(|relative|/mid)/ln((max_position-1)/mid)*(mid-1)) + mid), not clamped.')


def steps_beyond(n, mid, longest):
    """The smallest s with ((longest-1)/mid)^s >= (n/mid)^(mid-1)."""
    value = log(ratio(n, mid)) / log(ratio(longest - 1, mid)) * (mid - 1)
    near = int(mp.nint(value))
    if abs(value - near) > mp.mpf('1e-30'):
        return int(ceil_of(value))
    exactly = Fraction(longest - 1, mid) ** near >= Fraction(n, mid) ** (mid - 1)
    return near if exactly else near + 1


def bucket(relative, size, longest):
    mid, n = size // 2, abs(relative)
    if n <= mid:
        return relative
    return (steps_beyond(n, mid, longest) + mid) * (1 if relative > 0 else -1)


def cases():
    for size, longest in ((256, 512), (32, 128), (16, 64), (8, 20), (256, 1024)):
        params = {'bucket_size': size, 'max_position': longest}
        yield case(f'buckets_{size}_{longest}', 'deberta_buckets', params, CONVENTION, WHERE,
                   {'first': -300, 'count': 601, 'step': 1}, [bucket(r, size, longest) for r in range(-300, 301)])
        far = [-100000, -2000, -1023, -512, -511, -510, 510, 511, 512, 600, 1000, 1023, 1024, 5000]
        yield case(f'far_{size}_{longest}', 'deberta_buckets', params, CONVENTION, WHERE, {'relative': far},
                   [bucket(r, size, longest) for r in far])
    for queries, keys in ((3, 3), (2, 4)):
        yield case(f'index_q{queries}_k{keys}', 'deberta_index',
                   {'queries': queries, 'keys': keys, 'bucket_size': 8, 'max_position': 20},
                   '[queries, keys]; query i and key j both count from 0. ' + CONVENTION, WHERE, {},
                   [[bucket(i - j, 8, 20) for j in range(keys)] for i in range(queries)])
    yield case('table_rows', 'deberta_table_rows', {'bucket_size': 8, 'max_position': 20},
               'clamp(bucket + bucket_size, 0, 2*bucket_size - 1): the row of the relative embeddings. ' + CONVENTION,
               WHERE,
               {'first': -60, 'count': 121, 'step': 1},
               [min(max(bucket(r, 8, 20) + 8, 0), 15) for r in range(-60, 61)])


def unbucketed_cases():
    says = 'No buckets (bucket_size 0, DeBERTa v1): relative = query - key itself'
    where = source('2006.03654', 'huggingface/transformers', 'src/transformers/models/deberta/modeling_deberta.py')
    far = [-100000, -513, -512, -511, -1, 0, 1, 511, 512, 513, 2147483647]
    for longest in (512, 16):
        params = {'bucket_size': 0, 'max_position': longest}
        yield case(f'unbucketed_{longest}', 'deberta_buckets', params, says + '.', where, {'relative': far}, far)
        yield case(f'unbucketed_rows_{longest}', 'deberta_table_rows', params,
                   says + '; its row is clamp(relative + max_position, 0, 2*max_position - 1).', where,
                   {'relative': far}, [min(max(r + longest, 0), 2 * longest - 1) for r in far])
    yield case('unbucketed_index', 'deberta_index', {'queries': 3, 'keys': 5, 'bucket_size': 0, 'max_position': 4},
               '[queries, keys]; query i and key j both count from 0. ' + says + '.', where, {},
               [[i - j for j in range(5)] for i in range(3)])


def generate():
    write('deberta', 'DeBERTa buckets of every distance from -300 to 300 and some far ones.',
          list(cases()) + list(unbucketed_cases()),
          'exact integers')
