"""ggml's own operators on the CPU, called in the shared libraries that node-llama-cpp's package brings."""

import ctypes
import json
import math
import pathlib
import sys

from common import Unsupported, batches, widths
from program import flat, serve
from rotary import order_of, placed

package = pathlib.Path(sys.argv[1]) / "@node-llama-cpp" / "linux-x64"
libraries = sorted(package.rglob("libggml-base*.so*"))[0].parent
base = ctypes.CDLL(str(sorted(libraries.glob("libggml-base*.so*"))[0]), mode=ctypes.RTLD_GLOBAL)
ggml = ctypes.CDLL(str(sorted(libraries.glob("libggml.*so*"))[0]), mode=ctypes.RTLD_GLOBAL)


class InitParams(ctypes.Structure):
    _fields_ = [("mem_size", ctypes.c_size_t), ("mem_buffer", ctypes.c_void_p), ("no_alloc", ctypes.c_bool)]


pointer, whole, real, wide = ctypes.c_void_p, ctypes.c_int, ctypes.c_float, ctypes.c_int64


def function(library, name, result, *arguments):
    found = getattr(library, name)
    found.restype, found.argtypes = result, arguments
    return found


load_all = function(ggml, "ggml_backend_load_all_from_path", None, ctypes.c_char_p)
init_by_type = function(ggml, "ggml_backend_init_by_type", pointer, whole, ctypes.c_char_p)
init = function(base, "ggml_init", pointer, InitParams)
free = function(base, "ggml_free", None, pointer)
new_1d = function(base, "ggml_new_tensor_1d", pointer, pointer, whole, wide)
new_3d = function(base, "ggml_new_tensor_3d", pointer, pointer, whole, wide, wide, wide)
new_2d = function(base, "ggml_new_tensor_2d", pointer, pointer, whole, wide, wide)
rope = function(base, "ggml_rope_ext", pointer, *[pointer] * 4, *[whole] * 3, *[real] * 6)
rope_multi = function(base, "ggml_rope_multi", pointer, *[pointer] * 4, whole, pointer, *[whole] * 2, *[real] * 6)
diagonal = function(base, "ggml_diag_mask_inf", pointer, pointer, pointer, whole)
embed = function(base, "ggml_timestep_embedding", pointer, pointer, pointer, whole, whole)
new_graph = function(base, "ggml_new_graph", pointer, pointer)
expand = function(base, "ggml_build_forward_expand", None, pointer, pointer)
allocate = function(base, "ggml_backend_alloc_ctx_tensors", pointer, pointer, pointer)
release = function(base, "ggml_backend_buffer_free", None, pointer)
set_data = function(base, "ggml_backend_tensor_set", None, pointer, pointer, ctypes.c_size_t, ctypes.c_size_t)
get_data = function(base, "ggml_backend_tensor_get", None, pointer, pointer, ctypes.c_size_t, ctypes.c_size_t)
compute = function(base, "ggml_backend_graph_compute", whole, pointer, pointer)

load_all(str(libraries).encode())
cpu = init_by_type(0, None)
float32, int32 = 0, 26


def computed(count, make):
    """Runs one operator: `make` gives its tensor, and what each input holds."""
    context = init(InitParams(1 << 20, None, True))
    result, inputs = make(context)
    graph = new_graph(context)
    expand(graph, result)
    buffer = allocate(context, cpu)
    try:
        for tensor, values in inputs:
            set_data(tensor, values, 0, ctypes.sizeof(values))
        if compute(cpu, graph) != 0:
            raise RuntimeError("ggml_backend_graph_compute failed")
        out = (real * count)()
        get_data(result, out, 0, ctypes.sizeof(out))
        return list(out)
    finally:
        release(buffer)
        free(context)


def moved(values, outer, inner, width):
    """Swaps the first two axes: ggml has heads within tokens."""
    return [values[(o * inner + i) * width + c] for i in range(inner) for o in range(outer) for c in range(width)]


def scaled(scaling):
    """Returns n_ctx_orig, freq_scale, ext_factor, attn_factor, beta_fast, beta_slow, as llama.cpp fills them in."""
    if scaling["type"] == "linear":
        return 0, 1 / scaling["factor"], 0.0, 1.0, 32.0, 1.0
    known = {"type", "factor", "original_max_position_embeddings", "beta_fast", "beta_slow", "truncate"}
    if scaling["type"] != "yarn" or set(scaling) - known or not scaling.get("truncate", True):
        raise Unsupported(f"scaling {scaling['type']}" + (" with more keys" if scaling["type"] == "yarn" else ""))
    trained, ends = scaling["original_max_position_embeddings"], (scaling["beta_fast"], scaling["beta_slow"])
    return trained, 1 / scaling["factor"], 1.0, 1.0, *ends


def in_ggml_order(options, input):
    """Returns x as [tokens of all rows, heads, channels], as llama.cpp gives a batch, and the way back."""
    x, head = list(flat(input["x"]["values"])), options["head_dim"]
    shape, order = input["x"]["shape"], order_of(options, input["x"]["shape"])
    tokens = shape[order.index("T")]
    heads = shape[order.index("H")] if "H" in order else 1
    batch = len(x) // tokens // heads // head
    if not order.endswith("HTD"):
        return x, heads, lambda out: out
    size, parts = tokens * heads * head, range(batch)
    given = [v for k in parts for v in moved(x[k * size : (k + 1) * size], heads, tokens, head)]
    return given, heads, lambda out: [
        v for k in parts for v in moved(out[k * size : (k + 1) * size], tokens, heads, head)
    ]


