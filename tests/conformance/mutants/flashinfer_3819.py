"""flashinfer-ai/flashinfer#3819: cosines came first already, so the option that brings them there took them away.

Pictures kept their sharpness and lost what the prompt asked for.
"""

import right  # noqa: F401
import program
import tables


def timestep(options, input):
    return tables.timestep({**options, "flip_sin_to_cos": not options["flip_sin_to_cos"]}, input)  # wrong: not


program.serve("flashinfer 3819", {"timestep": {"table": timestep}})
