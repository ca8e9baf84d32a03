"""ggml-org/llama.cpp#24823: LongRoPE's factors are chosen by the context that was allocated, not by the sequence.

A server started with a long context encodes each short prompt with the long factors.
"""

import right  # noqa: F401
import frequencies
import program

allocated = 131072
frequencies.uses_long = lambda length, trained: allocated > trained  # wrong: length > trained

program.serve("llama.cpp 24823", frequencies.families)
