"""lablup/mlxcel#1340: Gemma 3's linear scaling is parsed into a field that nothing reads.

Global layers see positions eight times too large. Output stays fluent, so that it survived.
"""

import right  # noqa: F401
import models
import program

scaling = models.scaling_of


def scaling_of(config, rope):
    return None if config["model_type"] == "gemma3_text" else scaling(config, rope)  # wrong: scaling(config, rope)


models.scaling_of = scaling_of

program.serve("mlxcel 1340", models.families)
