"""Rotated queries and keys: both pairings, partial width, orders of the axes, far positions, scalings."""
from mpmath import cos, mpf, sin

from rotations import float32_angles, frequencies, overflowed, running_product, turned
from rounding import rounded
from writer import Family, as_input, exact, tensor

PAPER = 'Su et al. 2021, arXiv:2104.09864, equations 14, 15 and 34'
OTHER = {'interleaved': 'rotate_half', 'rotate_half': 'interleaved'}
YARN = {'type': 'yarn', 'factor': 4, 'original_max_position_embeddings': 4096, 'beta_fast': 32, 'beta_slow': 1,
        'truncate': True}
LLAMA3 = {'type': 'llama3', 'factor': 8, 'low_freq_factor': 1, 'high_freq_factor': 4,
          'original_max_position_embeddings': 8192}


def apply(x, positions, options, angles=None, pairing=None, factor=None, wave=None, inverse=None):
    """x turned; its shape is [T, D], [T, H, D] or [H, T, D] by the order."""
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


def through(name):
    return lambda a: (rounded(cos(a), name), rounded(sin(a), name))


def unscaled(options):
    return {key: value for key, value in options.items() if key != 'scaling'}


def first_row_only(x, values, order):
    """As a kernel that serves one row answers: later tokens, or later heads, are turned as the first position."""
    return values if order == 'TD' else [part if k == 0 else x[k] for k, part in enumerate(values)]


def mistakes(x, positions, options, values):
    inverse, factor = frequencies(options)
    head, part = options['head_dim'], options['rotary_dim']
    other_width = {**options, 'rotary_dim': head if part != head else part}
    wrong = {
        'pairing': apply(x, positions, options, pairing=OTHER[options['pairing']]),
        'sign': apply(x, [-exact(p) for p in positions], options),
        'base': apply(x, positions, {**options, 'base': 10000}),
        'exponent-doubled': apply(x, positions, options, inverse=[w * w for w in inverse]),
        'off-by-one': apply(x, [exact(p) + 1 for p in positions], options),
        'positions-restarted': apply(x, list(range(len(positions))), options),
        'float32-angles': apply(x, positions, options, angles=lambda p: float32_angles(exact(p), inverse)),
        'float32-position': apply(x, [rounded(exact(p), 'float32') for p in positions], options),
        'float16-table': apply(x, positions, options, wave=through('float16')),
        'bfloat16-table': apply(x, positions, options, wave=through('bfloat16')),
        'positions-clamped': apply(x, [min(p, 4095) for p in positions], options),
        'integer-overflow': apply(x, [overflowed(p) for p in positions], options),
    }
    if not options.get('scaling'):
        wrong['running-product'] = apply(x, positions, options, inverse=running_product(inverse))
    if part != head:
        wrong['not-rotated-tail'] = apply(x, positions, other_width)
        wide = [exact(options['base']) ** (-mpf(2 * i) / head) for i in range(part // 2)]
        wrong['head-width'] = apply(x, positions, options, inverse=wide)
    if options.get('scaling'):
        plain = frequencies(unscaled(options))[0]
        wrong['scaling-forgotten'] = apply(x, positions, unscaled(options))
        wrong['scaling-inverted'] = apply(x, positions, options,
                                          inverse=[v * v / w if w else w for v, w in zip(plain, inverse)])
        wrong['scaling-twice'] = apply(x, positions, options, inverse=[w * w / v for v, w in zip(plain, inverse)])
    if factor != 1:
        wrong['attention-factor-missing'] = apply(x, positions, options, factor=1)
        wrong['attention-factor-twice'] = apply(x, positions, options, factor=factor * factor)
    if options['order'] != 'TD':
        wrong['first-row-only'] = first_row_only(x, values, options['order'])
        if len(x) == len(x[0]):
            other = {'THD': 'HTD', 'HTD': 'THD'}[options['order']]
            wrong['head-order'] = apply(x, positions, {**options, 'order': other})
    return wrong


def generate():
    family = Family('rotary', PAPER, 'x is [T, D], [T, H, D] or [H, T, D] by `order`. interleaved: channels 2i and '
                    '2i + 1 are a pair; rotate_half: i and i + rotary_dim / 2. Channels from rotary_dim on stay. '
                    'Without `scaling`, inverse frequencies are base^(-2i / rotary_dim).')

    def add(comment, dim, positions, pairing='interleaved', rotary_dim=None, base=10000, order='TD', heads=1,
            convention=None, source=None, **more):
        options = {'head_dim': dim, 'rotary_dim': rotary_dim or dim, 'base': base, 'pairing': pairing, 'order': order,
                   **more}
        count = len(positions)
        shape = {'TD': [count, dim], 'THD': [count, heads, dim], 'HTD': [heads, count, dim]}[order]
        x = tensor(shape, comment)
        values = apply(x, positions, options)
        family.add(comment, 'rotate', options, {'positions': positions, 'x': as_input(x)}, values, 'rotation',
                   wrong=mistakes(x, positions, options, values), convention=convention, source=source)

    both = ('interleaved', 'rotate_half')
    names = {'interleaved': 'neighbours paired', 'rotate_half': 'halves paired'}
    for pairing in both:
        name = names[pairing]
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
        add(f'As many heads as tokens, tokens first, {name}.', 8, [1, 2, 9], pairing, order='THD', heads=3)
        add(f'As many heads as tokens, heads first, {name}.', 8, [1, 2, 9], pairing, order='HTD', heads=3)
        add(f'One token, several heads, heads first, {name}.', 8, [77], pairing, order='HTD', heads=4)
        add(f'Several heads, half of each turns, {name}.', 12, [5, 4096], pairing, rotary_dim=6, order='THD', heads=2)
        add(f'Linear scaling by 4, {name}.', 16, [1, 4096, 16383], pairing, scaling={'type': 'linear', 'factor': 4})
        add(f'NTK-aware scaling by 8, {name}.', 16, [1, 16383], pairing, scaling={'type': 'ntk_aware', 'factor': 8})
        add(f'YaRN by 4: with its attention factor, {name}.', 32, [1, 4095, 16383], pairing, scaling=YARN)
        add(f'Llama 3 scaling by 8, {name}.', 32, [1, 131071], pairing, base=500000, scaling=LLAMA3)
    for length in (4096, 4097, 16384):
        scaling = {'type': 'dynamic_ntk', 'factor': 2, 'max_position_embeddings': 4096}
        add(f'Dynamic NTK at a length of {length:,}, trained on 4,096.', 16, [1, length - 1], 'rotate_half',
            scaling=scaling, sequence_length=length)
    long = {'type': 'longrope', 'short_factor': [1, 1.0625, 1.25, 1.5], 'long_factor': [1.0625, 2.5, 16, 32.5],
            'original_max_position_embeddings': 4096, 'max_position_embeddings': 131072}
    for length in (4096, 4097):
        add(f'LongRoPE at a length of {length:,}, trained on 4,096.', 8, [1, length - 1], 'rotate_half', scaling=long,
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
    family.write()


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


if __name__ == '__main__':
    generate()
