"""dmlc/gluon-nlp#1470: T5's relative position was query minus memory; the original has memory minus query.

Buckets of the past and of the future change places.
"""

import right  # noqa: F401
import biases
import program

whole = biases.bucket
biases.bucket = lambda relative, *options: whole(-relative, *options)  # wrong: the other way round

program.serve("gluon-nlp 1470", {"t5_buckets": {"buckets": biases.t5_buckets}})
