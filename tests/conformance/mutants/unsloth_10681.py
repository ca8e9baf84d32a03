"""unslothai/unsloth#10681: a sequence of exactly the trained length takes LongRoPE's long factors.

The reference goes over one token later: 4096 tokens came out wrong, 4095 did not.
"""

import right  # noqa: F401
import frequencies
import program

frequencies.uses_long = lambda length, trained: (length or 0) >= trained  # wrong: >

program.serve("unsloth 10681", frequencies.families)
