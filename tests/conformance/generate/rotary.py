"""Rotated queries and keys: both pairings, partial width, orders of the axes, far positions, scalings."""
from mpmath import cos, sin

from formulas import exact, geometric, turned
from rotations import float32_angles, frequencies, overflowed, running_product
from rounding import rounded
from writer import Family, as_input, tensor

PAPER = 'Su et al. 2021, arXiv:2104.09864, equations 14, 15 and 34'
OTHER = {'interleaved': 'rotate_half', 'rotate_half': 'interleaved'}
YARN = {'type': 'yarn', 'factor': 4, 'original_max_position_embeddings': 4096, 'beta_fast': 32, 'beta_slow': 1,
        'truncate': True}
LLAMA3 = {'type': 'llama3', 'factor': 8, 'low_freq_factor': 1, 'high_freq_factor': 4,
          'original_max_position_embeddings': 8192}

LONG = {'type': 'longrope', 'short_factor': [1, 1.0625, 1.25, 1.5], 'long_factor': [1.0625, 2.5, 16, 32.5],
        'original_max_position_embeddings': 4096, 'max_position_embeddings': 131072}
NAMES = {'interleaved': 'neighbours paired', 'rotate_half': 'halves paired'}


def apply(x, positions, options, angles=None, pairing=None, factor=None, wave=None, inverse=None):
    """x turned; its shape is [T, D], [T, H, D] or [H, T, D] by the order, with B before it in a batch."""
    if options['order'].startswith('B'):
        row = {**options, 'order': options['order'][1:]}
        return [apply(part, own, row, angles, pairing, factor, wave, inverse)
                for part, own in zip(x, positions, strict=True)]
    found, attention = frequencies(options)
    inverse = inverse or found
    angles = angles or (lambda p: [exact(p) * w for w in inverse])
    pairing, factor = pairing or options['pairing'], attention if factor is None else factor

    def rows(vectors):
        return [turned(v, angles(p), pairing, factor, wave=wave) for v, p in zip(vectors, positions, strict=True)]

    if options['order'] == 'TD':
        return rows(x)
    if options['order'] == 'HTD':
        return [rows(head) for head in x]
    return [[turned(v, angles(p), pairing, factor, wave=wave) for v in token]
            for token, p in zip(x, positions, strict=True)]


def each(positions, change):
    """Positions with a change, in the lists of a batch's rows, too."""
    return [each(p, change) if isinstance(p, list) else change(p) for p in positions]


def numbered(positions):
    return [numbered(p) for p in positions] if isinstance(positions[0], list) else list(range(len(positions)))


def through(name):
    return lambda a: (rounded(cos(a), name), rounded(sin(a), name))


def unscaled(options):
    return {key: value for key, value in options.items() if key != 'scaling'}


def first_row_only(x, values, order):
    """As a kernel that serves one row answers: later tokens, or later heads, are turned as the first position."""
    return values if order == 'TD' else [part if k == 0 else x[k] for k, part in enumerate(values)]


def mistakes(x, positions, options, values, factor):
    inverse, attention = frequencies(options)
    head, part = options['head_dim'], options['rotary_dim']
    other_width = {**options, 'rotary_dim': head if part != head else part}

    def moved(change):
        return apply(x, each(positions, change), options, factor=factor)

    def using(**changed):
        return apply(x, positions, options, **{'factor': factor, **changed})

    def asking(changed):
        return apply(x, positions, {**options, **changed}, factor=factor)

    wrong = {
        'pairing': using(pairing=OTHER[options['pairing']]),
        'sign': moved(lambda p: -exact(p)),
        'base': asking({'base': 10000}),
        'exponent-doubled': using(inverse=[w * w for w in inverse]),
        'off-by-one': moved(lambda p: exact(p) + 1),
        'positions-restarted': apply(x, numbered(positions), options, factor=factor),
        'float32-angles': using(angles=lambda p: float32_angles(exact(p), inverse)),
        'float32-position': moved(lambda p: rounded(exact(p), 'float32')),
        'float16-table': using(wave=through('float16')),
        'bfloat16-table': using(wave=through('bfloat16')),
        'positions-clamped': moved(lambda p: min(p, 4095)),
        'integer-overflow': moved(overflowed),
    }
    if not options.get('scaling'):
        wrong['running-product'] = using(inverse=running_product(inverse))
    if part != head:
        if (options.get('scaling') or {}).get('type') != 'longrope':  # Its lists have no factors for a whole head.
            wrong['not-rotated-tail'] = apply(x, positions, other_width, factor=factor)
        wrong['head-width'] = using(inverse=geometric(part, options['base'], head))
        if attention != 1 and factor is None:
            wrong['attention-factor-tail'] = times_tail(values, part, attention)
    if options.get('scaling'):
        plain = frequencies(unscaled(options))[0]
        wrong['scaling-forgotten'] = apply(x, positions, unscaled(options), factor=factor)
        wrong['scaling-inverted'] = using(inverse=[v * v / w if w else w for v, w in zip(plain, inverse)])
        wrong['scaling-twice'] = using(inverse=[w * w / v for v, w in zip(plain, inverse)])
    if attention != 1:
        if factor is None:
            wrong['attention-factor-missing'] = using(factor=1)
        wrong['attention-factor-twice'] = using(factor=attention * attention if factor is None else attention)
    order = options['order']
    if order.startswith('B'):
        wrong['batch-positions'] = apply(x, [positions[0]] * len(positions), options, factor=factor)
    if order != 'TD':
        wrong['first-row-only'] = first_row_only(x, values, order)
        first = x[0] if order.startswith('B') else x
        if len(first) == len(first[0]):
            swapped = {'THD': 'HTD', 'HTD': 'THD', 'BTHD': 'BHTD', 'BHTD': 'BTHD'}
            wrong['head-order'] = asking({'order': swapped[order]})
    return wrong


