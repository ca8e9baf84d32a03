#include "posenc/encodings/deberta.hpp"

#include "bindings/runtime/bind.hpp"

namespace posenc::bindings {

POSENC_LANE(scores)

POSENC_FIELDS(DebertaBucketOptions, (), (bucket_size, max_position))

POSENC_CALL(deberta_buckets, ("", "relative", "out"), &try_compute_deberta_buckets)
POSENC_CALL(deberta_rows, ("", "relative", "out"), &try_compute_deberta_rows)
POSENC_CALL(deberta_bucket_table, ("", "queries", "keys", "out"), &try_make_deberta_bucket_table)

}  // namespace posenc::bindings
