"""kekzl/imp#897: a hand copy of the forward pass, for the draft of several tokens, computes plain frequencies.

YaRN never reached the copy. Text stays right, and drafts are refused more often the later they are.
"""

import right  # noqa: F401
import frequencies
import program
import rotary

frequencies.kinds["yarn"] = frequencies.unscaled  # wrong: yarn

program.serve("imp 897", {**frequencies.families, "rotary": {"rotate": rotary.rotate}})
