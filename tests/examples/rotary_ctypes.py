"""Binds posenc from Python with ctypes: python3 rotary_ctypes.py path/to/libposenc.so

A shared library comes from `cmake -B build -DBUILD_SHARED_LIBS=ON`. The functions are those of posenc/posenc.h.
"""

import array
import ctypes
import math
import struct
import sys
from ctypes import POINTER, byref, c_char_p, c_double, c_int, c_int64, c_size_t, c_void_p

FLOAT32, FLOAT16 = 0, 2
INTERLEAVED, ROTATE_HALF = 0, 1


class Frequencies(ctypes.Structure):
    _fields_ = [("inverse", c_void_p), ("remainder", c_void_p), ("count", c_size_t), ("attention_factor", c_double)]


class Strides(ctypes.Structure):
    _fields_ = [("batch", c_size_t), ("token", c_size_t), ("head", c_size_t), ("first", c_size_t)]


class Tokens(ctypes.Structure):
    _fields_ = [
        ("positions", POINTER(c_int64)),
        ("count", c_size_t),
        ("batch", c_size_t),
        ("per_batch", c_int),
        ("inverse", c_int),
        ("heads", c_size_t),
        ("x", Strides),
        ("out", Strides),
    ]


lib = ctypes.CDLL(sys.argv[1])
lib.posenc_version.restype = c_char_p
lib.posenc_last_error.restype = c_char_p
lib.posenc_sinusoidal_table.argtypes = [c_double, c_size_t, c_size_t, c_double, c_int, c_int, c_void_p, c_size_t]
lib.posenc_alibi_bias.argtypes = [c_size_t, c_size_t, c_size_t, c_int, c_int, c_void_p, c_size_t]
lib.posenc_rotary_frequencies.argtypes = [c_size_t, c_double, c_void_p, c_void_p, c_size_t]
lib.posenc_rotary_table.argtypes = [c_void_p, c_double, c_size_t, c_int, c_void_p, c_void_p, c_size_t]
lib.posenc_rotary_prepare.argtypes = [c_void_p, c_size_t, c_int, c_size_t, POINTER(c_void_p)]
lib.posenc_rotary_free.argtypes = [c_void_p]
lib.posenc_rotary_free.restype = None
lib.posenc_rotary_apply.argtypes = [c_void_p, c_void_p, c_int, c_void_p, c_size_t, c_int, c_void_p, c_size_t]
lib.posenc_rotary_shift.argtypes = [
    *[c_void_p, c_double, c_size_t, c_size_t, c_size_t, c_size_t, c_int, Strides, c_int, c_void_p, c_size_t]
]


def check(code):
    if code != 0:
        raise ValueError(lib.posenc_last_error().decode())


def address(numbers):
    return numbers.buffer_info()[0]


def expect(holds, what):
    if not holds:
        raise SystemExit(f"{what}: this is wrong")
    print(what)


print("posenc", lib.posenc_version().decode())

table = array.array("f", bytes(4 * 10 * 8))
check(lib.posenc_sinusoidal_table(0, 10, 8, 10000, 0, FLOAT32, address(table), len(table)))
expect(abs(table[8] - math.sin(1)) < 1e-7, "the table of the paper begins row 1 with sin 1")

bias = array.array("f", bytes(4 * 2 * 3 * 3))
check(lib.posenc_alibi_bias(2, 3, 3, 1, FLOAT32, address(bias), len(bias)))
expect(bias[6] == -2 / 16 and bias[1] == -math.inf, "ALiBi's first of two slopes is 1 / 16, and the future is hidden")

# Keys of three tokens, [3, 2, 8], go to tokens 5, 6 and 7 of a cache of 16 bits, [2, 32, 8].
heads, dim, room = 2, 8, 32
inverse, remainder = array.array("d", bytes(8 * 4)), array.array("d", bytes(8 * 4))
check(lib.posenc_rotary_frequencies(dim, 10000, address(inverse), address(remainder), 4))
frequencies = Frequencies(address(inverse), address(remainder), 4, 1)

cosine, sine = array.array("f", bytes(4 * 4)), array.array("f", bytes(4 * 4))
check(lib.posenc_rotary_table(byref(frequencies), 5, 1, FLOAT32, address(cosine), address(sine), 4))

rotary = c_void_p()
check(lib.posenc_rotary_prepare(byref(frequencies), dim, ROTATE_HALF, room, byref(rotary)))
keys = array.array("f", [math.sin(i) for i in range(3 * heads * dim)])
cache = array.array("H", bytes(2 * heads * room * dim))
slots = Strides(0, dim, room * dim, 5 * dim)
positions = (c_int64 * 3)(5, 6, 7)
tokens = Tokens(positions, 3, 1, 0, 0, heads, Strides(0, heads * dim, dim, 0), slots)
check(
    lib.posenc_rotary_apply(
        rotary, byref(tokens), FLOAT32, address(keys), len(keys), FLOAT16, address(cache), len(cache)
    )
)


def in_cache(token):
    """The first head of a token, as floats."""
    return struct.unpack(f"<{dim}e", struct.pack(f"<{dim}H", *cache[token * dim : (token + 1) * dim]))


by_hand = [keys[i] * cosine[i % 4] + (1 if i >= 4 else -1) * keys[(i + 4) % 8] * sine[i % 4] for i in range(dim)]
near = max(abs(a - b) for a, b in zip(in_cache(5), by_hand))
expect(near < 2**-11, "the first head of token 5 is as computed by hand")

# A context shift: all keys of the cache move by -5, so that token 5 holds what position 0 would.
check(
    lib.posenc_rotary_shift(
        *[byref(frequencies), -5, 1, room, heads, dim, ROTATE_HALF, Strides(0, dim, room * dim, 0)],
        *[FLOAT16, address(cache), len(cache)],
    )
)
near = max(abs(a - b) for a, b in zip(in_cache(5), keys))
expect(near < 2**-10, "moved by -5, it is the key before its rotation")

code = lib.posenc_rotary_apply(
    rotary, byref(tokens), FLOAT32, address(keys), 5, FLOAT16, address(cache), len(cache)
)
expect(code != 0, lib.posenc_last_error().decode())
lib.posenc_rotary_free(rotary)
