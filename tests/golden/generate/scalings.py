"""Formulas of rotary frequencies: every scaling takes its parameters, the base, the rotated width and the length, and
gives inverse frequencies and the attention factor."""
from formulas import ceil, exact, floor, geometric, ladder, log, mpf, pi, power, ratio, sqrt


def stretched_base(base, stretch, dim):
    return exact(base) * power(stretch, ratio(dim, dim - 2))


def default(_s, base, dim, _length):
    return geometric(dim, base), mpf(1)


def linear(s, base, dim, _length):
    return [w / exact(s['factor']) for w in geometric(dim, base)], mpf(1)


def diffusers(s, base, dim, _length):
    stretched = geometric(dim, exact(base) * exact(s['ntk_factor']))
    return [w / exact(s['linear_factor']) for w in stretched], mpf(1)


def ntk_aware(s, base, dim, _length):
    return geometric(dim, stretched_base(base, exact(s['factor']), dim)), mpf(1)


def dynamic(s, base, dim, length):
    trained = exact(s['max_position_embeddings'])
    stretch = exact(s['factor']) * max(exact(length), trained) / trained - (exact(s['factor']) - 1)
    return geometric(dim, stretched_base(base, stretch, dim)), mpf(1)


def qwen_ntk(s, base, dim, length):
    """Qwen 1: the base grows in steps, with the power of two that the length reaches."""
    steps = int(ceil(log(ratio(length, s['seq_length']), 2) + 1))
    return geometric(dim, stretched_base(base, max(2**steps - 1, 1), dim)), mpf(1)


def mscale(factor, weight=1):
    return mpf(1) if factor <= 1 else exact(weight) * log(factor) / 10 + 1


def yarn_attention_factor(s, factor):
    if s.get('attention_factor') is not None:
        return exact(s['attention_factor'])
    if s.get('mscale') and s.get('mscale_all_dim'):
        return mscale(factor, s['mscale']) / mscale(factor, s['mscale_all_dim'])
    return mscale(factor, s.get('attention_weight', 1))


def yarn_bounds(s, base, dim):
    def bound(turns):
        return dim * log(trained / (2 * pi * exact(turns))) / (2 * log(exact(base)))

    trained = exact(s['original_max_position_embeddings'])
    low, high = bound(s.get('beta_fast', 32)), bound(s.get('beta_slow', 1))
    if s.get('truncate', True):
        low, high = floor(low), ceil(high)
    low, high = max(low, mpf(0)), min(high, mpf(dim - 1))
    return low, high + mpf(1) / 1000 if low == high else high


def yarn(s, base, dim, _length):
    factor = exact(s['factor']) if 'factor' in s else ratio(s['max_position_embeddings'],
                                                            s['original_max_position_embeddings'])
    low, high = yarn_bounds(s, base, dim)
    found = []
    for i, w in enumerate(geometric(dim, base)):
        interpolated = min(max((i - low) / (high - low), mpf(0)), mpf(1))
        found.append(w * power(factor, -interpolated) if s.get('geometric') else
                     w / factor * interpolated + w * (1 - interpolated))
    return found, yarn_attention_factor(s, factor)


def longrope(s, base, dim, length):
    trained = exact(s['original_max_position_embeddings'])
    which = 'long' if length > trained else 'short'
    given = s.get('factor')
    factor = ratio(s['max_position_embeddings'], trained) if given is None else exact(given)
    if s.get('short_mscale') is not None:
        attention = exact(s[f'{which}_mscale'])
    elif s.get('attention_factor') is not None:
        attention = exact(s['attention_factor'])
    else:
        attention = mpf(1) if factor <= 1 else sqrt(1 + log(factor) / log(trained))
    return [w / exact(by) for w, by in zip(geometric(dim, base), s[f'{which}_factor'], strict=True)], attention


def llama3(s, base, dim, _length):
    factor, low, high = exact(s['factor']), exact(s['low_freq_factor']), exact(s['high_freq_factor'])
    found = []
    for w in geometric(dim, base):
        turns = exact(s['original_max_position_embeddings']) * w / (2 * pi)  # within the trained length
        if turns < low:
            found.append(w / factor)
        elif turns >= high:  # at the border the blend gives w too; with low = high nothing is between
            found.append(w)
        else:
            smooth = (turns - low) / (high - low)
            found.append((1 - smooth) * w / factor + smooth * w)
    return found, mpf(1)


def proportional(s, base, dim, _length):
    live = int(s.get('partial_rotary_factor', 1) * dim // 2)
    found = ladder(live, dim, base, 2) + [mpf(0)] * (dim // 2 - live)
    return [w / exact(s.get('factor', 1)) for w in found], mpf(1)


SCALINGS = {one.__name__: one for one in (default, linear, diffusers, ntk_aware, dynamic, qwen_ntk, yarn, longrope,
                                          proportional, llama3)}
