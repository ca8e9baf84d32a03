#include "posenc/encodings/transformer_xl.hpp"

#include "bindings/runtime/bind.hpp"

namespace posenc::bindings {

POSENC_LANE(vectors)

POSENC_FIELDS(TransformerXlOptions, (), (heads, queries, keys, dim, width, base))
POSENC_FIELDS(TransformerXlInputs, (queries, keys, content_bias, position_bias, position_weights), ())

POSENC_CALL(transformer_xl_positions, ("", "out"), &try_make_transformer_xl_positions)
POSENC_CALL(transformer_xl_scores, ("", "inputs", "out"), &try_compute_transformer_xl_scores)
POSENC_CALL(relative_shift, ("rows", "columns", "x", "out"), &try_apply_relative_shift)

}  // namespace posenc::bindings
