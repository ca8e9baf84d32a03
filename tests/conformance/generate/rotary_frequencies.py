"""Inverse frequencies and attention factors for every scaling, with cases at each of its edges."""
from mpmath import mpf, pi

from formulas import exact, geometric
from rotations import frequencies, running_product
from scalings import stretched_base
from writer import Family

PAPER = 'Su et al. 2021, arXiv:2104.09864; scalings: huggingface/transformers, src/transformers/modeling_rope_utils.py'
SOURCES = {
    'linear': 'Chen et al. 2023, arXiv:2306.15595',
    'ntk_aware': 'bloc97, "NTK-Aware Scaled RoPE", 2023; lucidrains/rotary-embedding-torch, theta_rescale_factor',
    'dynamic': 'huggingface/transformers, modeling_rope_utils.py, _compute_dynamic_ntk_parameters',
    'yarn': 'Peng et al. 2023, arXiv:2309.00071; modeling_rope_utils.py, _compute_yarn_parameters',
    'longrope': 'Ding et al. 2024, arXiv:2402.13753; modeling_rope_utils.py, _compute_longrope_parameters',
    'llama3': 'Llama team 2024, arXiv:2407.21783; modeling_rope_utils.py, _compute_llama3_parameters',
    'proportional': 'Gemma 4; modeling_rope_utils.py, _compute_proportional_rope_parameters',
}


def unguarded(scaling, base, dim, length):
    """Dynamic NTK that also works below the trained length."""
    grown = exact(scaling['factor']) * length / scaling['max_position_embeddings'] - (scaling['factor'] - 1)
    return geometric(dim, stretched_base(base, grown, dim)) if grown > 0 else None