def times_tail(values, part, factor):
    """The attention factor on the channels beyond rotary_dim, too."""
    if isinstance(values[0], list):
        return [times_tail(row, part, factor) for row in values]
    return values[:part] + [v * factor for v in values[part:]]


def generate():
    family = Family('rotary', PAPER, 'x is [T, D], [T, H, D] or [H, T, D] by `order`, in a batch [B, T, H, D] or '
                    '[B, H, T, D] with a list of positions for each of its rows. interleaved: channels 2i and '
                    '2i + 1 are a pair; rotate_half: i and i + rotary_dim / 2. Channels from rotary_dim on stay. '
                    'Without `scaling`, inverse frequencies are base^(-2i / rotary_dim).')

    def add(comment, dim, positions, pairing='interleaved', rotary_dim=None, base=10000, order='TD', heads=1,
            convention=None, source=None, operation='rotate', **more):
        options = {'head_dim': dim, 'rotary_dim': rotary_dim or dim, 'base': base, 'pairing': pairing, 'order': order,
                   **more}
        batch = order.startswith('B')
        sizes = {'B': len(positions), 'T': len(positions[0]) if batch else len(positions), 'H': heads, 'D': dim}
        x = tensor([sizes[axis] for axis in order], comment)
        factor = 1 if operation == 'shift' else None
        values = apply(x, positions, options, factor=factor)
        family.add(comment, operation, options, {'positions': positions, 'x': as_input(x)}, values, 'rotation',
                   wrong=mistakes(x, positions, options, values, factor), convention=convention, source=source)

    for pairing in ('interleaved', 'rotate_half'):
        name = NAMES[pairing]
        add(f'The first positions, {name}.', 8, [0, 1, 2, 3], pairing)
        add(f'Position 0 alone changes nothing, {name}.', 16, [0], pairing)
        add(f'One pair, {name}.', 2, [1, 2, 1000], pairing)
        add(f'A width that is no power of two, {name}.', 6, [1, 5, 2047], pairing)
        add(f'80 channels, {name}.', 80, [2048], pairing)
        add(f'Half of a head turns, {name}.', 16, [1, 2, 300], pairing, rotary_dim=8)
        add(f'A quarter of a head turns, {name}.', 32, [7, 4097], pairing, rotary_dim=8)
        add(f'All but the last channel of an odd head, {name}.', 7, [1, 64], pairing, rotary_dim=6)
        add(f'A base of 500,000, {name}.', 32, [1, 8191], pairing, base=500000)
        add(f'A base of a million, {name}.', 16, [3, 32768], pairing, base=1000000)
        add(f'Around 2,048 and 4,096, {name}.', 16, [2047, 2048, 4095, 4096, 4097], pairing)
        add(f'Around 32,768 and 65,536, {name}.', 8, [32767, 32768, 65535, 65536], pairing)
        add(f'A whole head at 131,071, {name}.', 64, [131071], pairing)
        add(f'131,072, {name}.', 16, [131071, 131072], pairing)
        add(f'2^24 and 2^24 + 1, {name}.', 8, [16777216, 16777217], pairing)
        add(f'2^31 - 1, {name}.', 8, [2147483647], pairing)
        add(f'One new token after 512 cached ones, {name}.', 16, [512], pairing)
        add(f'Positions start again in the middle (packed sequences), {name}.', 8, [0, 1, 2, 0, 1], pairing)
        add(f'Left padding: the first tokens share position 0, {name}.', 8, [0, 0, 0, 1, 2], pairing)
        add(f'Tokens, then heads, {name}.', 8, [1, 2], pairing, order='THD', heads=3)
        add(f'Heads, then tokens, {name}.', 8, [1, 2], pairing, order='HTD', heads=3)
        add(f'As many heads as tokens, tokens first, {name}.', 4, [1, 2, 9], pairing, order='THD', heads=3)
        add(f'As many heads as tokens, heads first, {name}.', 4, [1, 2, 9], pairing, order='HTD', heads=3)
        add(f'One token, several heads, heads first, {name}.', 8, [77], pairing, order='HTD', heads=4)
        add(f'Several heads, half of each turns, {name}.', 12, [5, 4096], pairing, rotary_dim=6, order='THD', heads=2)
        add(f'Linear scaling by 4, {name}.', 16, [1, 4096, 16383], pairing, scaling={'type': 'linear', 'factor': 4})
        add(f'NTK-aware scaling by 8, {name}.', 16, [1, 16383], pairing, scaling={'type': 'ntk_aware', 'factor': 8})
        add(f'YaRN by 4: with its attention factor, {name}.', 32, [1, 4095, 16383], pairing, scaling=YARN)
        add(f'Llama 3 scaling by 8, {name}.', 32, [1, 131071], pairing, base=500000, scaling=LLAMA3)
    for length in (4096, 4097, 16384):
        scaling = {'type': 'dynamic', 'factor': 2, 'max_position_embeddings': 4096}
        add(f'Dynamic NTK at a length of {length:,}, trained on 4,096.', 16, [1, length - 1], 'rotate_half',
            scaling=scaling, sequence_length=length)
    for length in (4096, 4097):
        add(f'LongRoPE at a length of {length:,}, trained on 4,096.', 8, [1, length - 1], 'rotate_half', scaling=LONG,
            sequence_length=length)
    add('YaRN whose config gives the attention factor: 1 switches it off.', 32, [1, 16383], 'rotate_half',
        scaling={**YARN, 'attention_factor': 1})
    add('YaRN whose pair of mscales makes the attention factor 1 (DeepSeek).', 32, [1, 16383], 'rotate_half',
        scaling={**YARN, 'mscale': 0.707, 'mscale_all_dim': 0.707})
    add('YaRN by 4, trained on 65,536, which 16 bits do not hold.', 32, [1, 262143], 'rotate_half',
        scaling={**YARN, 'original_max_position_embeddings': 65536})
    add('Proportional (Gemma 4): a quarter of the pairs turn, exponents over the whole head.', 32, [1, 262143],
        'rotate_half', base=1000000, scaling={'type': 'proportional', 'partial_rotary_factor': 0.25, 'factor': 1})
    add('Negative positions turn back.', 8, [-1, -4096], convention='negative positions',
        source='lucidrains/rotary-embedding-torch: positions by offset may be negative')
    add('Positions between integers.', 8, [0.5, 100.25], 'rotate_half', convention='fractional positions',
        source='OpenGVLab/InternVL, V2PE: tokens of a picture advance by fractions')
    refusals(family)
    scaled_parts(add)
    batches(family, add)
    shifts(add)
    family.write()


