"""ml-explore/mlx-lm#1768: patches of a picture get flat positions, one after the other, instead of their grid's.

No error, and worse answers: the plain rotation is what text needs, and text is what was tested.
"""

import right  # noqa: F401
import mrope
import program


def rotate(options, input):
    flat = input["positions"][0]
    return mrope.rotate(options, {**input, "positions": [flat, flat, flat]})  # wrong: three axes


program.serve("mlx-lm 1768", {"mrope": {"rotate": rotate}})
