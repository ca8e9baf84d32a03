"""Batches as they are served: padding, packed rows, masks, factors of scores, caches of keys, layers, weights."""

import math
import struct

import frequencies
from rotary import checked_positions, pairs, rotate, turned


def alike(lines):
    if any(len(line) != len(lines[0]) for line in lines):
        raise ValueError("rows have to be alike in length")
    return lines


# Padding and packing: positions of a row.


def token_positions(mask):
    """Returns how many tokens stand before each column of a row."""
    found, before = [], 0
    for is_token in mask:
        found.append(before)
        before += is_token
    return found


def padded_positions(mask, queries):
    """Returns the positions of the last columns of each row."""
    return [token_positions(row)[len(row) - queries :] for row in alike(mask)]


def text_positions(texts):
    """Returns positions that start again where the number of the text changes."""
    found = []
    for k, text in enumerate(texts):
        found.append(found[-1] + 1 if k > 0 and texts[k - 1] == text else 0)
    return found


def packed_positions(sequences):
    return [text_positions(row) for row in alike(sequences)]


def texts_of(lengths):
    """Returns the number of the text of each token, from the lengths of the texts."""
    return [text for text, length in enumerate(lengths) for _ in range(length)]


def padding_positions(options, input):
    return padded_positions(input["mask"], input["queries"])


def padding_rotate(options, input):
    tokens = input["x"]["shape"][options["order"].index("T")]
    return rotate(options, {"x": input["x"], "positions": padded_positions(input["mask"], tokens)})


def packing_positions(options, input):
    if "lengths" in input:
        return packed_positions([texts_of(input["lengths"])])
    return packed_positions(input["sequences"])


def packing_rotate(options, input):
    return rotate(options, {"x": input["x"], "positions": packed_positions(input["sequences"])})


# Masks.


def within_window(query, key, window):
    return abs(query - key) < window


def same_chunk(query, key, chunk):
    """Takes places in the text."""
    return query // chunk == key // chunk


def in_future(query, key):
    return key > query


def is_open(query, key, row):
    """Returns whether the key is a token of the query's own text."""
    mask, texts = row["mask"], row["sequences"]
    return (mask is None or mask[key] == 1) and (texts is None or texts[query] == texts[key])


def in_prefix(query, key, prefix):
    """Takes places in the text."""
    return prefix is not None and query < prefix and key < prefix


def same_image(query, key, images):
    """Takes columns; images are the numbers of those that keys are tokens of, -1 for text."""
    return images is not None and images[query] >= 0 and images[query] == images[key]


def ancestors(node, parents):
    """Returns a node of a tree of drafts and those above it."""
    line = set()
    while node >= 0:
        line.add(node)
        node = parents[node]
    return line


def on_branch(query, key, first, parents):
    return key < first or key - first in ancestors(query - first, parents)


def places(row, keys):
    """Returns how many tokens of its text stand before each key: padding takes no place."""
    texts = row["sequences"] or [0] * keys
    mask = row["mask"] or [1] * keys
    found, before = [], 0
    for k in range(keys):
        before = 0 if k > 0 and texts[k] != texts[k - 1] else before
        found.append(before)
        before += mask[k]
    return found


def first_query(queries, keys):
    return keys - queries


def sees(query, key, options, row):
    """Returns whether the query in one column sees the key in another."""
    place = row["places"]
    if not is_open(query, key, row):
        return False
    if row["parents"] is not None and not on_branch(query, key, row["first"], row["parents"]):
        return False
    if in_prefix(place[query], place[key], row["prefix"]) or same_image(query, key, row["images"]):
        return True
    if options["causal"] and in_future(query, key):
        return False
    if "window" in options and not within_window(query, key, options["window"]):
        return False
    return "chunk" not in options or same_chunk(place[query], place[key], options["chunk"])


