"""kohya-ss/sd-scripts#1187: downscale_freq_shift was 1 for SDXL, whose config says 0.

Each frequency but the first is a little too low.
"""

import right  # noqa: F401
import program
import tables


def timestep(options, input):
    return tables.timestep({**options, "downscale_freq_shift": 1}, input)  # wrong: the option's value


program.serve("sd-scripts 1187", {"timestep": {"table": timestep}})