def scaled_parts(add):
    """Scalings beside a partial width, and on both sides of their edges."""
    for pairing in ('interleaved', 'rotate_half'):
        name = NAMES[pairing]
        add(f'YaRN by 4, half of a head turns: its factor leaves the other half alone, {name}.', 16, [1, 16383],
            pairing, rotary_dim=8, scaling=YARN)
    add('LongRoPE with its attention factor, half of a head turns.', 16, [1, 4096], 'rotate_half', rotary_dim=8,
        scaling=LONG, sequence_length=4097)
    add('YaRN whose ends coincide between two pairs.', 16, [1, 16383], 'rotate_half',
        scaling={**YARN, 'beta_fast': 8, 'beta_slow': 8, 'truncate': False})
    add('Positions between integers, neighbours paired.', 4, [0.25, 3.75], convention='fractional positions',
        source='OpenGVLab/InternVL, V2PE: tokens of a picture advance by fractions')
    add('Proportional: one of two pairs turns.', 4, [9], 'rotate_half', base=1000000,
        scaling={'type': 'proportional', 'partial_rotary_factor': 0.5, 'factor': 1})
    for length in (2560, 3500):
        scaling = {'type': 'dynamic', 'factor': 2, 'max_position_embeddings': 4096}
        add(f'Dynamic NTK at a length of {length:,}, trained on 4,096: nothing grows yet.', 16, [1, length - 1],
            'rotate_half', scaling=scaling, sequence_length=length)


