#!/usr/bin/env python3
"""Fills in the spot values of index.json: inverse frequencies and attention factors, 17 digits, by mpmath.

Reads nothing but index.json (base, dimensions, scaling and its parameters of each layer type); the formulas are those
of ../generate/scalings.py, which shares no code with the library. Run it after every change of a row; the output is the
same bytes every time. `--check` only compares.
"""

import json
import pathlib
import sys

from mpmath import mp, nstr

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "generate"))
from scalings import SCALINGS

mp.dps = 60
INDEX = HERE / "index.json"

# Values that depend on the sequence length are given at the training length and at twice that.
LENGTH_OF_TRAINING = {
    "dynamic": "max_position_embeddings",
    "qwen_ntk": "seq_length",
    "longrope": "original_max_position_embeddings",
}


def digits(value):
    return nstr(value, 17, strip_zeros=False, min_fixed=-3, max_fixed=17) if value else "0"


def spots(layer, dim):
    parameters, scaling = layer.get("parameters", {}), layer["scaling"]
    trained = parameters.get(LENGTH_OF_TRAINING.get(scaling, ""))
    out = []
    for length in [None] if trained is None else [trained, 2 * trained]:
        inverse, factor = SCALINGS[scaling](parameters, layer["base"], dim, length)
        spot = {} if length is None else {"sequenceLength": length}
        turning = sum(f > 0 for f in inverse)
        at = sorted({1, len(inverse) // 4, len(inverse) // 2, turning - 1, len(inverse) - 1})
        spot["inverse"] = {str(i): digits(inverse[i]) for i in at}
        spot["attentionFactor"] = digits(factor)
        out.append(spot)
    return out


def main():
    text = INDEX.read_text(encoding="utf-8")
    index = json.loads(text)
    for row in index["rows"]:
        expected = row["expected"]
        for layer in expected.get("layers", {}).values():
            layer["spots"] = spots(layer, layer.get("rotaryDim", expected["rotaryDim"]))
    new = json.dumps(index, indent=1, ensure_ascii=False) + "\n"
    if "--check" in sys.argv[1:]:
        sys.exit(0 if new == text else "index.json is not what generate.py writes")
    INDEX.write_text(new, encoding="utf-8")


if __name__ == "__main__":
    main()
