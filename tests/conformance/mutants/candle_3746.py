"""huggingface/candle#3746: Yi's config carries rope_theta 5,000,000, and the code that makes frequencies says 10000.

The field is filled and read nowhere.
"""

import right  # noqa: F401
import frequencies
import program
import rotary


def fixed(function):
    return lambda options, input: function({**options, "base": 10000.0}, input)  # wrong: options["base"]


program.serve(
    "candle 3746",
    {"rotary_frequencies": {"frequencies": fixed(frequencies.answer)}, "rotary": {"rotate": fixed(rotary.rotate)}},
)
