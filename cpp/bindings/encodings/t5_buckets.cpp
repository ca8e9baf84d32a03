#include "bindings/runtime/bind.hpp"
#include "encodings/outputs.hpp"

namespace posenc::bindings {

POSENC_LANE(scores)

POSENC_FIELDS(T5BucketOptions, (), (bidirectional, buckets, max_distance))
POSENC_FIELDS(T5TableOptions, (), (offset))
POSENC_FIELDS(T5BiasOptions, (), (offset, scale))

POSENC_CALL(t5_buckets, ("", "relative", "out"), &try_compute_t5_buckets)
POSENC_CALL(t5_thresholds, ("", "out"), &try_compute_t5_thresholds)
POSENC_CALL(t5_bucket_table, ("", "queries", "keys", "out", ""), &try_make_t5_bucket_table)
POSENC_CALL(t5_bias, ("", "heads", "queries", "keys", "table", "out", ""), &write_t5_bias)

}  // namespace posenc::bindings
