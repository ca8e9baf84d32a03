"""jagmarques/nexusquant#12: a rotary function knew no partial width and turned the whole head.

Keys of Gemma 4's global layers came out wrong; the model tried was too small for a retrieval test to notice.
"""

import right  # noqa: F401
import program
import rotary


def rotate(options, input):
    whole = {**options, "rotary_dim": options["head_dim"]}  # wrong: rotary_dim is lost
    return rotary.rotate(whole, input)


program.serve("nexusquant 12", {"rotary": {"rotate": rotate}})
