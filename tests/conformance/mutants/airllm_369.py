"""lyogavin/airllm#369: each field of the config was copied but rope_theta, and a later step filled in 10000.

Short prompts look plausible; past a thousand tokens Llama 3 falls apart.
"""

import right  # noqa: F401
import models
import program

part = models.text_part


def text_part(config):
    copied = {name: value for name, value in part(config).items() if name != "rope_theta"}  # wrong: all of them
    return {"rope_theta": 10000.0, **copied}


models.text_part = text_part

program.serve("airllm 369", models.families)
