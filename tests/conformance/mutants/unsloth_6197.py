"""unslothai/unsloth#6197: a replaced class builds frequencies from the config and never reads rope_scaling.

Llama 3.1 ran unscaled: short prompts are fine, and past about 29,000 tokens text is gibberish.
"""

import right  # noqa: F401
import frequencies
import program
import rotary

frequencies.kinds["llama3"] = frequencies.unscaled  # wrong: llama3

program.serve("unsloth 6197", {**frequencies.families, "rotary": {"rotate": rotary.rotate}})
