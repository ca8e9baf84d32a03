#!/usr/bin/env python3
"""Fills in the spot values of index.json: inverse frequencies and attention factors, 17 digits, by mpmath.

Reads nothing but index.json (base, dimensions, scaling and its parameters of each layer type) and shares no code with
the library. Run it after every change of a row; the output is the same bytes every time. `--check` only compares.
"""

import json
import pathlib
import sys

from mpmath import mp, mpf, ceil, floor, log, nstr, pi, sqrt

mp.dps = 60
INDEX = pathlib.Path(__file__).resolve().parent / "index.json"


def plain(base, dim, count):
    """base^(-2i / dim) for the first `count` pairs."""
    return [mpf(base) ** (-mpf(2 * i) / dim) for i in range(count)]


def linear(p, base, dim, _length):
    return [f / mpf(p["factor"]) for f in plain(base, dim, dim // 2)], mpf(1)


def dynamic(p, base, dim, length):
    factor, trained = mpf(p["factor"]), mpf(p["max_position_embeddings"])
    length = max(mpf(length), trained)
    grown = mpf(base) * (factor * length / trained - (factor - 1)) ** (mpf(dim) / (dim - 2))
    return plain(grown, dim, dim // 2), mpf(1)


def qwen_ntk(p, base, dim, length):
    """Qwen 1: the base grows in steps with the power of two that the length reaches."""
    alpha = mpf(max(2 ** int(ceil(log(mpf(length) / p["seq_length"], 2) + 1)) - 1, 1))
    return plain(mpf(base) * alpha ** (mpf(dim) / (dim - 2)), dim, dim // 2), mpf(1)


def mscale(scale, m):
    return mpf(1) if scale <= 1 else mpf(m) * log(scale) / 10 + 1


def yarn(p, base, dim, _length):
    base, factor, trained = mpf(base), mpf(p["factor"]), mpf(p["original_max_position_embeddings"])

    def dimension_of(turns):
        return dim * log(trained / (mpf(turns) * 2 * pi)) / (2 * log(base))

    low, high = dimension_of(p["beta_fast"]), dimension_of(p["beta_slow"])
    if p["truncate"]:
        low, high = floor(low), ceil(high)
    low, high = max(low, mpf(0)), min(high, mpf(dim - 1))
    if low == high:
        high += mpf("0.001")
    inverse = []
    for i, kept in enumerate(plain(base, dim, dim // 2)):
        ramp = min(max((i - low) / (high - low), mpf(0)), mpf(1))
        inverse.append(kept / factor * ramp + kept * (1 - ramp))
    if p.get("attention_factor") is not None:
        return inverse, mpf(p["attention_factor"])
    if p.get("mscale") and p.get("mscale_all_dim"):
        return inverse, mscale(factor, p["mscale"]) / mscale(factor, p["mscale_all_dim"])
    return inverse, mscale(factor, 1)


def llama3(p, base, dim, _length):
    factor, trained = mpf(p["factor"]), mpf(p["original_max_position_embeddings"])
    low, high = mpf(p["low_freq_factor"]), mpf(p["high_freq_factor"])
    inverse = []
    for f in plain(base, dim, dim // 2):
        wavelength = 2 * pi / f
        if wavelength < trained / high:
            inverse.append(f)
        elif wavelength > trained / low:
            inverse.append(f / factor)
        else:
            smooth = (trained / wavelength - low) / (high - low)
            inverse.append((1 - smooth) * f / factor + smooth * f)
    return inverse, mpf(1)


def longrope(p, base, dim, length):
    trained = p["original_max_position_embeddings"]
    long = length > trained
    factors = p["long_factor" if long else "short_factor"]
    inverse = [f / mpf(e) for f, e in zip(plain(base, dim, dim // 2), factors, strict=True)]
    if "short_mscale" in p:
        return inverse, mpf(p["long_mscale" if long else "short_mscale"])
    if p.get("attention_factor") is not None:
        return inverse, mpf(p["attention_factor"])
    factor = mpf(p["factor"]) if p.get("factor") else mpf(p["max_position_embeddings"]) / trained
    return inverse, mpf(1) if factor <= 1 else sqrt(1 + log(factor) / log(mpf(trained)))


def proportional(p, base, dim, _length):
    """Gemma 4: the exponents run over the whole head, only the first pairs turn, the others stand still."""
    turning = int(mpf(p["partial_rotary_factor"]) * dim) // 2
    inverse = [f / mpf(p.get("factor", 1)) for f in plain(base, dim, turning)]
    return inverse + [mpf(0)] * (dim // 2 - turning), mpf(1)


RULES = {
    "default": lambda _p, base, dim, _length: (plain(base, dim, dim // 2), mpf(1)),
    "linear": linear,
    "dynamic": dynamic,
    "qwen_ntk": qwen_ntk,
    "yarn": yarn,
    "llama3": llama3,
    "longrope": longrope,
    "proportional": proportional,
}

# Values that depend on the sequence length are given at the training length and at twice that.
LENGTH_OF_TRAINING = {
    "dynamic": "max_position_embeddings",
    "qwen_ntk": "seq_length",
    "longrope": "original_max_position_embeddings",
}


def digits(value):
    return nstr(value, 17, strip_zeros=False, min_fixed=-3, max_fixed=17) if value else "0"


def spots(layer, dim):
    parameters, scaling = layer.get("parameters", {}), layer["scaling"]
    trained = parameters.get(LENGTH_OF_TRAINING.get(scaling, ""))
    out = []
    for length in [None] if trained is None else [trained, 2 * trained]:
        inverse, factor = RULES[scaling](parameters, layer["base"], dim, length)
        spot = {} if length is None else {"sequenceLength": length}
        turning = sum(f > 0 for f in inverse)
        at = sorted({1, len(inverse) // 4, len(inverse) // 2, turning - 1, len(inverse) - 1})
        spot["inverse"] = {str(i): digits(inverse[i]) for i in at}
        spot["attentionFactor"] = digits(factor)
        out.append(spot)
    return out


def main():
    text = INDEX.read_text(encoding="utf-8")
    index = json.loads(text)
    for row in index["rows"]:
        expected = row["expected"]
        for layer in expected.get("layers", {}).values():
            layer["spots"] = spots(layer, layer.get("rotaryDim", expected["rotaryDim"]))
    new = json.dumps(index, indent=1, ensure_ascii=False) + "\n"
    if "--check" in sys.argv[1:]:
        sys.exit(0 if new == text else "index.json is not what generate.py writes")
    INDEX.write_text(new, encoding="utf-8")


if __name__ == "__main__":
    main()
