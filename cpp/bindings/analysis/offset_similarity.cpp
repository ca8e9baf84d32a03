#include "posenc/analysis/offset_similarity.hpp"

#include "bindings/frequencies/frequencies.hpp"

namespace posenc::bindings {

POSENC_LANE(analysis)

POSENC_FIELDS(FirstRise, (found, offset, dot, previous), ())
POSENC_FIELDS(NearestRepeat, (offset, distance, dot), ())

POSENC_CALL(offset_similarity, ("", "offsets", "measure=dot", "out"), &try_compute_offset_similarity)
POSENC_CALL(first_rise, ("", "limit=10000", ""), &try_find_first_rise)
POSENC_CALL(nearest_repeat, ("", "first=1", "last", ""), &try_find_nearest_repeat)

}  // namespace posenc::bindings
