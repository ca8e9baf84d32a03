"""More wrong frequencies: the ladder's base and width, scalings that are inverted, switched late, or in part."""

import math

import frequencies
from frequencies import plain, trained_length
from halves import bfloat16, float16
from rotations import float32
from scalings import clamped, rounded, yarn


def ladder(wrong):
    """Replaces the frequencies that every scaling starts from: wrong(base, dim)."""
    frequencies.plain = wrong


def over_the_head():
    """Exponents are divided by the width of the head, of which a part turns."""
    right = frequencies.scaled

    def wrong(options, input):
        head = frequencies.widths(options)[0]
        before = frequencies.plain
        frequencies.plain = lambda base, dim: before(base, head)[: dim // 2]
        try:
            return right(options, input)
        finally:
            frequencies.plain = before

    frequencies.scaled = wrong


def over_gaps(base, dim):
    """Exponents from 0 to 1, both among them."""
    return [base ** (-i / max(dim // 2 - 1, 1)) for i in range(dim // 2)]


def running(base, dim):
    """Each frequency is the one before times a ratio, in float32."""
    found, ratio = [1.0], float32(base ** (-2 / dim))
    while len(found) < dim // 2:
        found.append(float32(found[-1] * ratio))
    return found


def kind(name, wrong):
    frequencies.kinds[name] = wrong


def linear(change):
    kind("linear", lambda base, dim, s, length: ([change(w, s["factor"]) for w in plain(base, dim)], 1.0))


def dynamic(grown):
    """Replaces what dynamic NTK multiplies the base by: grown(factor, length, trained, dim)."""

    def wrong(base, dim, s, length):
        by = grown(s["factor"], max(length or 0, trained_length(s)), trained_length(s), dim)
        return plain(base * by, dim), 1.0

    kind("dynamic", wrong)


def right_growth(factor, length, trained, dim):
    return (factor * length / trained - (factor - 1)) ** (dim / (dim - 2))


def late(factor, length, trained, dim):
    return right_growth(factor, length, trained, dim) if length > 2 * trained else 1


def static(factor, length, trained, dim):
    return factor ** (dim / (dim - 2))


def without_power(factor, length, trained, dim):
    return factor * length / trained - (factor - 1)


def longrope(chosen=None, turned=None):
    """Replaces the list of factors, or how a frequency takes its factor."""
    right = frequencies.kinds["longrope"]

    def wrong(base, dim, s, length):
        name = chosen or ("long" if (length or 0) > trained_length(s) else "short")
        found, attention = right(base, dim, s, length)
        factors = s[f"{name}_factor"]
        return [(turned or (lambda w, f: w / f))(w, f) for w, f in zip(plain(base, dim), factors)], attention

    kind("longrope", wrong)


def llama3_forgotten():
    kind("llama3", lambda base, dim, s, length: (plain(base, dim), 1.0))


def yarn_frequencies(mixed):
    """Replaces how YaRN joins a frequency and the divided one: mixed(w, factor, part)."""

    def wrong(base, dim, s, length):
        factor = s.get("factor") or s["max_position_embeddings"] / trained_length(s)
        low, high = frequencies.yarn_bounds(base, dim, s)
        high += 0.001 if low == high else 0
        parts = [clamped((i - low) / (high - low)) for i in range(dim // 2)]
        found = [mixed(w, factor, part) for w, part in zip(plain(base, dim), parts)]
        return found, frequencies.yarn_attention(s, factor)

    kind("yarn", wrong)


def mscale_ignored():
    """The pair mscale and mscale_all_dim is not read."""

    def wrong(s, factor):
        return s["attention_factor"] if s.get("attention_factor") is not None else frequencies.magnitude(factor)

    frequencies.yarn_attention = wrong


def ends_as_they_are():
    yarn_ends(lambda low, high: (low, high))


def both_rounded_down():
    yarn_ends(lambda low, high: (math.floor(low), math.floor(high)))


def both_rounded_up():
    yarn_ends(lambda low, high: (math.ceil(low), math.ceil(high)))


def rounded_inwards():
    yarn_ends(lambda low, high: (math.ceil(low), math.floor(high)))


def yarn_ends(rounded_ends):
    def wrong(base, dim, s):
        trained = trained_length(s)

        def pair_of(turns):
            return dim * math.log(trained / (turns * 2 * math.pi)) / (2 * math.log(base))

        low, high = pair_of(s.get("beta_fast") or 32), pair_of(s.get("beta_slow") or 1)
        if s.get("truncate", True):
            low, high = rounded_ends(low, high)
        return max(low, 0), min(high, dim - 1)

    frequencies.yarn_bounds = wrong


mistakes = {
    "last_is_inverse_base": lambda: ladder(over_gaps),
    "ladder_from_one": lambda: ladder(lambda base, dim: [base ** (-2 * (i + 1) / dim) for i in range(dim // 2)]),
    "ladder_backwards": lambda: ladder(lambda base, dim: plain(base, dim)[::-1]),
    "ladder_running": lambda: ladder(running),
    "ladder_over_head": over_the_head,
    "frequencies_in_float16": lambda: rounded(float16),
    "frequencies_in_bfloat16": lambda: rounded(bfloat16),
    "linear_multiplied": lambda: linear(lambda w, factor: w * factor),
    "linear_twice": lambda: linear(lambda w, factor: w / factor / factor),
    "linear_forgotten": lambda: linear(lambda w, factor: w),
    "ntk_without_power": lambda: kind(
        "ntk_aware", lambda base, dim, s, length: (plain(base * s["factor"], dim), 1.0)
    ),
    "dynamic_late": lambda: dynamic(late),
    "dynamic_static": lambda: dynamic(static),
    "dynamic_without_power": lambda: dynamic(without_power),
    "longrope_short_always": lambda: longrope("short"),
    "longrope_long_always": lambda: longrope("long"),
    "longrope_multiplied": lambda: longrope(turned=lambda w, f: w * f),
    "llama3_forgotten": llama3_forgotten,
    "yarn_ramp_inverted": lambda: yarn_frequencies(lambda w, factor, part: w * part + w / factor * (1 - part)),
    "yarn_all_divided": lambda: yarn_frequencies(lambda w, factor, part: w / factor),
    "yarn_mscale_ignored": mscale_ignored,
    "yarn_ends_not_rounded": ends_as_they_are,
    "yarn_ends_rounded_down": both_rounded_down,
    "yarn_ends_rounded_up": both_rounded_up,
    "yarn_ends_inwards": rounded_inwards,
    "yarn_last_half": lambda: yarn(last=lambda dim: dim // 2),
}
