"""Attention of queries, keys and values: groups, caches, padding, windows, soft caps, biases, sinks."""

import math

import batches
import frequencies


def axes_of(tensor, order):
    """Returns rows of heads of tokens of channels."""
    if order not in ("BHTD", "BTHD"):
        raise ValueError(f"order is {order!r}")
    rows, second, third, width = tensor["shape"]
    lines = [tensor["values"][k : k + width] for k in range(0, len(tensor["values"]), width)]
    grid = [[lines[(b * second + s) * third :][:third] for s in range(second)] for b in range(rows)]
    return grid if order == "BHTD" else [[list(head) for head in zip(*row)] for row in grid]


def group(head, heads, key_heads):
    """Returns the head of keys that a head of queries reads."""
    return head // (heads // key_heads)


def scale(options, width):
    return options.get("scale", 1 / math.sqrt(width))


def capped(score, cap):
    return score if cap is None else cap * math.tanh(score / cap)


def score(product, bias, options, width):
    """Returns the score of a key from its product with the query."""
    return capped(product * scale(options, width), options.get("softcap")) + bias


def hidden_weight(options, is_padding):
    """Returns the weight of a key that is not seen, which only the mask of padding hides or something else."""
    return 0.0


def stored(keys, values, queries):
    """Returns the keys and values of a head in the order of their columns."""
    return keys, values


def weights_of(query, keys, at, options, row, biases):
    """Returns a weight for each key of a query in column `at`."""
    found = []
    for j, key in enumerate(keys):
        if batches.sees(at, j, options, row):
            product = sum(a * b for a, b in zip(query, key))
            found.append(math.exp(score(product, biases[j], options, len(query))))
        else:
            found.append(hidden_weight(options, batches.sees(at, j, options, {**row, "mask": None})))
    return found


def mean_of(weights, values, sink):
    total = sum(weights) + (0 if sink is None else math.exp(sink))
    return [sum(w * v for w, v in zip(weights, channel)) / (total or 1) for channel in zip(*values)]


def attend(options, input):
    """Returns for each query the mean of the values that it sees, weighted by softmax."""
    order, key_heads = options["order"], options["key_heads"]
    queries, keys, values = (axes_of(input[name], order) for name in ("q", "k", "v"))
    if len(queries[0]) % key_heads or len(keys[0]) != key_heads:
        raise ValueError(f"{key_heads} heads of keys do not divide {len(queries[0])} of queries")
    if "softcap" in options:
        frequencies.positive("softcap", options["softcap"])
    count, tokens = len(keys[0][0]), len(queries[0][0])
    first = batches.first_query(tokens, count)
    found = []
    for b, heads in enumerate(queries):
        row = {name: None for name in ("sequences", "parents", "prefix", "images")}
        row.update(mask=input["mask"][b] if "mask" in input else None, places=list(range(count)))
        out = []
        for h, head in enumerate(heads):
            own = group(h, len(heads), key_heads)
            k, v = stored(keys[b][own], values[b][own], tokens)
            biases = input["bias"][h] if "bias" in input else [[0.0] * count] * tokens
            sink = input["sinks"][h] if "sinks" in input else None
            lines = (weights_of(query, k, first + i, options, row, biases[i]) for i, query in enumerate(head))
            out.append([mean_of(weights, v, sink) for weights in lines])
        found.append(out if order == "BHTD" else [list(token) for token in zip(*out)])
    return found


families = {"attend": {"attend": attend}}
