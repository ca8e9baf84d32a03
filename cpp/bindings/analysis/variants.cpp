#include "posenc/analysis/variants.hpp"

#include "bindings/runtime/bind.hpp"

namespace posenc::bindings {

POSENC_LANE(analysis)

POSENC_FIELDS(VariantOptions, (positions, dim), (base, formula, layout, cosine_first, scale))

POSENC_CALL(variant_table, ("", "out"), &try_make_variant_table)

}  // namespace posenc::bindings
