#include "posenc/analysis/similarity.hpp"

#include "bindings/runtime/bind.hpp"

namespace posenc::bindings {

POSENC_LANE(analysis)

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
