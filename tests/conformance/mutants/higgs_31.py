"""panbanda/higgs#31: YaRN's trained length goes through a 16-bit integer, which ends at 32767.

A reviewer of the port found that 163840 is clamped, and with it the bounds of the blend.
"""

import right  # noqa: F401
import frequencies
import program

bounds = frequencies.yarn_bounds


def clamped(base, dim, scaling):
    trained = min(frequencies.trained_length(scaling), 32767)  # wrong: i16::try_from(length).unwrap_or(i16::MAX)
    return bounds(base, dim, {**scaling, "original_max_position_embeddings": trained})


frequencies.yarn_bounds = clamped

program.serve("higgs 31", frequencies.families)
