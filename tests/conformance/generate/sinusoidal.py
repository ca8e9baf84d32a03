"""The sinusoidal table: any width, base and position; the ladders and layouts of named projects as `acceptable`."""
from mpmath import mpf, sqrt

from formulas import exact, ladder, sincos_row
from rotations import float32_angles, overflowed, running_product, through
from rounding import rounded
from writer import Family

PAPER = 'Vaswani et al. 2017, arXiv:1706.03762, section 3.5'


def half_frequencies(dim, base):
    return ladder((dim + 1) // 2, dim, base, 2)


def shifted_frequencies(dim, base):
    """The ladder of tensor2tensor and fairseq: the last of dim // 2 frequencies is 1 / base."""
    half = dim // 2
    return ladder(half, half - 1, base)


def table(positions, inverse, dim, layout, wave=None, angles=None):
    angles = angles or (lambda p: [exact(p) * w for w in inverse])
    return [sincos_row(angles(p), dim, layout, wave) for p in positions]


def mistakes(positions, dim, base, layout):
    w = half_frequencies(dim, base)
    other = 'concatenated' if layout == 'interleaved' else 'interleaved'
    return {
        'sign': table([-exact(p) for p in positions], w, dim, layout),
        'base': table(positions, half_frequencies(dim, 10000), dim, layout),
        'exponent-doubled': table(positions, [v * v for v in w], dim, layout),
        'off-by-one': table([exact(p) + 1 for p in positions], w, dim, layout),
        'positions-restarted': table([exact(p) - exact(positions[0]) for p in positions], w, dim, layout),
        'float32-angles': table(positions, w, dim, layout, angles=lambda p: float32_angles(exact(p), w)),
        'float32-position': table([rounded(exact(p), 'float32') for p in positions], w, dim, layout),
        'float16-table': table(positions, w, dim, layout, through('float16')),
        'bfloat16-table': table(positions, w, dim, layout, through('bfloat16')),
        'layout': table(positions, w, dim, other),
        'frequency-shift': table(positions, shifted_frequencies(dim, base), dim, layout) if dim % 2 == 0 else None,
        'positions-clamped': table([min(p, 4095) for p in positions], w, dim, layout),
        'integer-overflow': table([overflowed(p) for p in positions], w, dim, layout),
        'running-product': table(positions, running_product(w), dim, layout),
    }


def generate():
    family = Family('sinusoidal', PAPER)

    def add(comment, dim, positions, base=10000, layout='interleaved'):
        options = {'dim': dim, 'base': base, 'layout': layout, 'convention': 'vaswani'}
        family.add(comment, 'table', options, {'positions': positions},
                   table(positions, half_frequencies(dim, base), dim, layout), 'table',
                   wrong=mistakes(positions, dim, base, layout))

    add('The first positions of a small table.', 8, [0, 1, 2, 3])
    add('Sines first, then cosines.', 8, [0, 1, 2, 3], layout='concatenated')
    add('Position 0 alone: sines are 0, cosines 1.', 16, [0])
    add('The smallest width: one pair.', 2, [0, 1, 10, 100])
    add('A width that is no power of two.', 10, [1, 2, 99])
    add('An odd width ends with a sine; exponents divide by the true width.', 7, [0, 1, 2, 50])
    add('An odd width, concatenated: one sine more than cosines.', 7, [0, 1, 2, 50], layout='concatenated')
    add('Width 1: a sine alone.', 1, [0, 1, 2])
    add('Three channels.', 3, [1, 511])
    add('A table that does not start at 0, as with cached keys.', 16, [512, 513, 514, 515])
    add('Positions in no order, one of them twice.', 12, [5, 0, 5, 3])
    add('The ends of a table of 512 rows.', 64, [1, 510, 511, 512])
    add('Around 4,096.', 32, [4095, 4096, 4097])
    add('Around 32,768, where 16 bits end.', 16, [32767, 32768, 32769])
    add('Around 65,536.', 16, [65535, 65536, 65537])
    add('A wide row at 131,071.', 128, [131071])
    add('Around 131,072, concatenated.', 32, [131071, 131072], layout='concatenated')
    add('A million.', 16, [999999, 1000000])
    add('2^24 and 2^24 + 1, which is no number of float32: the rows differ.', 16, [16777215, 16777216, 16777217])
    add('The largest number of 32 bits with a sign.', 16, [2147483647])
    add('The largest number of 32 bits, concatenated.', 16, [2147483646, 2147483647], layout='concatenated')
    for base in (100, 500000, 1000000, 2, 10000.5):
        add(f'Base {base}.', 16, [1, 7, 4096], base=base)
    add('A base near 1: frequencies lie close together.', 8, [1, 2], base=1.5)
    add('Negative positions: sines change their sign.', 8, [-1, -2, -100])
    add('Positions between integers.', 8, [0.5, 2.25, 100.125])
    conventions(family)
    refusals(family)
    family.write()


def conventions(family):
    def add(comment, name, source, dim, positions, values, layout='concatenated', base=10000, **more):
        options = {'dim': dim, 'base': base, 'layout': layout, 'convention': name, **more}
        paper = table(positions, half_frequencies(dim, base), dim, layout)
        family.add(comment, 'table', options, {'positions': positions}, values, 'table', convention=name,
                   source=source, wrong={'frequency-shift': paper})

    t2t = 'tensorflow/tensor2tensor, tensor2tensor/layers/common_attention.py, get_timing_signal_1d'
    last = 'The last frequency is exactly 1 / base.'
    for dim, positions, comment in ((8, [0, 1, 2, 77], last), (64, [1, 4096], last),
                                    (7, [1, 2, 3], 'An odd width ends with zeros.'),
                                    (2, [0, 1, 2], 'One pair: half - 1 is taken as 1.')):
        add(comment, 'tensor2tensor', t2t, dim, positions,
            table(positions, shifted_frequencies(dim, 10000), dim, 'concatenated'))
    fairseq = 'facebookresearch/fairseq, fairseq/modules/sinusoidal_positional_embedding.py'
    for dim, positions, padding in ((8, [0, 1, 2, 3], 1), (16, [2, 3, 1025], 1), (9, [0, 4, 5], 0)):
        values = table(positions, shifted_frequencies(dim, 10000), dim, 'concatenated')
        values = [[mpf(0)] * dim if p == padding else r for p, r in zip(positions, values)]
        add(f'Rows of the table by index; row {padding}, of the padding, is zero.', 'fairseq', fairseq, dim, positions,
            values, padding_idx=padding)
    whisper = 'openai/whisper, whisper/model.py, sinusoids'
    add('An audio encoder of 1,500 rows: its first and last.', 'whisper', whisper, 64, [0, 1, 1499],
        table([0, 1, 1499], shifted_frequencies(64, 10000), 64, 'concatenated'))
    marian = 'huggingface/transformers, models/marian/modeling_marian.py'
    for dim in (8, 9):
        add("The paper's ladder, sines first.", 'marian', marian, dim, [0, 1, 511],
            table([0, 1, 511], half_frequencies(dim, 10000), dim, 'concatenated'))
    xl = 'kimiyoung/transformer-xl, pytorch/mem_transformer.py, PositionalEmbedding'
    add('Distances descend to 0.', 'transformer_xl', xl, 8, [3, 2, 1, 0],
        table([3, 2, 1, 0], half_frequencies(8, 10000), 8, 'concatenated'))
    scaled = 'lucidrains/x-transformers, x_transformers/x_transformers.py, ScaledSinusoidalEmbedding'
    values = table([0, 1, 100], half_frequencies(16, 10000), 16, 'concatenated')
    add('Times dim^-0.5, where its learned scale starts.', 'x_transformers', scaled, 16, [0, 1, 100],
        [[v / sqrt(mpf(16)) for v in r] for r in values])


def refusals(family):
    def refuse(comment, reason, positions=(0, 1), **changed):
        options = {'dim': 8, 'base': 10000, 'layout': 'interleaved', 'convention': 'vaswani', **changed}
        family.refuse(comment, 'table', options, {'positions': list(positions)}, reason)

    refuse('A negative width.', 'dim must be at least 1', dim=-8)
    refuse('A width of 0.', 'dim must be at least 1', dim=0)
    refuse('A width that is no integer.', 'dim must be an integer', dim=8.5)
    refuse('A base of 0.', 'base must be above 0', base=0)
    refuse('A negative base.', 'base must be above 0', base=-10000)
    refuse('A position that is no number (null stands for NaN).', 'positions must be finite', positions=[0, None])
    refuse('A layout that nobody knows.', 'layout must be interleaved or concatenated', layout='sideways')
