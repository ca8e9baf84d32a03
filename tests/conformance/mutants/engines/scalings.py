"""Wrong frequencies: Llama 3's blend, YaRN's ramp and attention factor, dynamic NTK, the base."""

import math

import frequencies
from frequencies import plain, trained_length, yarn_attention


def clamped(x):
    return min(max(x, 0.0), 1.0)


def blend(turns, low, high):
    return clamped((turns - low) / (high - low))


def llama3(kept=blend, trained=None, two_pi=2 * math.pi):
    """Replaces Llama 3's scaling; kept(turns, low, high) is how much of a frequency is kept."""

    def wrong(base, dim, s, length):
        factor = frequencies.positive("factor", s["factor"])
        found = []
        for w in plain(base, dim):
            turns = (trained or s["original_max_position_embeddings"]) * w / two_pi
            part = kept(turns, s["low_freq_factor"], s["high_freq_factor"])
            found.append((1 - part) * w / factor + part * w)
        return found, 1.0

    frequencies.kinds["llama3"] = wrong


def yarn(ends=("beta_fast", "beta_slow"), two_pi=2 * math.pi, guard=0.001, last=lambda dim: dim - 1, hold=clamped):
    """Replaces YaRN's ramp."""

    def wrong(base, dim, s, length):
        trained = frequencies.positive("original_max_position_embeddings", trained_length(s))
        factor = frequencies.positive("factor", s["factor"])
        low, high = (dim * math.log(trained / (s[name] * two_pi)) / (2 * math.log(base)) for name in ends)
        if s["truncate"]:
            low, high = math.floor(low), math.ceil(high)
        low, high = max(low, 0), min(high, last(dim))
        if low == high:
            high += guard
        ramp = [hold((i - low) / (high - low)) for i in range(dim // 2)]
        found = [w / factor * t + w * (1 - t) for w, t in zip(plain(base, dim), ramp)]
        return found, yarn_attention(s, factor)

    frequencies.kinds["yarn"] = wrong


def by_wavelength(turns, low, high):
    """The blend is linear in the wavelength, where it should be in its inverse."""
    return clamped((1 / low - 1 / turns) / (1 / low - 1 / high))


def changed(kind, change):
    """The scaling with other options."""
    right = frequencies.kinds[kind]
    frequencies.kinds[kind] = lambda base, dim, s, length: right(base, dim, change(s), length)


def exponents(times):
    """Multiplies the exponents of all frequencies, which every scaling starts from."""
    right = frequencies.plain
    frequencies.plain = lambda base, dim: [w**times for w in right(base, dim)]


def magnitude(wrong):
    frequencies.magnitude = lambda factor, weight=1.0: 1.0 if factor <= 1 else wrong(factor, weight)


def unguarded():
    frequencies.magnitude = lambda factor, weight=1.0: 0.1 * weight * math.log(factor) + 1.0


def undivided():
    def wrong(s, factor):
        if s.get("attention_factor") is not None:
            return s["attention_factor"]
        both = s.get("mscale") and s.get("mscale_all_dim")
        return frequencies.magnitude(factor, s["mscale"]) if both else frequencies.magnitude(factor)

    frequencies.yarn_attention = wrong


def dynamic_below():
    def wrong(base, dim, s, length):
        trained, factor = trained_length(s), frequencies.positive("factor", s["factor"])
        return plain(base * (factor * length / trained - (factor - 1)) ** (dim / (dim - 2)), dim), 1.0

    frequencies.kinds["dynamic"] = wrong


def fixed_base(base):
    right = frequencies.scaled

    def wrong(options, input):
        frequencies.positive("base", options["base"])
        return right({**options, "base": base}, input)

    frequencies.scaled = wrong


def fixed_base_within(base):
    right = frequencies.plain
    frequencies.plain = lambda _, dim: right(base, dim)


def rounded(number):
    right = frequencies.plain
    frequencies.plain = lambda base, dim: [number(w) for w in right(base, dim)]


def longrope_factor():
    right = frequencies.kinds["longrope"]
    frequencies.kinds["longrope"] = lambda *asked: (right(*asked)[0], 1.0)


mistakes = {
    "exponent_doubled": lambda: exponents(2),
    "exponent_halved": lambda: exponents(0.5),
    "llama3_unblended_kept": lambda: llama3(lambda turns, low, high: float(turns >= low)),
    "llama3_unblended_divided": lambda: llama3(lambda turns, low, high: float(turns >= high)),
    "llama3_ends_swapped": lambda: llama3(lambda turns, low, high: blend(turns, high, low)),
    "llama3_smooth_inverted": lambda: llama3(
        lambda turns, low, high: 1 - blend(turns, low, high) if low < turns < high else float(turns >= high)
    ),
    "llama3_by_wavelength": lambda: llama3(by_wavelength),
    "llama3_no_two_pi": lambda: llama3(two_pi=1),
    "llama3_8192": lambda: llama3(trained=8192),
    "yarn_betas_swapped": lambda: yarn(ends=("beta_slow", "beta_fast")),
    "yarn_no_two_pi": lambda: yarn(two_pi=1),
    "yarn_ramp_not_clamped": lambda: yarn(hold=lambda t: t),
    "yarn_clamped_to_half": lambda: yarn(last=lambda dim: dim // 2 - 1),
    "yarn_guard_of_one": lambda: yarn(guard=1),
    "yarn_betas_fixed": lambda: changed("yarn", lambda s: {**s, "beta_fast": 32, "beta_slow": 1}),
    "yarn_without_tenth": lambda: magnitude(lambda factor, weight: 1 + weight * math.log(factor)),
    "yarn_factor_below_one": unguarded,
    "yarn_not_divided": undivided,
    "dynamic_below_trained": dynamic_below,
    "dynamic_factor_of_one": lambda: changed("dynamic", lambda s: {**s, "factor": 1}),
    "base_million": lambda: fixed_base(1e6),
    "base_10000_within": lambda: fixed_base_within(10000),
    "longrope_factor_missing": longrope_factor,
}
