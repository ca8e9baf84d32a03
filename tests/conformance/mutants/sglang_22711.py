"""sgl-project/sglang#22711: mscale and mscale_all_dim never reached the class that forms YaRN's tables.

The ratio of the pair is 1 for Ministral 3; 1.277 was applied, and the model repeated itself.
"""

import right  # noqa: F401
import frequencies
import program
import rotary

whole = frequencies.yarn_attention


def without_pair(scaling, factor):
    kept = {name: value for name, value in scaling.items() if not name.startswith("mscale")}  # wrong: filtered
    return whole(kept, factor)


frequencies.yarn_attention = without_pair

program.serve("sglang 22711", {**frequencies.families, "rotary": {"rotate": rotary.rotate}})
