#include "bindings/runtime/bind.hpp"
#include "encodings/outputs.hpp"

namespace posenc::bindings {

POSENC_LANE(vectors)

POSENC_FIELDS(TransformerXlOptions, (), (heads, queries, keys, dim, width, base))
POSENC_FIELDS(TransformerXlInputs, (queries, keys, content_bias, position_bias, position_weights), ())

POSENC_CALL(transformer_xl_scores, ("", "inputs", "out"), &write_transformer_xl_scores)
POSENC_CALL(relative_shift, ("rows", "columns", "x", "out"), &write_relative_shift)

}  // namespace posenc::bindings
