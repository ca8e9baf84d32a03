"""Wrong programs with one mistake each: python3 main.py NAME. The names are in ../mutants.json under engines,
and in ../rotary.json."""

import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "programs" / "python"))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

import biases
import frequencies
import mrope
import program
import rotary

import indices
import kernels
import ladders
import positions
import rotations
import scalings

modules = (scalings, rotations, positions, kernels, ladders, indices)
mistakes = {name: mistake for module in modules for name, mistake in module.mistakes.items()}


def served():
    """Returns the operations as the mistake has left them."""
    return {
        "rotary_frequencies": {"frequencies": frequencies.answer},
        "rotary": {"rotate": rotary.rotate, "shift": rotary.shift},
        "mrope": {"rotate": mrope.rotate},
        "alibi": {"slopes": biases.alibi_slopes, "bias": biases.alibi_bias},
        "t5_buckets": {"buckets": biases.t5_buckets},
    }


if __name__ == "__main__":
    name, families = sys.argv[1], sys.argv[2].split(",")
    mistakes[name]()
    program.serve(name, {family: served()[family] for family in families})
