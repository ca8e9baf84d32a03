"""antonellof/ferrox#39: the base of Gemma 3 varies by layer, the divisor of its linear scaling is one for all.

Layers with a sliding window turn eight times too slowly; the reference scales the others alone.
"""

import right  # noqa: F401
import models
import program

read = models.rope_of


def rope_of(config, layer):
    rope, base = read(config, layer)
    everywhere = read(config, "full_attention")[0]
    return (everywhere if config["model_type"] == "gemma3_text" else rope), base  # wrong: rope


models.rope_of = rope_of

program.serve("ferrox 39", models.families)
