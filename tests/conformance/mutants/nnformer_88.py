"""282857341/nnFormer#88: rows of a window are multiplied by 3 * side - 1 where 2 * side - 1 keeps them apart.

The thread has windows of three axes, where places then share an index. With two, indices point at other rows.
"""

import right  # noqa: F401
import biases
import program

window = biases.swin


def swin(options, input):
    table = window(options, input)
    width = options["window"][1]
    stride = 2 * width - 1
    return [[index // stride * (3 * width - 1) + index % stride for index in row] for row in table]  # wrong: stride


program.serve("nnFormer 88", {"swin": {"index": swin}})
