"""What the adapters in Python have in common: columns are put in order here, numbers are made there."""

import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "programs" / "python"))

import batches  # noqa: E402
from frequencies import widths  # noqa: E402
from mrope import axes  # noqa: E402
from program import Unsupported, flat  # noqa: E402
from rotary import pairs, placed, rows  # noqa: E402


def linear(options):
    """Returns the factor that positions are divided by, where no other scaling is asked for."""
    scaling = options.get("scaling") or {"type": "linear", "factor": 1}
    if scaling["type"] != "linear":
        raise Unsupported(f"scaling {scaling['type']}")
    return scaling["factor"]


def put(options, input, lists, axis_of, waves_at, turn):
    """Rotates x: pair i of a row by the position that its token has in lists[axis_of(i)]."""
    head, width = widths(options)
    waves, columns, out, found = [waves_at(line) for line in lists], pairs(width // 2, options["pairing"]), [], []
    for k, (token, row) in enumerate(rows(options, input)):
        out += row
        for i, (a, b) in enumerate(columns):
            sines, cosines = waves[axis_of(i)]
            found.append((k * head + a, k * head + b, cosines[token][i], sines[token][i]))
    first, second = turn(
        [out[a] for a, _, _, _ in found],
        [out[b] for _, b, _, _ in found],
        [c for _, _, c, _ in found],
        [s for _, _, _, s in found],
    )
    for (a, b, _, _), u, v in zip(found, first, second):
        out[a], out[b] = u, v
    return out


def families_of(waves, ladder, turn, scaled=None):
    """Families by three functions of a library: `ladder(base, dim)` makes inverse frequencies; `waves(positions,
    frequencies, factor)` sines and cosines, a row for each position; `turn(a, b, cos, sin)` rotates pairs. `scaled`
    makes frequencies and the attention factor of other scalings than linear, or raises Unsupported."""

    def table(options, input):
        dim = options["dim"]
        if options["convention"] != "vaswani":
            raise Unsupported(f"convention {options['convention']}")
        if dim % 2:
            raise Unsupported("odd widths")
        sines, cosines = waves(input["positions"], ladder["table"](options["base"], dim), 1)
        if options["layout"] == "interleaved":
            return [[value for pair in zip(s, c) for value in pair] for s, c in zip(sines, cosines)]
        return [list(s) + list(c) for s, c in zip(sines, cosines)]

    def waves_of(options, moved=False):
        """The sines and cosines of positions; those of keys that move have no attention factor."""
        width = widths(options)[1]
        known = (options.get("scaling") or {}).get("type", "linear") != "linear" and scaled
        frequencies, attention = scaled(options) if known else (ladder["rotary"](options["base"], width), 1.0)
        factor = 1 if known else linear(options)

        def at(positions):
            both = waves(positions, frequencies, factor)
            if moved or attention == 1.0:
                return both
            return [[[attention * wave for wave in row] for row in part] for part in both]

        return at

    def rotate(options, input, moved=False):
        return put(options, input, [placed(options, input)], lambda i: 0, waves_of(options, moved), turn)

    def sections(options, input):
        lists = [placed(options, {**input, "positions": line}) for line in input["positions"]]
        axis = axes(options["sections"], options["interleaved"])
        return put(options, input, lists, axis.__getitem__, waves_of(options), turn)

    class Cache(batches.Cache):
        """The cache of the program, whose keys the library turns."""

        def __init__(self, options, coming):
            self.options, self.coming, self.kept, self.seen, self.attention = options, coming, [], 0, None

        def turn(self, token, by, factor):
            x = {"shape": [1, len(token), len(token[0])], "values": list(flat(token))}
            options = {**self.options, "order": "THD"}
            out, dim = rotate(options, {"positions": [by], "x": x}, moved=factor == 1.0), len(token[0])
            return [out[k : k + dim] for k in range(0, len(out), dim)]

    def cache(options, input):
        x = input["x"]
        kept = Cache(options, batches.by_token(x["shape"], x["values"], options["order"]))
        for event in input["events"]:
            if "append" in event:
                kept.append(event["append"])
            else:
                kept.drop(event["drop"], event["first"])
        return batches.in_order(kept.read(), options["order"])

    return {
        "sinusoidal": {"table": table},
        "rotary": {"rotate": rotate, "shift": lambda options, input: rotate(options, input, moved=True)},
        "mrope": {"rotate": sections},
        "shift": {"cache": cache},
    }


def moves_of(rotary, numbers):
    """Caches of 16 bits: `numbers(data, dtype)` are the floats that a library reads in little-endian words."""

    def move(options, input):
        given = input["cache"]
        big = bytes.fromhex(given["hex"])
        data = bytes(byte for k in range(0, len(big), 2) for byte in (big[k + 1], big[k]))
        x = {"shape": given["shape"], "values": numbers(data, given["dtype"])}
        return rotary["shift"](options, {"positions": input["positions"], "x": x})

    return {"move": move}


def batches_of(padded, packed, rotate):
    """Families of positions: `padded(mask)` and `packed(sequences)` of a library are lists for each row."""

    def last(mask, queries):
        return [row[len(row) - queries :] for row in padded(batches.alike(mask))]

    def padding(options, input):
        tokens = input["x"]["shape"][options["order"].index("T")]
        return rotate(options, {"x": input["x"], "positions": last(input["mask"], tokens)})

    def packing(options, input):
        rows = [batches.texts_of(input["lengths"])] if "lengths" in input else input["sequences"]
        return packed(batches.alike(rows))

    return {
        "padding": {"positions": lambda options, input: last(input["mask"], input["queries"]), "rotate": padding},
        "packing": {
            "positions": packing,
            "rotate": lambda options, input: rotate(options, {"x": input["x"], "positions": packing(options, input)}),
        },
    }


def mask_of(arange, array, padded, packed):
    """Masks, by the comparisons that models write: `arange(first, last)` and `array(rows)` of a library,
    whose arrays have Python's operators. Returns a function of options and input that gives booleans [B, Tq, Tk]. Trees
    of drafts are not asked."""

    def visible(options, input):
        keys, queries = input["keys"], input["queries"]
        if "parents" in input:
            raise Unsupported("trees of drafts")
        at = array(input["query_columns"]) if "query_columns" in input else arange(keys - queries, keys)[None, :]
        query, key = at[:, :, None], arange(0, keys)[None, None, :]
        own = keys if "query_columns" in input else queries
        seen = (key <= query) if options["causal"] else (key < keys) & (query < keys)
        if "window" in options:
            seen = seen & (abs(query - key) < options["window"])
        rows = input.get("mask") or input.get("sequences")
        places = arange(0, keys)[None, :]
        if rows:
            places = array(padded(rows) if "mask" in input else packed(rows))
        if "chunk" in options:
            seen = seen & (places[:, -own:, None] // options["chunk"] == places[:, None, :] // options["chunk"])
        if "prefix" in input:
            ends = array(input["prefix"])[:, None, None]
            seen = seen | ((places[:, -own:, None] < ends) & (places[:, None, :] < ends))
        if "images" in input:
            images = array(input["images"])
            seen = seen | ((images[:, -own:, None] == images[:, None, :]) & (images[:, None, :] >= 0))
        if "sequences" in input:
            texts = array(input["sequences"])
            seen = seen & (texts[:, -own:, None] == texts[:, None, :])
        if "mask" in input:
            seen = seen & (array(input["mask"])[:, None, :] == 1)
        return seen

    return visible


def mask_family(visible):
    return {"mask": {"visible": lambda options, input: [int(one) for one in flat(visible(options, input).tolist())]}}


def attend_of(array, visible, attended):
    """Attention by the lines of models: `attended(q, k, v, scale, softcap, bias, seen, sinks)` of a library takes
    tensors [B, H, T, D], of which keys and values have the heads of queries already."""

    def attend(options, input):
        def heads(name):
            tensor = array(input[name]["values"]).reshape(input[name]["shape"])
            return tensor if options["order"] == "BHTD" else tensor.swapaxes(1, 2)

        q, k, v = (heads(name) for name in ("q", "k", "v"))
        group = q.shape[1] // k.shape[1]
        chosen = [head // group for head in range(q.shape[1])]
        rows = {"queries": q.shape[2], "keys": k.shape[2]}
        seen = visible(options, {**rows, **({"mask": input["mask"]} if "mask" in input else {})})
        bias, sinks = (array(input[name]) if name in input else None for name in ("bias", "sinks"))
        scale = options.get("scale", q.shape[3] ** -0.5)
        out = attended(q, k[:, chosen], v[:, chosen], scale, options.get("softcap"), bias, seen[:, None], sinks)
        return (out if options["order"] == "BHTD" else out.swapaxes(1, 2)).tolist()

    return {"attend": {"attend": attend}}
