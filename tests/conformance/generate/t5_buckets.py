"""T5's buckets, decided by whole numbers: cases on both sides of every threshold, in both directions."""
from formulas import bucket
from writer import Family

PAPER = 'Raffel et al. 2019, arXiv:1910.10683; huggingface/transformers, models/t5/modeling_t5.py, ' \
        '_relative_position_bucket'


def thresholds(bidirectional, num_buckets, max_distance):
    """The distances where a new bucket starts."""
    past = [bucket(-n, bidirectional, num_buckets, max_distance) for n in range(max_distance + 2)]
    return [n for n in range(1, len(past)) if past[n] != past[n - 1]]


def generate():
    family = Family('t5_buckets', PAPER, 'relative is the position of the key less that of the query. Both directions: '
                    'half of the buckets each, a key after the query adds half. Otherwise keys after the query count '
                    'as distance 0. The first half of the buckets of a direction are distances, the others grow '
                    'logarithmically up to max_distance.')

    def add(comment, relative, **options):
        values = [bucket(r, **options) for r in relative]
        family.add(comment, 'buckets', options, {'relative': relative}, values, 'exact', wrong={
            'bucket-threshold': [bucket(r - (r > 0) + (r < 0), **options) for r in relative],
            'bucket-direction': [bucket(-r, **options) for r in relative],
            'positions-clamped': [bucket(max(min(r, 100), -100), **options) for r in relative],
        })

    for both in (True, False):
        ways = 'Both directions' if both else 'Keys before the query only'
        for buckets, longest in ((32, 128), (32, 256), (32, 64), (64, 128), (16, 100), (12, 40), (8, 20), (320, 800)):
            options = {'bidirectional': both, 'num_buckets': buckets, 'max_distance': longest}
            starts = thresholds(**options)
            starts = starts if len(starts) < 40 else starts[::6] + starts[-3:]
            near = sorted({n for start in starts for n in (start - 1, start)} | {longest - 1, longest, longest + 1})
            add(f'{ways}, {buckets} buckets up to {longest}: both sides of each threshold.',
                sorted({-n for n in near} | set(near)), **options)
        options = {'bidirectional': both, 'num_buckets': 32, 'max_distance': 128}
        add(f'{ways}: far away.', [-2147483647, -1000000, -65536, -4096, 4096, 65536, 2147483647], **options)
        add(f'{ways}: the same position and its neighbours.', [0, -1, 1, 0], **options)
        add(f'{ways}: 64 back and ahead, where a product in double precision falls short of a bucket.', [-64, 64],
            **options)

    def refuse(comment, reason, relative=(0, 1), **changed):
        options = {'bidirectional': True, 'num_buckets': 32, 'max_distance': 128, **changed}
        family.refuse(comment, 'buckets', options, {'relative': list(relative)}, reason)

    refuse('No buckets.', 'num_buckets must be at least 4 for both directions', num_buckets=0)
    refuse('A negative number of buckets.', 'num_buckets must be at least 4 for both directions', num_buckets=-32)
    refuse('The longest distance is within the exact ones.', 'max_distance must be above the exact distances',
           max_distance=8)
    refuse('A distance that is no number (null stands for NaN).', 'relative must be integers', relative=[None])
    refuse('A distance that is no integer.', 'relative must be integers', relative=[1.5])
    family.write()
