#include "lessons/similarity.hpp"

#include <cmath>

#include "lessons/row_block.hpp"
#include "lessons/views.hpp"

namespace posenc {
namespace {

template <class T>
std::vector<double> squared_norms(const MatrixView<T>& table, RowBlock& block) {
    std::vector<double> squares(table.rows);
    for (std::size_t first = 0; first < table.rows; first += block.capacity()) {
        block.load(table, first);
        for (std::size_t r = 0; r < block.size(); ++r) squares[first + r] = block.square(r);
    }
    return squares;
}

// The square root of a product of squares, not a product of roots: a row against itself is then exactly 1.
double cosine(double dot, double square_a, double square_b) noexcept {
    const double norms = std::sqrt(square_a * square_b);
    return norms > 0 ? std::clamp(dot / norms, -1.0, 1.0) : 0;
}

}  // namespace

template <class T>
void write_similarity(const MatrixView<T>& table, const MatrixView<T>& others, Measure measure, std::span<T> out) {
    if (out.empty()) return;  // the other matrix may have any number of rows without columns
    const bool same = table.data.data() == others.data.data() && table.rows == others.rows;
    RowBlock left(table.columns), right(table.columns);
    std::vector<double> values(right.capacity()), squares_a, squares_b;
    if (measure == Measure::cosine) {
        squares_a = squared_norms(table, left);
        squares_b = same ? squares_a : squared_norms(others, right);
    }
    for (std::size_t i = 0; i < table.rows; i += left.capacity()) {
        left.load(table, i);
        for (std::size_t j = same ? i : 0; j < others.rows; j += right.capacity()) {
            right.load(others, j);
            for (std::size_t r = 0; r < left.size(); ++r) {
                left.multiply(r, right, measure == Measure::distance, values.data());
                for (std::size_t c = 0; c < right.size(); ++c) {
                    double value = values[c];
                    if (measure == Measure::cosine) value = cosine(value, squares_a[i + r], squares_b[j + c]);
                    if (measure == Measure::distance) value = std::sqrt(value);
                    out[(i + r) * others.rows + j + c] = static_cast<T>(value);
                    if (same) out[(j + c) * others.rows + i + r] = static_cast<T>(value);
                }
            }
        }
    }
}
template void write_similarity(const MatrixView<float>&, const MatrixView<float>&, Measure, std::span<float>);
template void write_similarity(const MatrixView<double>&, const MatrixView<double>&, Measure, std::span<double>);

namespace {

template <class T>
Status compute(const MatrixView<T>& table, const MatrixView<T>& others, Measure measure, std::span<T> out) noexcept {
    POSENC_TRY(guard::matrix(table, "table"));
    const bool same = table.data.data() == others.data.data() && table.rows == others.rows;
    if (!same) POSENC_TRY(guard::matrix(others, "others"));
    if (table.columns != others.columns)
        return {ErrorCode::shape_mismatch, "others", static_cast<double>(others.columns), "as many columns as table"};
    POSENC_TRY(guard::shape(out.size(), table.rows, others.rows, "out", "table.rows x others.rows elements"));
    return guard::no_throw([&]() -> Status {
        write_similarity(table, others, measure, out);
        return {};
    });
}

}  // namespace

Status try_compute_similarity(MatrixView<float> table, MatrixView<float> others, Measure measure,
                              std::span<float> out) noexcept {
    return compute(table, others, measure, out);
}

Status try_compute_similarity(MatrixView<double> table, MatrixView<double> others, Measure measure,
                              std::span<double> out) noexcept {
    return compute(table, others, measure, out);
}

}  // namespace posenc
