"""Rotations of published models, read from the keys of config.json and what their classes take for granted."""

import frequencies
from frequencies import positive
from rotary import checked_positions, pairs, rows, turned

# Values that the classes of a model_type assume when the file has none.
defaults = {
    "chatglm": {"partial_rotary_factor": 0.5},
    "gemma3_text": {"rope_theta": 1000000.0, "rope_local_base_freq": 10000.0, "head_dim": 256},
    "llama": {"hidden_size": 4096, "num_attention_heads": 32},
    "qwen2": {"hidden_size": 4096, "num_attention_heads": 32},
}
without_rotation = ("bert", "mpt", "t5")


def text_part(config):
    """Returns the part of the file that describes the text model."""
    for name in ("thinker_config", "text_config"):
        if name in config:
            return text_part(config[name])
    return {**defaults.get(config["model_type"], {}), **config}


def first_of(config, *names):
    """Returns the first of some keys that the file has, or nothing."""
    return next((config[name] for name in names if config.get(name) is not None), None)


def rope_of(config, layer):
    """Returns the scaling of a layer's type, and its base where it is said there."""
    rope = first_of(config, "rope_parameters", "rope_scaling") or {}
    if layer in rope:
        return rope[layer], rope[layer].get("rope_theta")
    if layer_is_plain(config, layer):
        return {}, base_of(config, layer)
    if layer == "compress":
        return {"attention_factor": 1.0, **rope}, config["compress_rope_theta"]
    return rope, base_of(config, layer) or rope.get("rope_theta")


def layer_is_plain(config, layer):
    """Says whether a layer of this type has no scaling: those with a sliding window, and DeepSeek V4's main ones."""
    return layer == "main" or (layer == "sliding_attention" and config["model_type"] in ("gemma3_text", "olmo3"))


def base_of(config, layer):
    """Returns the base that the file gives layers of this type, under the names that models have for it."""
    if layer == "sliding_attention":
        return first_of(config, "rope_local_base_freq", "local_rope_theta", "swa_rope_theta")
    return config.get("global_rope_theta") if layer == "full_attention" else None


def head_of(config, layer):
    if layer == "full_attention" and config.get("global_head_dim"):
        return config["global_head_dim"]
    if config.get("qk_rope_head_dim"):
        return config["head_dim"] if "compress_rope_theta" in config else config["qk_rope_head_dim"]
    head = first_of(config, "head_dim", "kv_channels")
    if head:
        return head
    return first_of(config, "hidden_size", "n_embd") // first_of(config, "num_attention_heads", "n_head")


def part_of(config, rope):
    """Returns the share of a head that turns."""
    share = first_of(rope, "partial_rotary_factor")
    return share if share is not None else first_of(config, "partial_rotary_factor", "rotary_pct", "rope_pct")


def width_of(config, rope, head):
    if config.get("qk_rope_head_dim"):
        return config["qk_rope_head_dim"]
    if rope.get("rope_type") == "proportional":
        return head
    share = part_of(config, rope)
    return int(head * share) if share is not None else config.get("rotary_dim") or head


def scaling_of(config, rope):
    """Returns the scaling with the names of the vectors, and the lengths that stand beside it in the file."""
    kind = first_of(rope, "rope_type", "type") or "default"
    kind = {"su": "longrope", "mrope": "default"}.get(kind, kind)
    if config.get("use_dynamic_ntk"):
        return {"type": "qwen_ntk", "seq_length": config["seq_length"]}
    if kind == "default":
        return None
    lengths = ("original_max_position_embeddings", "max_position_embeddings", "partial_rotary_factor")
    beside = {name: config[name] for name in lengths if name in config}
    return {**beside, **rope, "type": kind}


def setting(options):
    """Returns the options of the rotary families that a file comes to."""
    config = text_part(options["config"])
    if config["model_type"] in without_rotation or config.get("position_embedding_type") in ("learned", "alibi"):
        raise ValueError(f"{options['model']} has no rotation")
    layer = options.get("layer_type")
    rope, base = rope_of(config, layer)
    head = head_of(config, layer)
    base = base or first_of(config, "rope_theta", "rotary_emb_base") or 10000.0
    if config.get("rope_ratio"):
        base *= config["rope_ratio"]
    found = {"head_dim": head, "rotary_dim": width_of(config, rope, head), "base": positive("base", base)}
    if options.get("sequence_length"):
        found["sequence_length"] = options["sequence_length"]
    return {**found, "scaling": scaling_of(config, rope)}


def answer(options, input):
    return frequencies.answer(setting(options), {})


def rotate(options, input):
    """Rotates a head: its first channels, or its last ones where the class keeps them there."""
    found = setting(options)
    live, attention = frequencies.scaled(found, {})
    shift = found["head_dim"] - 2 * len(live) if options.get("rotated_channels") == "last" else 0
    columns = [(a + shift, b + shift) for a, b in pairs(len(live), options["pairing"])]
    positions = checked_positions(input["positions"])
    said = {"head_dim": found["head_dim"], "order": "TD"}
    return [turned(row, lambda i: positions[token], live, columns, attention) for token, row in rows(said, input)]


families = {"models": {"frequencies": answer, "rotate": rotate}}
