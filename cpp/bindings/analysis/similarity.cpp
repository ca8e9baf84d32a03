#include "posenc/lessons/similarity.hpp"
#include "bindings/analysis/matrix.hpp"
#include "bindings/runtime/bind.hpp"
#include "posenc/lessons/attention.hpp"

namespace posenc::bindings {

POSENC_FIELDS(AttentionWeights, (), (query, key, value, query_bias, key_bias, value_bias))
POSENC_FIELDS(AttentionInput, (content),
              (positions, weights, heads, causal, scale, content_scale, position_scale, terms, bias))
POSENC_FIELDS(AttentionOutput, (query, key, value, terms, scores, weights, output), ())

POSENC_CALL(attention, ("", "out"), &try_compute_attention)
POSENC_CALL(softmax, ("scores", "out"), &try_compute_softmax)
POSENC_CALL(equivariance_error, ("", "permutation", "error"), &try_compute_equivariance_error)

POSENC_CALL(similarity, ("rows", "other_rows", "columns", "table", "others", "measure=dot", "out"),
            [](std::size_t rows, std::size_t other_rows, std::size_t columns, FloatsIn table, FloatsIn others,
               Measure measure, FloatsOut out) {
                return out.visit([&]<class T>(std::span<T> to) {
                    const MatrixView<T> a{table.of<const T>(), rows, columns},
                        b{others.of<const T>(), other_rows, columns};
                    return try_compute_similarity(a, b, measure, to);
                });
            })

}  // namespace posenc::bindings
