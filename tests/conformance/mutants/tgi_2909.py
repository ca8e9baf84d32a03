"""huggingface/text-generation-inference#2909: rope_scaling of config.json was not applied by itself.

A server that is not told the factor by hand runs the model without it.
"""

import right  # noqa: F401
import frequencies
import program
import rotary


def unscaled(function):
    return lambda options, input: function({**options, "scaling": None}, input)  # wrong: scaling is dropped


program.serve(
    "text-generation-inference 2909",
    {
        "rotary_frequencies": {"frequencies": unscaled(frequencies.answer)},
        "rotary": {"rotate": unscaled(rotary.rotate)},
    },
)
