"""Short floats for the mutants: float16 and bfloat16, as tensors of these kinds round."""

import math
import struct


def float16(value):
    """Rounds to the nearest float16; beyond 65504 it is infinite, as in a tensor."""
    try:
        return struct.unpack("<e", struct.pack("<e", float(value)))[0]
    except OverflowError:
        return math.copysign(math.inf, value)


def bfloat16(value):
    """Rounds to the nearest bfloat16, ties to even: the upper half of a float32."""
    bits = struct.unpack("<I", struct.pack("<f", float(value)))[0]
    bits = (bits + 0x7FFF + ((bits >> 16) & 1)) & 0xFFFF0000
    return struct.unpack("<f", struct.pack("<I", bits))[0]
