"""ggml's own operators on the CPU, called in the shared libraries that node-llama-cpp's package brings."""

import ctypes
import json
import pathlib
import sys

from common import Unsupported
from program import serve

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
rope = function(base, "ggml_rope_ext", pointer, *[pointer] * 4, *[whole] * 3, *[real] * 6)
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


def rotate(options, input):
    positions, x = input["positions"], input["x"]
    if any(position != int(position) for position in positions):
        raise Unsupported("positions are int32")
    if options["rotary_dim"] % 2 or options["head_dim"] % 2:
        raise Unsupported("odd widths")
    scaling = scaled(options.get("scaling") or {"type": "linear", "factor": 1})
    width, tokens = options["head_dim"], len(positions)
    heads = len(x["values"]) // tokens // width
    turned_around = options["order"] == "HTD"
    values = moved(x["values"], heads, tokens, width) if turned_around else x["values"]
    mode = {"interleaved": 0, "rotate_half": 2}[options["pairing"]]

    def make(context):
        a, b = new_3d(context, float32, width, heads, tokens), new_1d(context, int32, tokens)
        trained, *rest = scaling
        result = rope(context, a, b, None, options["rotary_dim"], mode, trained, options["base"], *rest)
        return result, [(a, (real * len(values))(*values)), (b, (ctypes.c_int32 * tokens)(*map(int, positions)))]

    out = computed(len(values), make)
    return moved(out, tokens, heads, width) if turned_around else out


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
serve("ggml", {"rotary": {"rotate": rotate}, "timestep": {"table": timestep}}, version=f"node-llama-cpp {version}")
