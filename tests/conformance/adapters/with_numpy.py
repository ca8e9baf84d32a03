"""NumPy as tutorials write it: `with_numpy.py float64` by default's doubles, `float32` as ports of models do."""

import sys

import numpy as np

from common import families_of
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


families = families_of(waves, {"table": ladder, "rotary": ladder}, turn)
serve(f"NumPy in {kind}", families, version=np.__version__)
