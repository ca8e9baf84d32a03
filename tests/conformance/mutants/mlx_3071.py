"""ml-explore/mlx#3071: ALiBi's slopes were one geometric sequence for any number of heads.

That is right for powers of two. For 12 heads, the published code takes 8 slopes and 4 of another sequence.
"""

import right  # noqa: F401
import biases
import program

biases.slopes = biases.power_of_two_slopes  # wrong unless the number of heads is a power of two

program.serve("mlx 3071", {"alibi": biases.families["alibi"]})