def batches(family, add):
    """Rows of a batch, each with positions of its own."""
    for pairing in ('interleaved', 'rotate_half'):
        name = NAMES[pairing]
        for order in ('BTHD', 'BHTD'):
            axes = 'tokens first' if order == 'BTHD' else 'heads first'
            add(f'A batch padded on the left by two and by none, {axes}, {name}.', 4, [[0, 0, 0, 1], [0, 1, 2, 3]],
                pairing, order=order, heads=2)
            add(f'One new token in each of two rows, of unlike length, {axes}, {name}.', 8, [[17], [900]], pairing,
                order=order, heads=2)
    add('One new token in each of two rows, of one length, heads first.', 8, [[77], [77]], 'rotate_half', order='BHTD',
        heads=3)
    add('A batch whose heads turn in part, with the attention factor of YaRN, tokens first.', 8,
        [[0, 4097], [1, 16383]], 'interleaved', rotary_dim=4, order='BTHD', heads=2, scaling=YARN)
    add('A batch whose heads turn in part, with the attention factor of YaRN, heads first.', 8,
        [[0, 4097], [1, 16383]], 'rotate_half', rotary_dim=4, order='BHTD', heads=2, scaling=YARN)
    add('As many rows as tokens and heads, tokens first.', 4, [[3, 4], [11, 12]], 'rotate_half', order='BTHD', heads=2)
    add('As many rows as tokens and heads, heads first.', 4, [[3, 4], [11, 12]], 'rotate_half', order='BHTD', heads=2)
    options = {'head_dim': 4, 'rotary_dim': 4, 'base': 10000, 'pairing': 'rotate_half', 'order': 'BTHD'}
    x = as_input(tensor([2, 2, 1, 4], 'refusal'))
    for comment, positions in (('Three lists of positions for two rows.', [[0, 1], [0, 1], [0, 1]]),
                               ('A row of a batch with fewer positions than tokens.', [[0, 1], [0]])):
        family.refuse(comment, 'rotate', options, {'positions': positions, 'x': x},
                      'one list of positions for each row of the batch, one position for each token')


def shifts(add):
    """Cached keys, which are turned already and have their attention factor, moved by `positions`."""
    def shift(comment, *values, **more):
        add(comment, *values, **more, operation='shift')

    for pairing in ('interleaved', 'rotate_half'):
        name = NAMES[pairing]
        shift(f'Cached keys moved back by 256, {name}.', 8, [-256, -256], pairing)
        shift(f'Cached keys of YaRN moved back by 30: the attention factor is in them, {name}.', 16, [-30, -30],
              pairing, scaling=YARN)
    shift('The first two keys stay, the others move back (attention sinks), heads first.', 8, [0, 0, -4, -4],
          'rotate_half', order='HTD', heads=2, scaling=YARN)
    shift('Cached keys moved on, half of each head turns.', 16, [1000, 1000], 'rotate_half', rotary_dim=8, scaling=YARN)
    shift('Cached keys of Llama 3 moved back by 8,192.', 16, [-8192], 'rotate_half', base=500000, scaling=LLAMA3)
    shift('Two rows of a batch moved by unlike distances.', 8, [[-7, -7], [-250, -250]], 'rotate_half', order='BHTD',
          heads=1, scaling=YARN)


def refusals(family):
    def refuse(comment, reason, positions=(1, 2), shape=(2, 8), count=None, **changed):
        options = {'head_dim': 8, 'rotary_dim': 8, 'base': 10000, 'pairing': 'interleaved', 'order': 'TD', **changed}
        x = as_input(tensor(list(shape), 'refusal'))
        if count is not None:
            x['values'] = x['values'][:count]
        family.refuse(comment, 'rotate', options, {'positions': list(positions), 'x': x}, reason)

    refuse('An odd number of channels has one without a partner.', 'rotary_dim must be even', head_dim=7, rotary_dim=7,
           shape=(2, 7))
    refuse('More channels turn than there are.', 'rotary_dim must be at most head_dim', rotary_dim=10)
    refuse('A negative width.', 'rotary_dim must be at least 0', rotary_dim=-2)
    refuse('A base of 0.', 'base must be above 0', base=0)
    refuse('A position that is no number (null stands for NaN).', 'positions must be finite', positions=[1, None])
    refuse('Fewer positions than tokens.', 'one position for each token', positions=[1])
    refuse('More positions than tokens.', 'one position for each token', positions=[1, 2, 3])
    refuse('x has fewer values than its shape says.', 'x must have as many values as its shape says', count=12)
    refuse('A pairing that nobody knows.', 'pairing must be interleaved or rotate_half', pairing='thirds')
    refuse('Linear scaling by 0.', 'factor must be above 0', scaling={'type': 'linear', 'factor': 0})
    refuse('A scaling that nobody knows.', 'scaling.type is unknown', scaling={'type': 'sideways', 'factor': 2})
