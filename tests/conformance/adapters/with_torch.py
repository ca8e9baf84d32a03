"""PyTorch by the lines that most models have: frequencies and angles are float32 tensors."""

import math

import torch

from common import Unsupported, attend_of, batches_of, families_of, mask_family, mask_of, moves_of
from program import serve

torch.set_num_threads(1)


def table_ladder(base, dim):
    """Exponential of a logarithm, as PyTorch's own tutorial has it."""
    return torch.exp(torch.arange(0, dim, 2).float() * (-math.log(base) / dim))


def rotary_ladder(base, dim):
    """A power, as models with rotary encodings have it."""
    return 1.0 / (base ** (torch.arange(0, dim, 2).float() / dim))


def waves(positions, frequencies, factor):
    angles = torch.outer(torch.tensor(positions).float() / factor, frequencies)
    return torch.sin(angles).tolist(), torch.cos(angles).tolist()


def turn(*parts):
    a, b, cos, sin = (torch.tensor(part) for part in parts)
    return (a * cos - b * sin).tolist(), (b * cos + a * sin).tolist()


def timestep(options, input):
    """As DDPM's code and its successors: the exponential of a float32 ladder times float32 steps."""
    dim, half = options["dim"], options["dim"] // 2
    exponents = -math.log(options["max_period"]) * torch.arange(half, dtype=torch.float32)
    frequencies = torch.exp(exponents / (half - options["downscale_freq_shift"]))
    angles = options["scale"] * (torch.tensor(input["positions"]).float()[:, None] * frequencies[None, :])
    parts = [torch.sin(angles), torch.cos(angles)]
    if options["flip_sin_to_cos"]:
        parts.reverse()
    return torch.nn.functional.pad(torch.cat(parts, dim=-1), (0, dim % 2)).tolist()


def frequencies(options, input):
    """Without a scaling, or with one that divides or raises the base."""
    scaling = options.get("scaling") or {"type": "linear", "factor": 1}
    base, dim = options["base"], options["rotary_dim"]
    if scaling["type"] == "ntk_aware":
        base, factor = base * scaling["factor"] ** (dim / (dim - 2)), 1
    elif scaling["type"] == "dynamic":
        trained = scaling["max_position_embeddings"]
        length = max(options.get("sequence_length") or trained, trained)
        grown = scaling["factor"] * length / trained - (scaling["factor"] - 1)
        base, factor = base * grown ** (dim / (dim - 2)), 1
    elif scaling["type"] == "linear":
        factor = scaling["factor"]
    else:
        raise Unsupported(f"scaling {scaling['type']}")
    return {"values": (rotary_ladder(base, dim) / factor).tolist(), "scalars": {"attention_factor": 1.0}}


def slopes(options, input):
    """Powers of two in double precision, stored as float32."""
    heads = options["heads"]
    lower = 2 ** (heads.bit_length() - 1)

    def powers(count):
        return [2 ** (-8 * (h + 1) / count) for h in range(count)]

    return torch.tensor(powers(lower) + powers(2 * lower)[::2][: heads - lower]).tolist()


def bias(options, input):
    queries = torch.arange(input["queries"])[:, None] + input["offset"]
    distances = queries - torch.arange(input["keys"])[None, :]
    biases = -torch.tensor(slopes(options, input))[:, None, None] * distances.abs()
    return biases.masked_fill(distances < 0, -math.inf).tolist() if options["causal"] else biases.tolist()


def buckets(options, input):
    """T5's own order of operations, with a float32 logarithm."""
    relative, count = torch.tensor(input["relative"]), options["num_buckets"]
    first = torch.zeros_like(relative)
    if options["bidirectional"]:
        count //= 2
        first, distance = (relative > 0).long() * count, relative.abs()
    else:
        distance = -torch.clamp(relative, max=0)
    exact = count // 2
    steps = torch.log(distance.float() / exact) / math.log(options["max_distance"] / exact) * (count - exact)
    far = torch.clamp(exact + steps.long(), max=count - 1)
    return (first + torch.where(distance < exact, distance, far)).tolist()


