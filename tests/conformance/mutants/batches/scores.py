"""Wrong attention: scales, groups of heads, soft caps, biases, sinks, hidden keys, caches whose order is wrong."""

import math

import attention
import batches

right_attend = attention.attend
right_score = attention.score


def replace(**changed):
    return lambda: [setattr(attention, name, value) for name, value in changed.items()]


def asked_as(change):
    """Asks the right attention for something else."""
    return replace(attend=lambda options, input: right_attend(*change(options, input)))


def without(name):
    """Leaves out an option or an input."""

    def kept(given):
        return {key: value for key, value in given.items() if key != name}

    return asked_as(lambda options, input: (kept(options), kept(input)))


def window_by(more):
    def wrong(options, input):
        return ({**options, "window": options["window"] + more} if "window" in options else options), input

    return asked_as(wrong)


def window_longer_for_one(options, input):
    queries = input["q"]["shape"][options["order"].index("T")]
    more = 1 if queries == 1 and "window" in options else 0
    return ({**options, "window": options["window"] + 1} if more else options), input


def negated(options, input):
    bias = [[[-x for x in line] for line in head] for head in input.get("bias", [])]
    return options, {**input, "bias": bias} if bias else input


def other_order(options, input):
    return {**options, "order": {"BHTD": "BTHD", "BTHD": "BHTD"}[options["order"]]}, input


def heads_as_tokens(options, input):
    """Reads [B, H, T, D] as [B, T, H, D], or the reverse; the number of key heads is that of the tensor."""
    options, input = other_order(options, input)
    heads = input["k"]["shape"][options["order"].index("H")]
    if input["q"]["shape"][options["order"].index("H")] % heads:
        raise ValueError("the heads of keys do not divide those of queries")
    return {**options, "key_heads": heads}, input


def bias_before_scale(product, bias, options, width):
    return attention.capped((product + bias) * attention.scale(options, width), options.get("softcap"))


def cap_over_bias(product, bias, options, width):
    return attention.capped(product * attention.scale(options, width) + bias, options.get("softcap"))


def cap_over_mask(options, is_padding):
    """Minus infinity, capped: -c."""
    return math.exp(-options["softcap"]) if "softcap" in options else 0.0


def softmax_over_padding(options, is_padding):
    """Scores are multiplied by the mask of padding, so that e^0 is the weight of what it hides."""
    return 1.0 if is_padding else 0.0


def ring(keys, values, queries):
    """The newest tokens were written over the oldest, at the front."""
    at = len(keys) - queries
    return keys[at:] + keys[:at], values[at:] + values[:at]


def values_stay(keys, values, queries):
    """The oldest token has left: keys were moved down, values were not."""
    return (keys, values) if len(keys) == queries else (keys, values[1:] + values[:1])


right_scale = attention.scale

mistakes = {
    "scale_missing": replace(scale=lambda options, width: 1.0),
    "scale_twice": replace(scale=lambda options, width: right_scale(options, width) ** 2),
    "scale_by_width": replace(scale=lambda options, width: options.get("scale", 1 / width)),
    "scale_not_read": without("scale"),
    "groups_in_turn": replace(group=lambda head, heads, key_heads: head % key_heads),
    "groups_first": replace(group=lambda head, heads, key_heads: 0),
    "groups_own_number": replace(group=lambda head, heads, key_heads: min(head, key_heads - 1)),
    "cap_missing": without("softcap"),
    "cap_over_mask": replace(hidden_weight=cap_over_mask),
    "cap_over_bias": replace(score=cap_over_bias),
    "bias_before_scale": replace(score=bias_before_scale),
    "bias_missing": without("bias"),
    "bias_subtracted": asked_as(negated),
    "sinks_missing": without("sinks"),
    "attend_window_longer": window_by(1),
    "attend_window_shorter": window_by(-1),
    "attend_window_missing": without("window"),
    "attend_window_longer_for_one": asked_as(window_longer_for_one),
    "attend_padding_seen": without("mask"),
    "softmax_over_padding": replace(hidden_weight=softmax_over_padding),
    "softmax_over_hidden": replace(hidden_weight=lambda options, is_padding: 1.0),
    "attend_top_left": lambda: setattr(batches, "first_query", lambda queries, keys: 0),
    "attend_future": asked_as(lambda options, input: ({**options, "causal": False}, input)),
    "cache_ring": replace(stored=ring),
    "cache_values_stay": replace(stored=values_stay),
    "attend_heads_as_tokens": asked_as(heads_as_tokens),
    "softmax_of_two": replace(score=lambda *given: right_score(*given) * math.log(2)),
}
