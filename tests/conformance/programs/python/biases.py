"""Biases and indices of attention scores: ALiBi, T5's buckets, Shaw's and Swin's indices."""

import math

from tables import whole


def power_of_two_slopes(heads):
    return [2.0 ** (-8 * (h + 1) / heads) for h in range(heads)]


def slopes(heads):
    """Returns the slopes of the next lower power of two, then every other one of the next higher."""
    lower = 1 << (heads.bit_length() - 1)
    rest = power_of_two_slopes(2 * lower)[0::2]
    return power_of_two_slopes(lower) + rest[: heads - lower]


def alibi_slopes(options, input):
    return slopes(whole("heads", options["heads"]))


def alibi_bias(options, input):
    """Returns minus the slope times the distance; query i stands at offset + i."""
    said = {**options, **input}
    heads = whole("heads", said["heads"])
    queries, keys = whole("queries", said["queries"], 0), whole("keys", said["keys"], 0)
    offset = said.get("offset") or 0
    return [[alibi_row(m, offset + i, keys, said.get("causal")) for i in range(queries)] for m in slopes(heads)]


def alibi_row(slope, query, keys, causal):
    if causal:
        return [slope * (j - query) if j <= query else -math.inf for j in range(keys)]
    return [-slope * abs(query - j) for j in range(keys)]


def bucket(relative, bidirectional, buckets, farthest):
    """Returns T5's bucket of one distance (memory minus query)."""
    first = 0
    if bidirectional:
        buckets //= 2
        first = buckets if relative > 0 else 0
        distance = abs(relative)
    else:
        distance = max(-relative, 0)
    exact = buckets // 2
    if distance < exact:
        return first + distance
    return first + min(far_bucket(distance, exact, buckets, farthest), buckets - 1)


def far_bucket(distance, exact, buckets, farthest):
    """Returns the bucket of a far distance. Powers in whole numbers decide, since a logarithm can miss a threshold."""
    spread = buckets - exact
    found = exact + int(math.log(distance / exact) / math.log(farthest / exact) * spread)
    while found > exact and distance**spread * exact ** (found - exact) < exact**spread * farthest ** (found - exact):
        found -= 1
    while distance**spread * exact ** (found + 1 - exact) >= exact**spread * farthest ** (found + 1 - exact):
        found += 1
        if found >= buckets:
            break
    return found


def t5_buckets(options, input):
    buckets, farthest = whole("num_buckets", options["num_buckets"], 2), whole("max_distance", options["max_distance"])
    exact = buckets // 4 if options["bidirectional"] else buckets // 2
    if options["bidirectional"] and buckets % 2:
        raise ValueError(f"num_buckets is {buckets}; both directions need an even number")
    if exact < 1 or farthest <= exact:
        raise ValueError(f"max_distance is {farthest}; it has to be above {exact}")
    relative = options.get("relative", input.get("relative"))
    for distance in relative:
        if isinstance(distance, bool) or not isinstance(distance, int):
            raise ValueError(f"a relative position is {distance!r}; it has to be a whole number")
    return [bucket(r, options["bidirectional"], buckets, farthest) for r in relative]


def shaw(options, input):
    said = {**options, **input}
    clip = whole("clip", said["clip"], 0)
    queries, keys = whole("queries", said["queries"], 0), whole("keys", said["keys"], 0)
    first = keys - queries
    return [[min(max(j - (first + i), -clip), clip) + clip for j in range(keys)] for i in range(queries)]


def swin(options, input):
    """Returns the index of query minus key in a window, rows before columns."""
    height, width = (whole("window", side) for side in options["window"])
    cells = [(y, x) for y in range(height) for x in range(width)]
    return [
        [(qy - ky + height - 1) * (2 * width - 1) + (qx - kx + width - 1) for ky, kx in cells] for qy, qx in cells
    ]


families = {
    "alibi": {"slopes": alibi_slopes, "bias": alibi_bias},
    "t5_buckets": {"buckets": t5_buckets},
    "shaw": {"index": shaw},
    "swin": {"index": swin},
}
