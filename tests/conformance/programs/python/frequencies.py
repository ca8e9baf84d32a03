"""Inverse frequencies of rotary encodings, and the scalings that config.json names."""

import math


def positive(name, value):
    """Returns a finite number above zero, or refuses it."""
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not math.isfinite(value) or value <= 0:
        raise ValueError(f"{name} is {value!r}; it has to be above 0")
    return value


def even(name, value):
    """Returns an even whole number above zero, or refuses it."""
    if isinstance(value, bool) or not isinstance(value, int) or value <= 0 or value % 2:
        raise ValueError(f"{name} is {value!r}; it has to be even and above 0")
    return value


def widths(options):
    """Returns the width of the head and the width that turns."""
    head = options["head_dim"]
    rotary = even("rotary_dim", options.get("rotary_dim", head))
    if rotary > head:
        raise ValueError(f"rotary_dim is {rotary}; head_dim allows at most {head}")
    return head, rotary


def plain(base, dim):
    """Returns base^(-2i/dim) for each pair."""
    return [base ** (-2 * i / dim) for i in range(dim // 2)]


def linear(base, dim, scaling, length):
    factor = positive("factor", scaling["factor"])
    return [w / factor for w in plain(base, dim)], 1.0


def ntk_aware(base, dim, scaling, length):
    factor = positive("factor", scaling["factor"])
    return plain(base * factor ** (dim / (dim - 2)), dim), 1.0


def diffusers(base, dim, scaling, length):
    """Multiplies the base by a factor without a power, as diffusers does, and divides frequencies by another."""
    factor = positive("linear_factor", scaling["linear_factor"])
    return [w / factor for w in plain(base * positive("ntk_factor", scaling["ntk_factor"]), dim)], 1.0


def dynamic(base, dim, scaling, length):
    """Grows the base with the length, from the trained length on."""
    factor = positive("factor", scaling["factor"])
    trained = positive("trained length", trained_length(scaling))
    now = max(length or 0, trained)
    return plain(base * (factor * now / trained - (factor - 1)) ** (dim / (dim - 2)), dim), 1.0


def qwen_ntk(base, dim, scaling, length):
    """Grows the base in steps of powers of two beyond the trained length, as the first Qwen does."""
    trained = positive("seq_length", scaling["seq_length"])
    steps = math.ceil(math.log2(length / trained) + 1) if length else 1
    return plain(base * max(2**steps - 1, 1) ** (dim / (dim - 2)), dim), 1.0


def trained_length(scaling):
    return scaling.get("original_max_position_embeddings") or scaling.get("max_position_embeddings")


def magnitude(factor, coefficient=1.0):
    """Returns YaRN's multiplier of sines and cosines."""
    return 1.0 if factor <= 1 else 0.1 * coefficient * math.log(factor) + 1.0


def yarn_attention(scaling, factor):
    """Returns the attention factor: as given, else the ratio of the pair when both are set, else computed."""
    if scaling.get("attention_factor") is not None:
        return positive("attention_factor", scaling["attention_factor"])
    if scaling.get("mscale") and scaling.get("mscale_all_dim"):
        return magnitude(factor, scaling["mscale"]) / magnitude(factor, scaling["mscale_all_dim"])
    return magnitude(factor)


def yarn_bounds(base, dim, scaling):
    """Returns the pairs between which frequencies go over from kept to divided."""
    trained = positive("original_max_position_embeddings", trained_length(scaling))

    def pair_of(turns):
        return dim * math.log(trained / (turns * 2 * math.pi)) / (2 * math.log(base))

    low = pair_of(positive("beta_fast", scaling.get("beta_fast") or 32))
    high = pair_of(positive("beta_slow", scaling.get("beta_slow") or 1))
    if scaling.get("truncate", True):
        low, high = math.floor(low), math.ceil(high)
    return max(low, 0), min(high, dim - 1)


def yarn(base, dim, scaling, length):
    trained = trained_length(scaling)
    factor = scaling.get("factor") or scaling["max_position_embeddings"] / trained
    positive("factor", factor)
    low, high = yarn_bounds(base, dim, scaling)
    if low == high:
        high += 0.001
    frequencies = []
    for i, w in enumerate(plain(base, dim)):
        divided = min(max((i - low) / (high - low), 0), 1)
        frequencies.append(w / factor * divided + w * (1 - divided))
    return frequencies, yarn_attention(scaling, factor)


def longrope(base, dim, scaling, length):
    """Divides each frequency by a listed factor: the long list beyond the trained length, else the short one."""
    trained = positive("original_max_position_embeddings", trained_length(scaling))
    name = "long" if uses_long(length, trained) else "short"
    factors = scaling[f"{name}_factor"]
    if len(factors) != dim // 2:
        raise ValueError(f"the list of factors has {len(factors)} entries; {dim} columns need {dim // 2}")
    frequencies = [w / positive("factor", f) for w, f in zip(plain(base, dim), factors)]
    factor = scaling.get("factor") or (scaling.get("max_position_embeddings") or trained) / trained
    attention = scaling.get("attention_factor") or scaling.get(f"{name}_mscale")
    if attention is None:
        attention = 1.0 if factor <= 1 else math.sqrt(1 + math.log(factor) / math.log(trained))
    return frequencies, attention


def uses_long(length, trained):
    return (length or 0) > trained


def llama3(base, dim, scaling, length):
    """Keeps short waves, divides long ones, and blends between the two."""
    factor = positive("factor", scaling["factor"])
    low, high = scaling["low_freq_factor"], scaling["high_freq_factor"]
    trained = positive("original_max_position_embeddings", trained_length(scaling))
    if positive("high_freq_factor", high) < positive("low_freq_factor", low):
        raise ValueError(f"high_freq_factor is {high}; it has to be at least low_freq_factor, {low}")
    frequencies = []
    for w in plain(base, dim):
        turns = trained * w / (2 * math.pi)
        kept = float(turns >= high) if turns >= high or turns <= low else (turns - low) / (high - low)
        frequencies.append((1 - kept) * w / factor + kept * w)
    return frequencies, 1.0


def unscaled(base, dim, scaling, length):
    return plain(base, dim), 1.0


kinds = {
    "none": unscaled,
    "linear": linear,
    "ntk_aware": ntk_aware,
    "diffusers": diffusers,
    "dynamic": dynamic,
    "qwen_ntk": qwen_ntk,
    "yarn": yarn,
    "longrope": longrope,
    "llama3": llama3,
}


def scaled(options, input):
    """Returns the inverse frequencies and the attention factor that the options ask for."""
    head, rotary = widths(options)
    base = positive("base", options["base"])
    scaling = options.get("scaling") or {"type": "none"}
    kind = scaling.get("type") or scaling.get("rope_type")
    length = options.get("sequence_length") or input.get("sequence_length")
    if kind == "proportional":
        return proportional(base, head, scaling), 1.0
    if kind not in kinds:
        raise ValueError(f"scaling.type is {kind!r}; it has to be one of {', '.join(kinds)}")
    return kinds[kind](base, rotary, scaling, length)


def proportional(base, head, scaling):
    """Keeps the exponents of the whole head, and stops the pairs beyond the live part."""
    part = scaling.get("partial_rotary_factor", 1.0)
    if not 0 < part <= 1:
        raise ValueError(f"partial_rotary_factor is {part!r}; it has to lie in (0, 1]")
    live = int(part * head // 2)
    factor = positive("factor", scaling.get("factor") or 1.0)
    return [w / factor if i < live else 0.0 for i, w in enumerate(plain(base, head))]


def answer(options, input):
    frequencies, attention = scaled(options, input)
    return {"values": frequencies, "scalars": {"attention_factor": attention}}


families = {"rotary_frequencies": {"frequencies": answer}}
