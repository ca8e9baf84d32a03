"""Inverse frequencies with every scaling, and the rotation of vectors: what several families share."""
from mpmath import ceil, cos, floor, log, mp, mpf, pi, sin, sqrt

from rounding import rounded
from writer import exact

TENTH = mpf(1) / 10


def geometric(dim, base, count=None, exponent_over=None):
    """base^(-2i / dim) for the pairs of dim channels."""
    over = mpf(exponent_over or dim)
    return [mp.power(exact(base), -2 * i / over) for i in range(dim // 2 if count is None else count)]


def stretched(base, by, dim):
    return exact(base) * mp.power(by, mpf(dim) / (dim - 2))


def yarn(s, base, dim, _length):
    base, factor, trained = exact(base), exact(s['factor']), exact(s['original_max_position_embeddings'])

    def pair_of(turns):
        return dim * log(trained / (2 * pi * exact(turns))) / (2 * log(base))

    low, high = pair_of(s['beta_fast']), pair_of(s['beta_slow'])
    if s['truncate']:
        low, high = floor(low), ceil(high)
    low, high = max(low, mpf(0)), min(high, mpf(dim - 1))
    if low == high:
        high += mpf(1) / 1000
    ramp = [min(max((i - low) / (high - low), mpf(0)), mpf(1)) for i in range(dim // 2)]
    kept = geometric(dim, base)
    return [w * (1 - t) + w / factor * t for w, t in zip(kept, ramp)], yarn_attention(s, factor)


def yarn_attention(s, factor):
    def grown(weight):
        return 1 + TENTH * weight * log(factor) if factor > 1 else mpf(1)

    if s.get('attention_factor') is not None:
        return exact(s['attention_factor'])
    if s.get('mscale') and s.get('mscale_all_dim'):
        return grown(exact(s['mscale'])) / grown(exact(s['mscale_all_dim']))
    return grown(mpf(1))


def llama3(s, base, dim, _length):
    factor, low, high = exact(s['factor']), exact(s['low_freq_factor']), exact(s['high_freq_factor'])
    found = []
    for w in geometric(dim, base):
        turns = exact(s['original_max_position_embeddings']) * w / (2 * pi)  # within the trained length
        blend = mpf(turns >= high) if turns >= high or turns <= low else (turns - low) / (high - low)
        found.append((1 - blend) * w / factor + blend * w)
    return found, mpf(1)


def longrope(s, base, dim, length):
    trained = s['original_max_position_embeddings']
    long = length > trained
    stretches = s['long_factor' if long else 'short_factor']
    grown = exact(s['max_position_embeddings']) / trained
    if s.get('factor') is not None:
        grown = exact(s['factor'])
    if s.get('short_mscale') is not None:
        attention = exact(s['long_mscale' if long else 'short_mscale'])
    elif s.get('attention_factor') is not None:
        attention = exact(s['attention_factor'])
    else:
        attention = sqrt(1 + log(grown) / log(mpf(trained))) if grown > 1 else mpf(1)
    return [w / exact(by) for w, by in zip(geometric(dim, base), stretches, strict=True)], attention


def dynamic(s, base, dim, length):
    trained = exact(s['max_position_embeddings'])
    by = exact(s['factor']) * max(length, trained) / trained - (exact(s['factor']) - 1)
    return geometric(dim, stretched(base, by, dim)), mpf(1)


def proportional(s, base, dim, _length):
    turning = int(s['partial_rotary_factor'] * dim) // 2
    live = [w / exact(s['factor']) for w in geometric(dim, base, turning)]
    return live + [mpf(0)] * (dim // 2 - turning), mpf(1)


def qwen(s, base, dim, length):
    """Qwen 1: the base grows in steps, with the power of two that the length reaches."""
    steps = int(ceil(log(mpf(length) / s['seq_length'], 2) + 1))
    return geometric(dim, stretched(base, mpf(max(2**steps - 1, 1)), dim)), mpf(1)


SCALINGS = {
    'linear': lambda s, base, dim, _l: ([w / exact(s['factor']) for w in geometric(dim, base)], mpf(1)),
    'ntk_aware': lambda s, base, dim, _l: (geometric(dim, stretched(base, exact(s['factor']), dim)), mpf(1)),
    'diffusers': lambda s, base, dim, _l: (
        [w / exact(s['linear_factor']) for w in geometric(dim, exact(base) * exact(s['ntk_factor']))], mpf(1)),
    'dynamic_ntk': dynamic,
    'yarn': yarn,
    'longrope': longrope,
    'llama3': llama3,
    'proportional': proportional,
    'qwen_ntk': qwen,
}


def frequencies(options):
    """(inverse frequencies, attention factor) of options in the words of the vectors."""
    base, dim, scaling = options['base'], options['rotary_dim'], options.get('scaling')
    if scaling is None:
        return geometric(dim, base), mpf(1)
    return SCALINGS[scaling['type']](scaling, base, dim, options.get('sequence_length'))


def pair(i, dim, pairing):
    return (2 * i, 2 * i + 1) if pairing == 'interleaved' else (i, i + dim // 2)


def turned(vector, angles, pairing, factor=1, first=0, wave=None):
    """A head whose channels from `first` on turn, as many as the angles say; the others stay."""
    found, dim = list(vector), 2 * len(angles)
    for i, angle in enumerate(angles):
        a, b = (first + k for k in pair(i, dim, pairing))
        c, s = wave(angle) if wave else (cos(angle), sin(angle))
        found[a] = (exact(vector[a]) * c - exact(vector[b]) * s) * factor
        found[b] = (exact(vector[b]) * c + exact(vector[a]) * s) * factor
    return [exact(v) for v in found]


def float32_angles(position, inverse):
    return [rounded(rounded(position, 'float32') * rounded(w, 'float32'), 'float32') for w in inverse]


def running_product(inverse):
    """Frequencies as a running product in float32 gives them."""
    if len(inverse) < 2:
        return inverse
    step, found = rounded(inverse[1] / inverse[0], 'float32'), [rounded(inverse[0], 'float32')]
    while len(found) < len(inverse):
        found.append(rounded(found[-1] * step, 'float32'))
    return found


def overflowed(position):
    """The position as 16 bits with a sign hold it."""
    return (int(position) + 2**15) % 2**16 - 2**15 if position == int(position) else position
