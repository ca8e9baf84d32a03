"""ggml-org/llama.cpp#13260: Plamo's entry in a table of models named the wrong pairing for over a year.

Neighbours were rotated where the model was trained with halves; Orion (#13261) had the same.
"""

import right  # noqa: F401
import program
import rotary

types = {"interleaved": "interleaved", "rotate_half": "interleaved"}  # wrong: the second entry
paired = rotary.pairs
rotary.pairs = lambda count, pairing: paired(count, types[pairing])

program.serve("llama.cpp 13260", {"rotary": {"rotate": rotary.rotate}})
