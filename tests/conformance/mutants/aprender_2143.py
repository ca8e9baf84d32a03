"""paiml/aprender#2143: ALiBi's exponents start at 0 instead of 1, so that the first head has slope 1.

Six tests had been written from the code, and had to be corrected with it.
"""

import right  # noqa: F401
import biases
import program


def power_of_two_slopes(heads):
    return [2.0 ** (-8 * h / heads) for h in range(heads)]  # wrong: h + 1


biases.power_of_two_slopes = power_of_two_slopes

program.serve("aprender 2143", {"alibi": biases.families["alibi"]})
