"""Inverse frequencies of rotary embeddings and the attention factor, for every scaling that published models use."""
from common import case, source, write
from scalings import SCALINGS

HF = {'repo': 'huggingface/transformers', 'path': 'src/transformers/modeling_rope_utils.py'}


def rotary_dim_of(p):
    """Truncated, not rounded; the product is a double, as in every reference."""
    return int(p['head_dim'] * p.get('partial_rotary_factor', 1))


def frequencies_of(scaling, p):
    """Inverse frequencies and the attention factor of options in the words of the public API."""
    dim = p['head_dim'] if scaling == 'proportional' else rotary_dim_of(p)
    names = {**p, 'linear_factor': p['factor']} if scaling == 'diffusers' else p
    return SCALINGS[scaling](names, p['base'], dim, p.get('sequence_length'))


CONVENTIONS = {
    'default': 'w_i = base^(-2i/r), i = 0..r/2-1, r = int(head_dim * partial_rotary_factor), truncated.',
    'linear': 'w_i = base^(-2i/r) / factor.',
    'diffusers': 'w_i = (base*ntk_factor)^(-2i/r) / factor; factor is called linear_factor there.',
    'ntk_aware': 'The base becomes base * factor^(r/(r-2)): the first frequency is kept, the last is divided by '
                 'factor.',
    'dynamic': 'The base becomes base * (factor*L/Lmax - (factor-1))^(r/(r-2)), Lmax = max_position_embeddings, '
                   'L = max(sequence_length, Lmax).',
    'yarn': 'Bounds r*ln(Lorig/(2*pi*beta))/(2*ln base), low with beta_fast (floor), high with beta_slow (ceil; '
            'neither if truncate is false), clamped to low >= 0 and high <= r-1; equal bounds: high + 0.001; t_i = '
            'clamp((i-low)/(high-low), 0, 1); w_i = t_i*w/factor + (1-t_i)*w. factor absent: '
            'max_position_embeddings/Lorig. attention_factor: as given, else g(mscale)/g(mscale_all_dim) when both '
            'are given and non-zero, else g(attention_weight, default 1), where g(m) = 0.1*m*ln(factor)+1, or 1 for '
            'factor <= 1. geometric: w_i = w * factor^(-t_i).',
    'longrope': 'w_i = base^(-2i/r) / s_i, s the long list when sequence_length > Lorig and else the short one; '
                'attention_factor: as given, else sqrt(1 + ln f / ln Lorig), 1 if f <= 1; f = factor or '
                'max_position_embeddings/Lorig.',
    'llama3': 'wavelength = 2*pi/w. Longer than Lorig/low_freq_factor: w/factor; shorter than '
              'Lorig/high_freq_factor: w; between: (1-s)*w/factor + s*w with s = (Lorig/wavelength - low)/(high - '
              'low).',
    'proportional': 'The first int(partial_rotary_factor*head_dim//2) of head_dim/2 frequencies are '
                    'base^(-2i/head_dim), the rest 0, all divided by factor.',
}
PAPERS = {'default': '2104.09864', 'linear': '2306.15595', 'yarn': '2309.00071', 'longrope': '2402.13753',
          'llama3': '2407.21783'}
ATTENTION = ' expect holds the inverse frequencies; attention_factor, beside it, multiplies both cosine and sine.'


def one(name, scaling, **params):
    frequencies, attention = frequencies_of(scaling, params)
    return case(f'{scaling}_{name}', 'rotary_frequencies', {'scaling': scaling, **params},
                CONVENTIONS[scaling] + ATTENTION,
                source(PAPERS.get(scaling), **HF), {}, frequencies, attention_factor=attention)


def ramp_list(count, start, step):
    return [start + step * k for k in range(count)]


