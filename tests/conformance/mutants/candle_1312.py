"""huggingface/candle#1312: T5's logarithmic buckets had no upper bound.

Distances beyond the longest fall into buckets that belong to the other direction, or to no row at all.
"""

import right  # noqa: F401
import biases
import program


def bucket(relative, bidirectional, buckets, farthest):
    first = 0
    if bidirectional:
        buckets //= 2
        first = buckets if relative > 0 else 0
    distance = abs(relative) if bidirectional else max(-relative, 0)
    exact = buckets // 2
    if distance < exact:
        return first + distance
    return first + unbounded(distance, exact, buckets, farthest)  # wrong: min(..., buckets - 1)


def unbounded(distance, exact, buckets, farthest):
    step = (farthest / exact) ** (1 / (buckets - exact))
    found = exact
    while exact * step ** (found + 1 - exact) <= distance * (1 + 1e-12):
        found += 1
    return found


biases.bucket = bucket

program.serve("candle 1312", {"t5_buckets": {"buckets": biases.t5_buckets}})
