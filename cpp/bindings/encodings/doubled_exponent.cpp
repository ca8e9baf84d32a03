#include "bindings/runtime/bind.hpp"
#include "encodings/doubled_exponent_table.hpp"

namespace posenc::bindings {

POSENC_LANE(vectors)

POSENC_FIELDS(DoubledExponentOptions, (positions, dim), (base))

POSENC_TABLE(doubled_exponent, (""), (&start_table<DoubledExponentTable, DoubledExponentOptions>))

}  // namespace posenc::bindings
