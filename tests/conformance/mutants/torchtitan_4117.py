"""pytorch/torchtitan#4117: YaRN was switched on by the length of the cache instead of by the config.

Trained on the original length, the model silently ran without its scaling and without the attention factor.
"""

import right  # noqa: F401
import frequencies
import program

yarn = frequencies.yarn


def only_when_long(base, dim, scaling, length):
    if (length or 0) > frequencies.trained_length(scaling):  # wrong: the factor decides, not the length
        return yarn(base, dim, scaling, length)
    return frequencies.unscaled(base, dim, scaling, length)


frequencies.kinds["yarn"] = only_when_long

program.serve("torchtitan 4117", frequencies.families)
