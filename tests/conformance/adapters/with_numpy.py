"""NumPy as tutorials write it: `with_numpy.py float64` by default's doubles, `float32` as ports of models do."""

import sys

import numpy as np

from common import Unsupported, attend_of, batches_of, families_of, mask_family, mask_of, moves_of
from program import serve

kind = np.dtype(sys.argv[1])


def ladder(base, dim):
    return 1.0 / np.power(kind.type(base), np.arange(0, dim, 2, dtype=kind) / kind.type(dim))


def waves(positions, frequencies, factor):
    angles = np.outer(np.array(positions, dtype=kind) / kind.type(factor), frequencies)
    return np.sin(angles).tolist(), np.cos(angles).tolist()


def turn(*parts):
    a, b, cos, sin = (np.array(part, dtype=kind) for part in parts)
    return (a * cos - b * sin).tolist(), (b * cos + a * sin).tolist()


def padded(mask):
    """As transformers counts: a running sum of the mask."""
    mask = np.array(mask)
    return (np.cumsum(mask, axis=-1) - mask).tolist()


def packed(sequences):
    """Columns less the column at which the text of each has begun."""
    texts = np.array(sequences)
    columns = np.broadcast_to(np.arange(texts.shape[1]), texts.shape)
    begins = np.concatenate([np.ones_like(texts[:, :1], bool), texts[:, 1:] != texts[:, :-1]], axis=1)
    return (columns - np.maximum.accumulate(np.where(begins, columns, 0), axis=1)).tolist()


def narrow(data, dtype):
    if dtype != "float16":
        raise Unsupported(f"a cache in {dtype}")
    return np.frombuffer(data, dtype="<f2").astype(kind).tolist()


def score(options, input):
    """Lines of DeepSeek's and Gemma's models."""
    width = options.get("query_pre_attn_scalar", options["head_dim"])
    factor, weight = options.get("factor", 1), options.get("mscale_all_dim")
    mscale = kind.type(1) if weight is None or factor <= 1 else kind.type(0.1 * weight) * np.log(kind.type(factor)) + 1
    return [float(kind.type(width) ** -kind.type(0.5) * mscale * mscale)]


def query(options, input):
    """Lines of Llama 4's model."""
    positions = np.array(input["positions"], dtype=kind)
    steps = np.floor((positions + kind.type(options["shift"])) / kind.type(options["length"]))
    return (np.log1p(steps) * kind.type(options["beta"]) + kind.type(1)).tolist()


def attended(q, k, v, scale, softcap, bias, seen, sinks):
    scores = q @ k.swapaxes(-1, -2) * kind.type(scale)
    if softcap is not None:
        scores = np.tanh(scores / kind.type(softcap)) * kind.type(softcap)
    scores = scores if bias is None else scores + bias
    scores = np.where(seen, scores, kind.type(-np.inf))
    if sinks is not None:
        column = np.broadcast_to(sinks[:, None, None], (*scores.shape[:3], 1))
        scores = np.concatenate([scores, column], axis=-1)
    weights = np.exp(scores - np.maximum(scores.max(axis=-1, keepdims=True), kind.type(-1e30)))
    sums = weights.sum(axis=-1, keepdims=True)
    weights = (weights / np.where(sums == 0, kind.type(1), sums))[..., : k.shape[2]]
    return weights @ v


families = families_of(waves, {"table": ladder, "rotary": ladder}, turn)
families |= batches_of(padded, packed, families["rotary"]["rotate"])
visible = mask_of(np.arange, np.array, padded, packed)
families |= mask_family(visible) | attend_of(lambda rows: np.array(rows, dtype=kind), visible, attended)
families["shift"] |= moves_of(families["rotary"], narrow)
families["scale"] = {"score": score, "query": query}
serve(f"NumPy in {kind}", families, version=np.__version__)
