#include "posenc/lessons/shift.hpp"

#include <algorithm>
#include <cmath>

#include "lessons/least_squares.hpp"
#include "lessons/pairs.hpp"
#include "lessons/row_block.hpp"
#include "lessons/views.hpp"

namespace posenc {
namespace {

Status validate_shift(double shift) noexcept {
    constexpr const char* allowed = "a finite number from -2^53 to 2^53";
    POSENC_TRY(guard::finite(shift, "shift", allowed));
    if (std::fabs(shift) > largest_position) return {ErrorCode::out_of_range, "shift", shift, allowed};
    return {};
}

Status validate_rows(const MatrixView<double>& table, std::size_t shift) noexcept {
    POSENC_TRY(guard::matrix(table, "table"));
    if (table.rows == 0) return {};
    return guard::in_range(shift, 0, table.rows - 1, "shift", "an integer from 0 to the rows of table less one");
}

ShiftResidual measure(const MatrixView<double>& table, const MatrixView<double>& matrix, std::size_t shift) {
    ShiftResidual residual;
    if (table.rows == 0) return residual;
    residual.rows = table.rows - shift;
    if (table.columns == 0) return residual;
    RowBlock from(table.columns), weights(table.columns);
    std::vector<double> images(from.capacity() * table.columns);
    double square = 0, whole = 0;
    for (std::size_t first = 0; first < residual.rows; first += from.capacity()) {
        from.load(table, first);
        const std::size_t count = std::min(from.size(), residual.rows - first);
        std::vector<double> values(weights.capacity());
        for (std::size_t c = 0; c < matrix.rows; c += weights.capacity()) {
            weights.load(matrix, c);
            for (std::size_t r = 0; r < count; ++r) {
                from.multiply(r, weights, false, values.data());
                std::copy_n(values.data(), weights.size(), images.data() + r * table.columns + c);
            }
        }
        for (std::size_t r = 0; r < count; ++r)
            for (std::size_t c = 0; c < table.columns; ++c) {
                const double wanted = table.row(first + r + shift)[c];
                const double miss = std::fabs(wanted - images[r * table.columns + c]);
                residual.largest = std::max(residual.largest, miss);
                square += miss * miss;
                whole += wanted * wanted;
            }
    }
    const double entries = static_cast<double>(residual.rows) * static_cast<double>(table.columns);
    residual.root_mean_square = entries > 0 ? std::sqrt(square / entries) : 0;
    residual.relative = whole > 0 ? std::sqrt(square / whole) : 0;
    return residual;
}

}  // namespace

Status try_make_shift_blocks(const GeometricOptions& options, double shift, std::span<double> out) noexcept {
    POSENC_TRY(validate_pairs(options));
    POSENC_TRY(validate_shift(shift));
    POSENC_TRY(guard::shape(out.size(), options.dim / 2, 4, "out", "pairs x 2 x 2 elements"));
    return guard::no_throw([&]() -> Status {
        const auto ladder = find_ladder(ladder_key(options));
        for (std::size_t i = 0; i < ladder->turns.size(); ++i) {
            const exact::SinCos sc = exact::sincos(shift, ladder->turns[i]);
            double* block = out.data() + 4 * i;
            block[0] = block[3] = sc.cosine;
            block[1] = sc.sine;
            block[2] = -sc.sine;
        }
        return {};
    });
}

Status try_make_shift_matrix(const SinusoidalOptions& options, double shift, std::span<double> out) noexcept {
    const GeometricOptions geometric{options.dim, options.base, options.ladder};
    POSENC_TRY(validate_pairs(geometric));
    POSENC_TRY(validate_shift(shift));
    POSENC_TRY(guard::shape(out.size(), options.dim, options.dim, "out", "dim x dim elements"));
    return guard::no_throw([&]() -> Status {
        const std::size_t pairs = options.dim / 2;
        std::vector<double> blocks(pairs * 4);
        POSENC_TRY(try_make_shift_blocks(geometric, shift, blocks));
        std::fill(out.begin(), out.end(), 0.0);
        const bool interleaved = options.layout == Layout::interleaved;
        for (std::size_t i = 0; i < pairs; ++i) {
            const std::size_t sine = interleaved ? 2 * i : i, cosine = interleaved ? 2 * i + 1 : pairs + i;
            out[sine * options.dim + sine] = out[cosine * options.dim + cosine] = blocks[4 * i];
            out[sine * options.dim + cosine] = blocks[4 * i + 1];
            out[cosine * options.dim + sine] = blocks[4 * i + 2];
        }
        if (options.dim % 2 == 1) out.back() = 1;
        return {};
    });
}

Status try_compute_shift_residual(MatrixView<double> table, MatrixView<double> matrix, std::size_t shift,
                                  ShiftResidual& out) noexcept {
    POSENC_TRY(validate_rows(table, shift));
    POSENC_TRY(guard::matrix(matrix, "matrix"));
    if (matrix.rows != table.columns || matrix.columns != table.columns)
        return {ErrorCode::shape_mismatch, "matrix", static_cast<double>(matrix.rows),
                "as many rows and as many columns as table has columns"};
    return guard::no_throw([&]() -> Status {
        out = measure(table, matrix, shift);
        return {};
    });
}

Status try_fit_shift(MatrixView<double> table, std::size_t shift, std::span<double> matrix, ShiftFit& out) noexcept {
    POSENC_TRY(validate_rows(table, shift));
    const std::size_t dim = table.columns;
    POSENC_TRY(guard::shape(matrix.size(), dim, dim, "matrix", "table.columns x table.columns elements"));
    return guard::no_throw([&]() -> Status {
        const std::size_t rows = table.data.empty() ? 0 : table.rows - shift;
        ColumnSet from(rows, dim), to(rows, dim);
        for (std::size_t r = 0; r < rows; ++r)
            for (std::size_t c = 0; c < dim; ++c) {
                from.column(c)[r] = table.row(r)[c];
                to.column(c)[r] = table.row(r + shift)[c];
            }
        std::vector<double> transposed(dim * dim), solution(dim * dim);
        ShiftFit fit;
        fit.rank = solve_least_squares(from, to, transposed.data());
        for (std::size_t r = 0; r < dim; ++r)
            for (std::size_t c = 0; c < dim; ++c) solution[r * dim + c] = transposed[c * dim + r];
        fit.residual = measure(table, {solution, dim, dim}, shift);
        std::copy(solution.begin(), solution.end(), matrix.begin());
        out = fit;
        return {};
    });
}

}  // namespace posenc
