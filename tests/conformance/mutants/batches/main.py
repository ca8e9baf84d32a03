"""Wrong programs of batches with one mistake each: python3 main.py NAME. The names are in batches.json."""

import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "programs" / "python"))

import attention
import batches
import mrope
import program
import rotary

import caches
import masks
import rows
import scores

mistakes = {**rows.mistakes, **masks.mistakes, **caches.mistakes, **scores.mistakes}


def served():
    """Returns the operations as the mistake has left them."""
    return {
        **batches.families,
        "padding": {"positions": batches.padding_positions, "rotate": batches.padding_rotate},
        "packing": {"positions": batches.packing_positions, "rotate": batches.packing_rotate},
        "mask": {"visible": batches.visible},
        "layers": {
            "windows": batches.windows,
            "rotates": batches.rotates,
            "frequencies": batches.layer_frequencies,
        },
        "attend": {"attend": attention.attend},
        "rotary": {"rotate": rotary.rotate, "shift": rotary.shift},
        "mrope": {"rotate": mrope.rotate, "positions": mrope.positions, "decode": mrope.decode},
    }


if __name__ == "__main__":
    name, families = sys.argv[1], sys.argv[2].split(",")
    mistakes[name]()
    program.serve(name, {family: served()[family] for family in families})