def mistakes(options):
    inverse, _ = frequencies(options)
    base, head, dim, scaling = (options.get(key) for key in ('base', 'head_dim', 'rotary_dim', 'scaling'))
    plain = geometric(dim, base)
    wrong = {
        'base': frequencies({**options, 'base': 10000})[0],
        'exponent-doubled': [w * w for w in inverse] if scaling is None else None,
        'running-product': running_product(inverse) if scaling is None and dim > 2 else None,
        'frequency-shift': geometric(dim, base, dim - 2) if scaling is None and dim > 2 else None,
        'head-width': geometric(dim, base, head) if scaling is None and head != dim else None,
    }
    if scaling is None:
        return wrong
    # Zero frequencies are left out of products and quotients.
    wrong['scaling-forgotten'] = plain
    wrong['scaling-inverted'] = [v * v / w if w else w for v, w in zip(plain, inverse)]
    wrong['scaling-twice'] = [w * w / v for v, w in zip(plain, inverse)]
    kind = scaling['type']
    if kind == 'yarn':
        other = {**scaling, 'truncate': not scaling['truncate']}
        wrong['ramp-rounding'] = frequencies({**options, 'scaling': other})[0]
    if kind == 'longrope':
        near = [frequencies({**options, 'sequence_length': options['sequence_length'] + by})[0] for by in (-1, 1)]
        wrong['trained-length'] = next((one for one in near if one != inverse), None)
    if kind == 'dynamic':
        wrong['trained-length'] = unguarded(scaling, base, dim, options['sequence_length'])
    if kind == 'proportional':
        live = int(scaling['partial_rotary_factor'] * dim) // 2
        packed = geometric(2 * live, base)
        wrong['head-width'] = packed + [mpf(0)] * (dim // 2 - live)
    return wrong


def add(family, comment, head, base=10000, part=None, length=None, convention=None, source=None, **scaling):
    options = {'head_dim': head, 'rotary_dim': part or head, 'base': base}
    if scaling:
        options['scaling'] = {'type': scaling.pop('kind'), **scaling}
    if length is not None:
        options['sequence_length'] = length
    values, factor = frequencies(options)
    flags = ['attention-factor-missing'] if factor != 1 else []
    family.add(comment, 'frequencies', options, {}, values, 'frequency', flags, mistakes(options), convention,
               source or (SOURCES.get(options['scaling']['type']) if scaling else None),
               scalars={'attention_factor': factor})


def plain_cases(family):
    for head in (2, 4, 8, 64, 80, 96, 128):
        add(family, f'{head} channels.', head)
    for base in (500000, 1000000, 100, 10000.5, 5000000):
        add(family, f'Base {base}.', 32, base)
    for head, part in ((64, 16), (64, 32), (80, 32), (100, 24), (7, 6)):
        add(family, f'{part} of {head} channels turn: exponents are over {part}.', head, part=part)


def scaled_cases(family):
    for factor in (1, 2, 2.5, 8):
        add(family, f'Linear by {factor}.', 16, kind='linear', factor=factor)
    add(family, 'Linear by 8, half of a head.', 32, part=16, kind='linear', factor=8)
    for factor in (1, 2, 8):
        add(family, f'NTK-aware by {factor}: the first frequency is kept, the last divided by the factor.', 16,
            kind='ntk_aware', factor=factor)
    add(family, 'NTK-aware, four channels: base times factor^2.', 4, kind='ntk_aware', factor=3)
    for length in (1, 2047, 2048, 2049, 4096, 65536):
        where = 'before' if length < 2048 else 'at' if length == 2048 else 'beyond'
        add(family, f'Dynamic NTK by 4, {where} the trained length of 2,048: {length:,}.', 16, length=length,
            kind='dynamic', factor=4, max_position_embeddings=2048)
    add(family, 'Dynamic NTK by 1 beyond the trained length.', 16, length=4096, kind='dynamic', factor=1,
        max_position_embeddings=2048)
    add(family, 'NTK by a constant alpha of 1,000, whatever the length.', 128, kind='ntk_aware', factor=1000,
        convention='hunyuan',
        source='Tencent Hunyuan, rope_scaling {"type": "dynamic", "alpha": 1000}: base * alpha^(d / (d - 2))')
    add(family, 'The base times ntk_factor, without a power; frequencies over linear_factor.', 32, kind='diffusers',
        linear_factor=2, ntk_factor=4, convention='diffusers',
        source='huggingface/diffusers, src/diffusers/models/embeddings.py, get_1d_rotary_pos_embed')


def yarn_cases(family):
    usual = {'kind': 'yarn', 'factor': 4, 'original_max_position_embeddings': 2048, 'beta_fast': 32, 'beta_slow': 1,
             'truncate': True}

    def yarn(comment, head=32, base=10000, **changed):
        add(family, comment, head, base, **{**usual, **changed})

    yarn('YaRN by 4.')
    yarn('YaRN by 4, a whole head of 128.', 128)
    yarn('YaRN by 4, ends of the ramp not rounded.', truncate=False)
    yarn('YaRN by 4, 64 channels, ends of the ramp not rounded (gpt-oss).', 64, 150000, truncate=False, factor=32,
         original_max_position_embeddings=4096)
    yarn('YaRN by 1 leaves all as it is; its attention factor is 1.', factor=1)
    yarn('YaRN by one half: the attention factor stays 1.', factor=0.5)
    yarn('YaRN by 40, other ends of the ramp.', factor=40, beta_fast=16, beta_slow=2)
    yarn('A short trained length: the ramp starts below pair 0, which is clamped.', original_max_position_embeddings=64)
    yarn('A trained length of 4: both ends of the ramp are 0, one is moved by 0.001.', 8,
         original_max_position_embeddings=4)
    yarn('A long trained length: the ramp ends beyond the last pair.', original_max_position_embeddings=131072)
    yarn('A ramp over most pairs whose end is clamped to rotary_dim - 1, not to half of it.', 8, 100,
         original_max_position_embeddings=65536, beta_fast=1024)
    yarn('An attention factor that is given.', attention_factor=1.25)
    yarn('mscale and mscale_all_dim alike: the attention factor is 1 (DeepSeek-V2).', 64, factor=40, mscale=0.707,
         mscale_all_dim=0.707, original_max_position_embeddings=4096)
    yarn('mscale and mscale_all_dim differ: their ratio.', factor=40, mscale=1, mscale_all_dim=0.707)
    yarn('mscale_all_dim of 0 counts as not given.', factor=40, mscale=0.707, mscale_all_dim=0)
    yarn('mscale alone is not read.', factor=40, mscale=0.707)


def longrope_cases(family):
    usual = {'kind': 'longrope', 'short_factor': [1, 1.0625, 1.25, 1.5], 'long_factor': [1.0625, 2.5, 16, 32.5],
             'original_max_position_embeddings': 4096, 'max_position_embeddings': 131072}
    for length in (1, 4095, 4096, 4097, 131072):
        which = 'long' if length > 4096 else 'short'
        add(family, f'LongRoPE at a length of {length:,}, trained on 4,096: the {which} factors.', 8, length=length,
            **usual)
    add(family, 'LongRoPE with an attention factor that is given.', 8, length=8192, **usual, attention_factor=1.5)
    add(family, 'LongRoPE whose length was not extended: the attention factor is 1.', 8, length=4096,
        **{**usual, 'max_position_embeddings': 4096})
    add(family, 'LongRoPE with a factor for each of 16 pairs that is no short decimal.', 32, length=4097,
        kind='longrope', short_factor=[1 + i / 100 for i in range(16)], long_factor=[1 + i * i / 7 for i in range(16)],
        original_max_position_embeddings=4096, max_position_embeddings=131072)


def llama3_cases(family):
    usual = {'kind': 'llama3', 'factor': 8, 'low_freq_factor': 1, 'high_freq_factor': 4,
             'original_max_position_embeddings': 8192}
    add(family, 'Llama 3.1: by 8.', 128, 500000, **usual)
    add(family, 'Llama 3.2: by 32, 64 channels.', 64, 500000, **{**usual, 'factor': 32})
    add(family, 'Other thresholds.', 32, 500000, **{**usual, 'low_freq_factor': 2, 'high_freq_factor': 16})
    # Trained lengths on both sides of a wavelength times a threshold: the pair is at the end of the blend.
    wavelength = 2 * pi / geometric(32, 500000)[8]
    for name, factor in (('low', 1), ('high', 4)):
        edge = int(wavelength * factor)
        for length in (edge, edge + 1):
            side = 'below' if length == edge else 'above'
            add(family, f'Pair 8 is just {side} the {name} threshold.', 32, 500000,
                **{**usual, 'original_max_position_embeddings': length})
    add(family, 'A trained length so short that every wavelength is beyond it.', 8, 500000,
        **{**usual, 'original_max_position_embeddings': 6})


def generate():
    family = Family('rotary_frequencies', PAPER, 'Without `scaling`: base^(-2i / rotary_dim). Cosine and sine of every '
                    'angle are multiplied by attention_factor. Constants of formulas (0.1, 0.001) are those decimals.')
    plain_cases(family)
    scaled_cases(family)
    yarn_cases(family)
    longrope_cases(family)
    llama3_cases(family)
    for part, factor in ((0.25, 1), (0.5, 1), (1, 1), (0.25, 8), (0.3, 1)):
        add(family, f'Proportional: {part} of the pairs turn, exponents over the whole head, the rest stands still'
            + (f'; over {factor}.' if factor > 1 else '.'), 32, 1000000, kind='proportional',
            partial_rotary_factor=part, factor=factor)
    refusals(family)
    later_cases(family)
    family.write()


def later_cases(family):
    """Cases of version 1.1: a file grows at its end."""
    for truncate in (False, True):
        # Rounded, the ends are one pair apart; not rounded, they coincide between two pairs.
        add(family, 'YaRN whose beta_fast is its beta_slow' + ('.' if truncate else ': the ramp is a step.'), 32,
            kind='yarn', factor=4, original_max_position_embeddings=2048, beta_fast=8, beta_slow=8, truncate=truncate)
    for length in (1600, 2000):
        add(family, f'Dynamic NTK by 4 at a length of {length:,}, trained on 2,048: nothing grows yet.', 16,
            length=length, kind='dynamic', factor=4, max_position_embeddings=2048)
    for factor, low, high in ((16, 2, 8), (4, 1.5, 6)):
        add(family, f'Llama 3 by {factor}, its ends at {low} and {high} turns, trained on 4,096.', 32, 500000,
            kind='llama3', factor=factor, low_freq_factor=low, high_freq_factor=high,
            original_max_position_embeddings=4096)
    add(family, 'YaRN by a quarter: the attention factor stays 1.', 32, kind='yarn', factor=0.25,
        original_max_position_embeddings=2048, beta_fast=32, beta_slow=1, truncate=True)
    partial_cases(family)


def partial_cases(family):
    """Every scaling beside a partial width, twice: powers and exponents are over rotary_dim."""
    for head, part, factor in ((32, 16, 4), (64, 8, 8)):
        turned = f'{part} of {head} channels turn.'
        add(family, f'NTK-aware by {factor}, {turned}', head, part=part, kind='ntk_aware', factor=factor)
        add(family, f'Dynamic NTK by {factor} at 8,192, trained on 2,048, {turned}', head, part=part, length=8192,
            kind='dynamic', factor=factor, max_position_embeddings=2048)
        add(family, f'Llama 3 by {factor}, {turned}', head, 500000, part, kind='llama3', factor=factor,
            low_freq_factor=1, high_freq_factor=4, original_max_position_embeddings=8192)
        add(family, f'YaRN by {factor}, {turned}', head, part=part, kind='yarn', factor=factor,
            original_max_position_embeddings=2048, beta_fast=32, beta_slow=1, truncate=True)
    add(family, 'Linear by 2, 8 of 24 channels turn.', 24, part=8, kind='linear', factor=2)
    for length in (4096, 4097):
        add(family, f'LongRoPE at {length:,}, trained on 4,096, 8 of 16 channels turn.', 16, part=8, length=length,
            kind='longrope', short_factor=[1, 1.0625, 1.25, 1.5], long_factor=[1.0625, 2.5, 16, 32.5],
            original_max_position_embeddings=4096, max_position_embeddings=131072)


def refusals(family):
    def refuse(comment, reason, **changed):
        options = {'head_dim': 8, 'rotary_dim': 8, 'base': 10000, **changed}
        family.refuse(comment, 'frequencies', options, {}, reason)

    yarn = {'type': 'yarn', 'factor': 4, 'original_max_position_embeddings': 2048, 'beta_fast': 32, 'beta_slow': 1,
            'truncate': True}
    long = {'type': 'longrope', 'short_factor': [1, 1, 1, 1], 'long_factor': [2, 2, 2],
            'original_max_position_embeddings': 4096, 'max_position_embeddings': 8192}
    refuse('An odd rotary width.', 'rotary_dim must be even', rotary_dim=7)
    refuse('More channels turn than there are.', 'rotary_dim must be at most head_dim', rotary_dim=16)
    refuse('A negative base.', 'base must be above 0', base=-10000)
    refuse('Linear by a negative factor.', 'factor must be above 0', scaling={'type': 'linear', 'factor': -2})
    refuse('NTK-aware with one pair divides by zero.', 'rotary_dim must be above 2', head_dim=2, rotary_dim=2,
           scaling={'type': 'ntk_aware', 'factor': 2})
    refuse('YaRN without a trained length.', 'original_max_position_embeddings must be above 0',
           scaling={**yarn, 'original_max_position_embeddings': 0})
    refuse('YaRN by 0.', 'factor must be above 0', scaling={**yarn, 'factor': 0})
    refuse('LongRoPE with a factor too few.', 'long_factor must have rotary_dim / 2 numbers', scaling=long,
           sequence_length=8192)
    refuse('A scaling that nobody knows.', 'scaling.type is unknown', scaling={'type': 'sideways', 'factor': 2})
