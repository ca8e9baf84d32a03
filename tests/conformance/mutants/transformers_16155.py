"""huggingface/transformers#16155: T5's longest distance was 128 in the code, whatever a longer model needs.

The number of buckets could be configured, the distance that they cover could not.
"""

import right  # noqa: F401
import biases
import program

whole = biases.bucket
biases.bucket = lambda relative, both, buckets, farthest: whole(relative, both, buckets, 128)  # wrong: farthest

program.serve("transformers 16155", {"t5_buckets": {"buckets": biases.t5_buckets}})