def visible(options, input):
    queries, keys = input["queries"], input["keys"]
    for name in ("window", "chunk"):
        if name in options and options[name] < 1:
            raise ValueError(f"{name} is {options[name]}; it has to be at least 1")
    if queries > keys and "query_columns" not in input:
        raise ValueError(f"{queries} queries are more than {keys} keys")
    parents = input.get("parents")
    if parents and any(parent >= node for node, parent in enumerate(parents)):
        raise ValueError(f"parents are {parents}; each has to come before its node")
    lists = [input[name] for name in ("mask", "sequences", "prefix", "images", "query_columns") if name in input]
    found = []
    for b in range(len(lists[0]) if lists else 1):
        row = {name: input[name][b] if name in input else None for name in ("mask", "sequences", "prefix", "images")}
        if any(row[name] is not None and len(row[name]) != keys for name in ("mask", "sequences", "images")):
            raise ValueError(f"rows need {keys} entries")
        first = first_query(queries, keys)
        columns = input["query_columns"][b] if "query_columns" in input else range(first, first + queries)
        row.update(places=places(row, keys), parents=parents, first=first)
        found.append([[int(sees(query, key, options, row)) for key in range(keys)] for query in columns])
    return found


# Factors of scores.


def mscale(factor, weight):
    return 1.0 if factor <= 1 else 0.1 * weight * math.log(factor) + 1.0


def score_width(options):
    return options.get("query_pre_attn_scalar", options["head_dim"])


def score_factor(options):
    return mscale(options["factor"], options["mscale_all_dim"]) ** 2 if "mscale_all_dim" in options else 1.0


def score(options, input):
    width = score_width(options)
    if not options["head_dim"] > 0 or not width > 0:
        raise ValueError(f"the width of a score is {width}; it has to be above 0")
    return [score_factor(options) / math.sqrt(width)]


def steps(position, options):
    return math.floor((position + options["shift"]) / options["length"])


def grown(position, options):
    return 1 + options["beta"] * math.log(1 + steps(position, options))


def query(options, input):
    frequencies.positive("length", options["length"])
    return [grown(position, options) for position in checked_positions(input["positions"])]


# Caches of keys.


class Cache:
    """Keys that are rotated when they come, and moved when others leave."""

    def __init__(self, options, coming):
        self.options, self.coming, self.kept, self.seen = options, coming, [], 0
        self.live, self.attention = frequencies.scaled(options, {})
        self.columns = pairs(len(self.live), options["pairing"])

    def turn(self, token, by, factor):
        return [turned(head, lambda i: by, self.live, self.columns, factor) for head in token]

    def position_of_next(self):
        return len(self.kept)

    def append(self, count):
        for token in self.coming[self.seen : self.seen + count]:
            self.kept.append(self.turn(token, self.position_of_next(), self.attention))
        self.seen += count

    def moved(self, token, by):
        """The attention factor is in the key already."""
        return self.turn(token, by, 1.0)

    def drop(self, count, first):
        behind = self.kept[first + count :]
        self.kept[first:] = [self.moved(token, -count) for token in behind]

    def read(self):
        return self.kept


def by_token(shape, values, order):
    """Returns the heads of each token."""
    if order not in ("THD", "HTD"):
        raise ValueError(f"order is {order!r}")
    outer, inner, width = shape
    vectors = [values[k * width : (k + 1) * width] for k in range(outer * inner)]
    grid = [vectors[k * inner : (k + 1) * inner] for k in range(outer)]
    return grid if order == "THD" else [list(token) for token in zip(*grid)]


def in_order(tokens, order):
    return tokens if order == "THD" else [list(head) for head in zip(*tokens)]


def cache(options, input):
    x = input["x"]
    kept = Cache(options, by_token(x["shape"], x["values"], options["order"]))
    for event in input["events"]:
        if "append" in event:
            kept.append(event["append"])
        else:
            kept.drop(event["drop"], event["first"])
    return in_order(kept.read(), options["order"])


def number_of(word, dtype):
    """Returns the number that 16 bits mean."""
    if dtype == "float16":
        return struct.unpack(">e", word)[0]
    if dtype == "bfloat16":
        return struct.unpack(">f", word + b"\0\0")[0]
    raise ValueError(f"dtype is {dtype!r}")


