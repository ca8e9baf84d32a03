"""Factors of scores: 1 / sqrt(head_dim), DeepSeek's mscale squared, and queries that grow with their position."""
from mpmath import floor, log, mpf, sqrt

from formulas import exact
from writer import Family

SOURCE = 'deepseek-ai/DeepSeek-V3, inference/model.py, MLA; meta-llama/llama-models, models/llama4/model.py; ' \
         'huggingface/transformers, models/gemma2/modeling_gemma2.py'
CONVENTIONS = (
    'score: the factor of the products of queries and keys. head_dim^(-1/2), or query_pre_attn_scalar^(-1/2) where '
    'that is given; with mscale_all_dim and a factor above 1 times (0.1 mscale_all_dim ln(factor) + 1)^2. head_dim is '
    'the width that a score sums over: rotated and other channels. query: the factor of a query by its position p, '
    '1 + beta ln(1 + floor((p + shift) / length)).')


def mscale(factor, weight):
    return mpf(1) if factor <= 1 else exact(weight) / 10 * log(exact(factor)) + 1


def score(options, power=2, width=None):
    over = options.get('query_pre_attn_scalar', options['head_dim']) if width is None else width
    found = 1 / sqrt(exact(over))
    weight = options.get('mscale_all_dim')
    return found if weight is None else found * mscale(options['factor'], weight) ** power


def generate():
    family = Family('scale', SOURCE, CONVENTIONS)

    def ask(comment, head_dim, **more):
        options = {'head_dim': head_dim, **more}
        wrong = {'score-factor-missing': score(options, 0), 'score-factor-once': score(options, 1),
                 'score-factor-twice': score(options, 4), 'score-root': exact(score(options) ** 2)}
        if 'query_pre_attn_scalar' in more:
            wrong['score-width'] = score(options, width=head_dim)
        if 'rotary_dim' in more:
            wrong['score-width'] = score(options, width=more['rotary_dim'])
        family.add(comment, 'score', options, {}, [score(options)], 'frequency',
                   wrong={flag: [value] for flag, value in wrong.items()})

    for dim in (64, 80, 128, 256):
        ask(f'A head of {dim}.', dim)
    ask('Gemma 2 27B: a scalar of 144 beside heads of 128.', 128, query_pre_attn_scalar=144)
    ask('Gemma 3 27B: a scalar of 168 beside heads of 128.', 128, query_pre_attn_scalar=168)
    ask('DeepSeek V3: 192 channels, YaRN by 40 with mscale_all_dim 1.', 192, rotary_dim=64, factor=40,
        mscale_all_dim=1)
    ask('DeepSeek V2: mscale_all_dim 0.707.', 192, rotary_dim=64, factor=40, mscale_all_dim=0.707)
    ask('DeepSeek V2 Lite at a factor of 1: no factor.', 192, rotary_dim=64, factor=1, mscale_all_dim=0.707)
    ask('Kimi K2: YaRN by 32.', 192, rotary_dim=64, factor=32, mscale_all_dim=1)
    ask('mscale_all_dim of 0: no factor.', 192, rotary_dim=64, factor=40, mscale_all_dim=0)
    queries(family)
    for comment, changed, reason in (('A head of no channels.', {'head_dim': 0}, 'head_dim must be at least 1'),
                                     ('A negative scalar.', {'query_pre_attn_scalar': -1}, 'must be above 0')):
        family.refuse(comment, 'score', {'head_dim': 64, **changed}, {}, reason)
    family.refuse('A length of 0.', 'query', {'beta': 0.1, 'length': 0, 'shift': 1}, {'positions': [1]},
                  'length must be above 0')
    family.write()


def queries(family):
    def grown(options, positions, shift=None, step=floor, least=1, ln=log):
        shift = options['shift'] if shift is None else shift
        return [1 + exact(options['beta']) * ln(least + step((exact(p) + shift) / exact(options['length'])))
                for p in positions]

    def ask(comment, beta, length, shift, positions):
        options = {'beta': beta, 'length': length, 'shift': shift}
        family.add(comment, 'query', options, {'positions': positions}, grown(options, positions), 'frequency', wrong={
            'temperature-missing': [1] * len(positions),
            'temperature-shift': grown(options, positions, shift=1 - shift),
            'temperature-floor': grown(options, positions, step=lambda v: v),
            'temperature-beta': grown({**options, 'beta': 1}, positions),
            'temperature-log': grown(options, positions, ln=lambda v: log(v, 2))})

    ask('Llama 4: nothing grows before 8,191.', 0.1, 8192, 1, [0, 1, 8190])
    ask('Llama 4: the first step comes at 8,191.', 0.1, 8192, 1, [8190, 8191, 8192])
    ask('Llama 4: further steps.', 0.1, 8192, 1, [16382, 16383, 24575, 131071, 1048575])
    ask('Ministral 3: the first step comes at 16,384.', 0.1, 16384, 0, [16383, 16384, 32767, 32768])
    ask('Mistral Small 4: far on.', 0.1, 8192, 0, [0, 65535, 65536, 262143])
    ask('Another weight.', 0.25, 4096, 0, [4095, 4096, 20000])
