"""PyTorch by the lines that most models have: frequencies and angles are float32 tensors."""

import math

import torch

from common import Unsupported, families_of
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
    elif scaling["type"] == "dynamic_ntk":
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


families = families_of(waves, {"table": table_ladder, "rotary": rotary_ladder}, turn)
families |= {
    "timestep": {"table": timestep},
    "rotary_frequencies": {"frequencies": frequencies},
    "alibi": {"slopes": slopes, "bias": bias},
    "t5_buckets": {"buckets": buckets},
}
serve("PyTorch, the usual lines", families, version=torch.__version__)