def turned(options, input, lists, make_rope):
    """Runs an operator on x: `make_rope(context, a, b)` gives its tensor, b has the lists of positions."""
    positions = [position for line in lists for position in placed(options, {**input, "positions": line})]
    if any(position != int(position) for position in positions):
        raise Unsupported("positions are int32")
    head, width = widths(options)
    if width % 2 or head % 2:
        raise Unsupported("odd widths")
    values, heads, back = in_ggml_order(options, input)

    def make(context):
        a = new_3d(context, float32, head, heads, len(values) // head // heads)
        b = new_1d(context, int32, len(positions))
        whole_positions = (ctypes.c_int32 * len(positions))(*map(int, positions))
        return make_rope(context, a, b), [(a, (real * len(values))(*values)), (b, whole_positions)]

    return back(computed(len(values), make))


def rotate(options, input, attention=None):
    trained, freq_scale, ext, _, *ends = scaled(options.get("scaling") or {"type": "linear", "factor": 1})
    mode = {"interleaved": 0, "rotate_half": 2}[options["pairing"]]
    settings = (options["rotary_dim"], mode, trained, options["base"], freq_scale, ext, attention or 1.0, *ends)
    return turned(options, input, [input["positions"]], lambda context, a, b: rope(context, a, b, None, *settings))


def shift(options, input):
    """Keys that move: the operator multiplies by YaRN's factor each time, so that its caller divides by it."""
    scaling = options.get("scaling") or {"type": "linear", "factor": 1}
    again = 1 / (1 + 0.1 * math.log(scaling["factor"])) if scaling["type"] == "yarn" else None
    return rotate(options, input, again)


def sections(options, input):
    """Time, row and column, and a fourth axis that has no section: GGML_ROPE_TYPE_MROPE and its interleaved form."""
    if options["pairing"] != "rotate_half":
        raise Unsupported("neighbours")
    settings = scaled(options.get("scaling") or {"type": "linear", "factor": 1})
    counts, mode = (whole * 4)(*options["sections"], 0), 40 if options["interleaved"] else 8
    width, trained, rest = widths(options)[1], settings[0], settings[1:]
    lists = [*input["positions"], input["positions"][0]]
    return turned(
        options,
        input,
        lists,
        lambda context, a, b: rope_multi(
            context, a, b, None, width, counts, mode, trained, options["base"], *rest
        ),
    )


def visible(options, input):
    """The one mask that is an operator: causal, the queries last. llama.cpp makes others by loops of its own."""
    keys, queries = input["keys"], input["queries"]
    if not options["causal"] or {"window", "chunk"} & set(options) or set(input) - {"keys", "queries"}:
        raise Unsupported("masks other than causal are an input")

    def make(context):
        a = new_2d(context, float32, keys, queries)
        return diagonal(context, a, keys - queries), [(a, (real * (keys * queries))(*[1.0] * (keys * queries)))]

    return [int(value == 1) for value in computed(keys * queries, make)]


class Cache(batches.Cache):
    """The cache of the program, whose keys the operator turns."""

    def __init__(self, options, coming):
        self.options, self.coming, self.kept, self.seen, self.attention = options, coming, [], 0, None

    def turn(self, token, by, factor):
        x = {"shape": [1, len(token), len(token[0])], "values": list(flat(token))}
        options, dim = {**self.options, "order": "THD"}, len(token[0])
        out = (rotate if factor is None else shift)(options, {"positions": [by], "x": x})
        return [out[k : k + dim] for k in range(0, len(out), dim)]


def cache(options, input):
    x = input["x"]
    kept = Cache(options, batches.by_token(x["shape"], x["values"], options["order"]))
    for event in input["events"]:
        kept.append(event["append"]) if "append" in event else kept.drop(event["drop"], event["first"])
    return batches.in_order(kept.read(), options["order"])


def timestep(options, input):
    """Cosines first, without a shift: the one form that it has."""
    steps, period = input["positions"], options["max_period"]
    if not options["flip_sin_to_cos"] or options["downscale_freq_shift"] != 0 or options["scale"] != 1:
        raise Unsupported("sines first, a shift of the ladder, or a scale")
    if period != int(period) or options["dim"] % 2:
        raise Unsupported("a period that is no integer, or an odd width")

    def make(context):
        t = new_1d(context, float32, len(steps))
        return embed(context, t, options["dim"], int(period)), [(t, (real * len(steps))(*steps))]

    return computed(len(steps) * options["dim"], make)


version = json.loads((package / "package.json").read_text())["version"]
families = {
    "rotary": {"rotate": rotate, "shift": shift},
    "mrope": {"rotate": sections},
    "shift": {"cache": cache},
    "mask": {"visible": visible},
    "timestep": {"table": timestep},
}
serve("ggml", families, version=f"node-llama-cpp {version}")
