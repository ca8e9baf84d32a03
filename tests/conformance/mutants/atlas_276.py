"""Avarok-Cybersecurity/atlas#276: one table, of base 160000 with YaRN, serves all layers of DeepSeek V4.

Layers with a sliding window have base 10000 and no scaling. The error grows with the position, so that short probes
did not see it.
"""

import right  # noqa: F401
import models
import program

read = models.rope_of


def rope_of(config, layer):
    shared = "compress" if "compress_rope_theta" in config else layer  # wrong: layer
    return read(config, shared)


models.rope_of = rope_of

program.serve("atlas 276", models.families)
