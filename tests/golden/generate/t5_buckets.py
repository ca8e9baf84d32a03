"""T5's relative-position buckets, decided by exact integer comparison: no logarithm is ever rounded."""
from common import case, source, write
from formulas import bucket, large_bucket

WHERE = source('1910.10683', 'huggingface/transformers', 'src/transformers/models/t5/modeling_t5.py')
CONVENTION = ('relative = key - query. bidirectional: half the buckets a direction, a positive relative adds half; '
              'else a positive relative counts as 0. n = |relative| is its own bucket below max_exact = '
              'buckets_a_direction//2; beyond: max_exact + '
              'floor(ln(n/max_exact)/ln(max_distance/max_exact)*(buckets_a_direction - max_exact)), at most the last '
              'bucket.')


def cases():
    for bidirectional in (True, False):
        for buckets, max_distance in ((32, 128), (32, 256), (32, 64), (64, 128), (16, 100), (8, 20), (320, 800),
                                      (32, 20000),
                                      (12, 40), (128, 1000)):
            params = {'bidirectional': bidirectional, 'buckets': buckets, 'max_distance': max_distance}
            name = f'{"both" if bidirectional else "past"}_{buckets}_{max_distance}'
            per_direction = buckets // 2 if bidirectional else buckets
            yield case(f'thresholds_{name}', 't5_thresholds', params,
                       'The smallest distance n of each bucket of one direction from max_exact on (the first is '
                       'max_exact itself): bucket max_exact + k starts at expect[k]. ' + CONVENTION, WHERE, {},
                       thresholds(per_direction, max_distance))
    for queries, keys, bidirectional in ((4, 6, True), (4, 6, False), (3, 3, True)):
        yield case(f'index_q{queries}_k{keys}_{"both" if bidirectional else "past"}', 't5_index',
                   {'bidirectional': bidirectional, 'buckets': 32, 'max_distance': 128, 'queries': queries,
                    'keys': keys},
                   '[queries, keys] buckets; queries are the last of the keys: query i sits at keys - queries + i. ' +
                   CONVENTION, WHERE, {},
                   [[bucket(j - i, bidirectional, 32, 128) for j in range(keys)] for i in range(keys - queries, keys)])


    for queries, keys, offset, bidirectional in ((2, 6, 3, False), (3, 4, 0, True), (5, 3, 2, True),
                                                 (1, 4, 200, False)):
        yield case(f'index_q{queries}_k{keys}_from{offset}_{"both" if bidirectional else "past"}', 't5_index',
                   {'bidirectional': bidirectional, 'buckets': 32, 'max_distance': 128, 'queries': queries,
                    'keys': keys, 'offset': offset},
                   '[queries, keys] buckets; query i sits at offset + i. ' + CONVENTION, WHERE, {},
                   [[bucket(j - i, bidirectional, 32, 128) for j in range(keys)]
                    for i in range(offset, offset + queries)])


def thresholds(buckets, max_distance):
    """Smallest n with n^steps * ... reaching each step: integer search, doubling then halving."""
    max_exact, found = buckets // 2, []
    for target in range(max_exact, buckets):
        low, high = max_exact, max_exact
        while large_bucket(high, max_exact, buckets, max_distance) < target:
            high *= 2
        while low < high:
            middle = (low + high) // 2
            if large_bucket(middle, max_exact, buckets, max_distance) >= target:
                high = middle
            else:
                low = middle + 1
        found.append(low)
    return found


def generate():
    write('t5_buckets', 'Distances where the buckets of T5 start, and tables of buckets.',
          list(cases()),
          'exact integers')
