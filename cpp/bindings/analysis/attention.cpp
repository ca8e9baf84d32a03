#include "posenc/analysis/attention.hpp"

#include "bindings/analysis/matrix.hpp"

namespace posenc::bindings {

POSENC_LANE(analysis)

POSENC_FIELDS(AttentionWeights, (), (query, key, value, query_bias, key_bias, value_bias))
POSENC_FIELDS(AttentionInput, (content),
              (positions, weights, heads, causal, scale, content_scale, position_scale, terms, bias))
POSENC_FIELDS(AttentionOutput, (query, key, value, terms, scores, weights, output), ())

POSENC_CALL(attention, ("", "out"), &try_compute_attention)
POSENC_CALL(softmax, ("scores", "out"), &try_compute_softmax)
POSENC_CALL(equivariance_error, ("", "permutation", "error"), &try_compute_equivariance_error)

}  // namespace posenc::bindings