def scaled(options):
    """YaRN and Llama 3 as transformers' modeling_rope_utils has them."""
    scaling, base, dim = options["scaling"], options["base"], options["rotary_dim"]
    trained, factor = scaling.get("original_max_position_embeddings"), scaling.get("factor")
    plain = rotary_ladder(base, dim)
    if scaling["type"] == "llama3":
        low, high = trained / scaling["low_freq_factor"], trained / scaling["high_freq_factor"]
        waves = 2 * math.pi / plain
        slow = torch.where(waves > low, plain / factor, plain)
        smooth = (trained / waves - scaling["low_freq_factor"]) / (
            scaling["high_freq_factor"] - scaling["low_freq_factor"]
        )
        blended = (1 - smooth) * slow / factor + smooth * slow
        return torch.where((waves >= high) & (waves <= low), blended, slow), 1.0
    known = {"type", "factor", "original_max_position_embeddings", "beta_fast", "beta_slow", "truncate"}
    if scaling["type"] != "yarn" or set(scaling) - known or not factor:
        raise Unsupported(f"scaling {scaling['type']}" + (" with more keys" if scaling["type"] == "yarn" else ""))
    bounds = [
        dim * math.log(trained / (turns * 2 * math.pi)) / (2 * math.log(base))
        for turns in (scaling["beta_fast"], scaling["beta_slow"])
    ]
    if scaling.get("truncate", True):
        bounds = [math.floor(bounds[0]), math.ceil(bounds[1])]
    low, high = max(bounds[0], 0), min(bounds[1], dim - 1)
    high += 0.001 if low == high else 0
    kept = 1 - torch.clamp((torch.arange(dim // 2, dtype=torch.float32) - low) / (high - low), 0, 1)
    return plain / factor * (1 - kept) + plain * kept, 1.0 if factor <= 1 else 0.1 * math.log(factor) + 1.0


def padded(mask):
    """As generation has it: a running sum of the mask."""
    mask = torch.tensor(mask).long()
    return (mask.cumsum(-1) - mask).tolist()


def packed(sequences):
    texts = torch.tensor(sequences)
    columns = torch.arange(texts.shape[1]).expand_as(texts)
    begins = torch.cat([torch.ones_like(texts[:, :1], dtype=torch.bool), texts[:, 1:] != texts[:, :-1]], dim=1)
    return (columns - torch.where(begins, columns, 0).cummax(dim=1).values).tolist()


def narrow(data, dtype):
    return torch.frombuffer(bytearray(data), dtype=getattr(torch, dtype)).float().tolist()


def score(options, input):
    """Lines of DeepSeek's and Gemma's models, whose factors are Python's numbers."""
    width = options.get("query_pre_attn_scalar", options["head_dim"])
    factor, weight = options.get("factor", 1), options.get("mscale_all_dim")
    mscale = 1.0 if weight is None or factor <= 1 else 0.1 * weight * math.log(factor) + 1.0
    return [width ** (-0.5) * mscale * mscale]


def query(options, input):
    """Lines of Llama 4's model."""
    positions = torch.tensor(input["positions"]).float()
    steps = torch.floor((positions + float(options["shift"])) / options["length"])
    return (torch.log1p(steps) * options["beta"] + 1.0).tolist()


def attended(q, k, v, scale, softcap, bias, seen, sinks):
    """As transformers' eager attention, with Gemma 2's soft cap and gpt-oss' sinks."""
    scores = torch.matmul(q, k.transpose(2, 3)) * scale
    if softcap is not None:
        scores = torch.tanh(scores / softcap) * softcap
    scores = scores if bias is None else scores + bias
    scores = scores.masked_fill(~seen, torch.finfo(scores.dtype).min)
    if sinks is not None:
        scores = torch.cat([scores, sinks[None, :, None, None].expand(*scores.shape[:3], 1)], dim=-1)
    return torch.matmul(torch.softmax(scores, dim=-1)[..., : k.shape[2]], v)


families = families_of(waves, {"table": table_ladder, "rotary": rotary_ladder}, turn, scaled)
families |= batches_of(padded, packed, families["rotary"]["rotate"])
visible = mask_of(torch.arange, torch.tensor, padded, packed)
families |= mask_family(visible) | attend_of(torch.tensor, visible, attended)
families["shift"] |= moves_of(families["rotary"], narrow)
families |= {
    "scale": {"score": score, "query": query},
    "timestep": {"table": timestep},
    "rotary_frequencies": {"frequencies": frequencies},
    "alibi": {"slopes": slopes, "bias": bias},
    "t5_buckets": {"buckets": buckets},
}
serve("PyTorch, the usual lines", families, version=torch.__version__)
