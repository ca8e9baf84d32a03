"""keras-team/keras-hub#2977: ALiBi's bias spans the queries, and attention spans the cached keys.

With one new token it is a single zero, which is spread over all keys without an error: no bias while text is generated.
"""

import right  # noqa: F401
import biases
import program


def bias(options, input):
    if input["queries"] == 1:
        return [[[0.0] * input["keys"]] for _ in range(options["heads"])]  # wrong: built over the length of the cache
    return biases.alibi_bias(options, input)


program.serve("keras-hub 2977", {"alibi": {"bias": bias}})
