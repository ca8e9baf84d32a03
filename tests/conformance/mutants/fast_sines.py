"""Sines as fast intrinsics of a GPU compute them: the angle becomes a float32 number of turns, without reduction."""

import math

from program import float32

turns_of_a_radian = float32(1 / (2 * math.pi))


def fast(angle):
    """Returns cosine and sine. At 131071 a float32 number of turns has steps of 1/512, a hundredth of a radian."""
    turns = float32(float32(angle) * turns_of_a_radian)
    return math.cos(2 * math.pi * turns), math.sin(2 * math.pi * turns)
