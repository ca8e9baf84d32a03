"""ml-explore/mlx-lm#1507: YaRN's attention factor was always computed, also where the config gives one.

`attention_factor: 1.0` switches the scale off, and was not read. vLLM #48351 reports the same.
"""

import right  # noqa: F401
import frequencies
import program
import rotary


def computed(scaling, factor):
    return frequencies.magnitude(factor)  # wrong: attention_factor is not looked at


frequencies.yarn_attention = computed

program.serve("mlx-lm 1507", {**frequencies.families, "rotary": {"rotate": rotary.rotate}})