def move(options, input):
    given = input["cache"]
    data = bytes.fromhex(given["hex"])
    values = [number_of(data[k : k + 2], given["dtype"]) for k in range(0, len(data), 2)]
    tokens = by_token(given["shape"], values, options["order"])
    kept = Cache(options, [])
    moved = [kept.moved(token, by) for token, by in zip(tokens, checked_positions(input["positions"]), strict=True)]
    return in_order(moved, options["order"])


# Layers and weights.


def sees_all(config, layer):
    kind = config["model_type"]
    period = config.get("sliding_window_pattern") or (2 if kind == "gemma2" else None)
    if "layer_types" in config:
        return config["layer_types"][layer] == "full_attention"
    if period:
        return (layer + 1) % period == 0
    if kind == "qwen2":
        return layer < config["max_window_layers"]
    return "sliding_window" not in config


def does_rotate(config, layer):
    if "no_rope_layers" in config:
        return config["no_rope_layers"][layer] == 1
    if "no_rope_layer_interval" in config:
        return (layer + 1) % config["no_rope_layer_interval"] != 0
    return config["model_type"] != "cohere2" or not sees_all(config, layer)


def layer_setting(config, layer):
    """Returns the base of a layer, and its scaling or None."""
    local = not sees_all(config, layer)
    if config["model_type"] == "gemma3_text" and local:
        return config["rope_local_base_freq"], None
    scaled = not (config["model_type"] == "olmo3" and local)
    return config["rope_theta"], config.get("rope_scaling") if scaled else None


def windows(options, input):
    config = options["config"]
    return [0 if sees_all(config, layer) else config["sliding_window"] for layer in range(config["num_hidden_layers"])]


def rotates(options, input):
    config = options["config"]
    return [int(does_rotate(config, layer)) for layer in range(config["num_hidden_layers"])]


def layer_frequencies(options, input):
    config, layer = options["config"], options["layer"]
    if not 0 <= layer < config["num_hidden_layers"] or not does_rotate(config, layer):
        raise ValueError(f"layer is {layer}; the model has no such layer that rotates")
    base, scaling = layer_setting(config, layer)
    dim = config.get("head_dim") or config["hidden_size"] // config["num_attention_heads"]
    asked = {"head_dim": dim, "rotary_dim": dim, "base": base}
    if scaling:
        asked["scaling"] = {"truncate": True, **scaling, "type": scaling["rope_type"]}
    live, attention = frequencies.scaled(asked, {})
    return {"values": live, "scalars": {"attention_factor": attention}}


def channels(dim, part, to):
    """Returns where each channel of a head comes from."""
    half = part // 2
    if to == "rotate_half":
        return [2 * i for i in range(half)] + [2 * i + 1 for i in range(half)] + list(range(part, dim))
    if to == "interleaved":
        return [i // 2 + i % 2 * half for i in range(part)] + list(range(part, dim))
    raise ValueError(f"pairing is {to!r}")


def convert(options, input):
    """Rearranges the rows of each head: those of a projection, of its bias, of the scale of a norm."""
    shape, values = input["weights"]["shape"], input["weights"]["values"]
    heads, dim, part = options["heads"], options["head_dim"], options["rotary_dim"]
    if heads * dim != shape[0] or part % 2 or part > dim:
        raise ValueError(f"{heads} heads of {dim}, {part} of them rotated, do not fit {shape}")
    width = len(values) // shape[0]
    lines = [values[k * width : (k + 1) * width] for k in range(shape[0])]
    return rearranged(lines, options)


def rearranged(lines, options):
    dim, order = options["head_dim"], channels(options["head_dim"], options["rotary_dim"], options["to"])
    return [lines[head * dim + channel] for head in range(options["heads"]) for channel in order]


families = {
    "padding": {"positions": padding_positions, "rotate": padding_rotate},
    "packing": {"positions": packing_positions, "rotate": packing_rotate},
    "mask": {"visible": visible},
    "scale": {"score": score, "query": query},
    "shift": {"cache": cache, "move": move},
    "layers": {"windows": windows, "rotates": rotates, "frequencies": layer_frequencies},
    "weights": {"convert": convert},
}