def cases():
    for head_dim in (2, 4, 64, 80, 96, 128, 256):
        yield one(f'{head_dim}', 'default', head_dim=head_dim, base=10000)
    for base in (500000, 1e6, 100, 10000.5):
        yield one(f'128_base{base:g}', 'default', head_dim=128, base=base)
    for head_dim, part in ((64, 0.25), (64, 0.5), (80, 0.4), (256, 0.25), (96, 0.75), (100, 0.25), (128, 0.33)):
        if rotary_dim_of({'head_dim': head_dim, 'partial_rotary_factor': part}) % 2 == 0:
            yield one(f'{head_dim}_partial{part:g}', 'default', head_dim=head_dim, partial_rotary_factor=part,
                      base=10000)
    for factor in (1, 2, 4, 10, 2.5):
        yield one(f'128_factor{factor:g}', 'linear', head_dim=128, base=10000, factor=factor)
    yield one('64_partial0.5_factor8', 'linear', head_dim=64, partial_rotary_factor=0.5, base=10000, factor=8)
    for factor, ntk_factor in ((1, 4), (2, 1), (2.5, 0.75), (1, 1)):
        yield one(f'96_linear{factor:g}_ntk{ntk_factor:g}', 'diffusers', head_dim=96, base=10000, factor=factor,
                  ntk_factor=ntk_factor)
    for factor in (1, 2, 8, 2.5):
        yield one(f'128_factor{factor:g}', 'ntk_aware', head_dim=128, base=10000, factor=factor)
    yield one('4_factor3', 'ntk_aware', head_dim=4, base=10000, factor=3)
    for length in (1, 2048, 2049, 4096, 16384, 100000):
        yield one(f'128_factor10_length{length}', 'dynamic', head_dim=128, base=10000, factor=10,
                  max_position_embeddings=2048, sequence_length=length)
    yield one('64_factor2.5_length5000', 'dynamic', head_dim=64, base=500000, factor=2.5,
              max_position_embeddings=4096, sequence_length=5000)
    yarn_usual = {'head_dim': 128, 'base': 10000, 'original_max_position_embeddings': 2048}
    yield one('128_factor10', 'yarn', **yarn_usual, factor=10)
    yield one('128_factor1', 'yarn', **yarn_usual, factor=1)
    yield one('128_factor0.5', 'yarn', **yarn_usual, factor=0.5)
    yield one('128_no_factor', 'yarn', **yarn_usual, max_position_embeddings=16384)
    yield one('128_factor4_untruncated', 'yarn', **yarn_usual, factor=4, truncate=False)
    yield one('128_factor4_betas_16_2', 'yarn', **yarn_usual, factor=4, beta_fast=16, beta_slow=2)
    yield one('128_factor4_attention1.25', 'yarn', **yarn_usual, factor=4, attention_factor=1.25)
    deepseek = {'head_dim': 64, 'base': 10000, 'original_max_position_embeddings': 4096, 'factor': 40}
    yield one('deepseek_mscale1_1', 'yarn', **deepseek, mscale=1, mscale_all_dim=1)
    yield one('deepseek_mscale0.707_0.5', 'yarn', **deepseek, mscale=0.707, mscale_all_dim=0.5)
    yield one('deepseek_mscale1_0', 'yarn', **deepseek, mscale=1, mscale_all_dim=0)
    yield one('deepseek_mscale0_1', 'yarn', **deepseek, mscale=0, mscale_all_dim=1)
    yield one('deepseek_mscale0.707_alone', 'yarn', **deepseek, mscale=0.707)
    yield one('deepseek_mscale_pair_and_attention', 'yarn', **deepseek, mscale=1, mscale_all_dim=0.5,
              attention_factor=1.5)
    yield one('qwen3_128_base1e6_factor4', 'yarn', head_dim=128, base=1e6, original_max_position_embeddings=32768,
              factor=4)
    yield one('gpt_oss_64_untruncated', 'yarn', head_dim=64, base=150000, original_max_position_embeddings=4096,
              factor=32, truncate=False)
    yield one('equal_bounds_at_0', 'yarn', head_dim=32, base=10000, original_max_position_embeddings=4, factor=4,
              beta_fast=32, beta_slow=1)
    yield one('equal_bounds_untruncated', 'yarn', **yarn_usual, factor=4, beta_fast=8, beta_slow=8, truncate=False)
    yield one('clamped_to_last', 'yarn', head_dim=8, base=2, original_max_position_embeddings=2048, factor=4)
    yield one('telechat3_weight0.7', 'yarn', head_dim=128, base=1e6, original_max_position_embeddings=8192, factor=16,
              attention_weight=0.7)
    yield one('128_factor0.5_weight0.7', 'yarn', **yarn_usual, factor=0.5, attention_weight=0.7)
    yield one('deepseek_mscale1_0.5_weight_unread', 'yarn', **deepseek, mscale=1, mscale_all_dim=0.5,
              attention_weight=0.7)
    yield one('grok_geometric', 'yarn', head_dim=128, base=208533496, original_max_position_embeddings=8192, factor=16,
              beta_fast=8, beta_slow=1, geometric=True, attention_factor=1)
    yield one('128_factor0.5_geometric', 'yarn', **yarn_usual, factor=0.5, geometric=True)
    yield one('128_factor40_geometric_untruncated', 'yarn', **yarn_usual, factor=40, geometric=True, truncate=False)
    yield one('64_partial0.5_factor4', 'yarn', head_dim=64, partial_rotary_factor=0.5, base=10000,
              original_max_position_embeddings=2048, factor=4)
    short, long = ramp_list(32, 1, 0.03125), ramp_list(32, 1.5, 0.75)
    phi = {'head_dim': 64, 'base': 10000, 'original_max_position_embeddings': 4096, 'short_factor': short,
           'long_factor': long}
    for length in (1, 4096, 4097, 131072):
        yield one(f'64_length{length}', 'longrope', **phi, max_position_embeddings=131072, sequence_length=length)
    yield one('64_factor8', 'longrope', **phi, factor=8, sequence_length=10000)
    yield one('64_factor1', 'longrope', **phi, factor=1, sequence_length=10000)
    yield one('64_factor0.5', 'longrope', **phi, factor=0.5, sequence_length=100)
    yield one('64_attention1.19', 'longrope', **phi, factor=8, attention_factor=1.19, sequence_length=10000)
    yield one('96_partial0.5', 'longrope', head_dim=96, partial_rotary_factor=0.5, base=10000,
              original_max_position_embeddings=4096, max_position_embeddings=131072, sequence_length=5000,
              short_factor=ramp_list(24, 1, 0.0625), long_factor=ramp_list(24, 1, 1.25))
    llama = {'head_dim': 128, 'original_max_position_embeddings': 8192, 'low_freq_factor': 1, 'high_freq_factor': 4}
    yield one('llama3.1', 'llama3', **llama, base=500000, factor=8)
    yield one('llama3.2_head64', 'llama3', **{**llama, 'head_dim': 64}, base=500000, factor=32)
    yield one('128_factor10_lorig2048', 'llama3', **{**llama, 'original_max_position_embeddings': 2048}, base=10000,
              factor=10)
    yield one('128_factor1', 'llama3', **llama, base=10000, factor=1)
    yield one('128_bands_2_8', 'llama3', **{**llama, 'low_freq_factor': 2, 'high_freq_factor': 8}, base=10000, factor=4)
    yield one('128_bands_1_1', 'llama3', **{**llama, 'high_freq_factor': 1}, base=500000, factor=16)
    for head_dim, part, factor in ((64, 0.25, 1), (64, 0.5, 1), (64, 0.25, 8), (128, 1, 1), (256, 0.25, 1),
                                   (10, 0.5, 2)):
        yield one(f'{head_dim}_part{part:g}_factor{factor:g}', 'proportional', head_dim=head_dim,
                  partial_rotary_factor=part, base=1e6, factor=factor)


def generate():
    write('rotary_frequencies',
          'Rotary inverse frequencies and attention factors of every scaling, from the definitions.',
          list(cases()), 'relative error at most 1e-14 of expect and of attention_factor')
