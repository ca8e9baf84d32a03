"""NVIDIA-NeMo/Megatron-Bridge#4195: Gemma 4's proportional frequencies lost the zeros behind them.

The values of the 64 live ones agree to the bit, so checks of values pass. Their partner stands half a head away, and
was sought half of the live part away.
"""

import right  # noqa: F401
import frequencies
import program
import rotary

proportional = frequencies.proportional


def live_only(base, head, scaling):
    return [w for w in proportional(base, head, scaling) if w > 0]  # wrong: zeros keep the pairs in their places


frequencies.proportional = live_only

program.serve("Megatron-Bridge 4195", {**frequencies.families, "rotary": {"rotate": rotary.rotate}})
