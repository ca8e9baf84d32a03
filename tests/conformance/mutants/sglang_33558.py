"""sgl-project/sglang#33558: the config's attention factor is final, and was multiplied by YaRN's own once more.

A factor of 1.4852 became 2.2058. The mend was worth 20 points on a benchmark of arithmetic.
"""

import right  # noqa: F401
import frequencies
import program
import rotary

once = frequencies.yarn_attention


def twice(scaling, factor):
    return once(scaling, factor) * frequencies.magnitude(factor)  # wrong: it is in there already


frequencies.yarn_attention = twice

program.serve("sglang 33558", {**frequencies.families, "rotary": {"rotate": rotary.rotate}})
