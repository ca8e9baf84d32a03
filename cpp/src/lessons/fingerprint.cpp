#include "posenc/lessons/fingerprint.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "lessons/row_block.hpp"
#include "lessons/similarity.hpp"
#include "lessons/views.hpp"
#include "posenc/lessons/shift.hpp"

namespace posenc {
namespace {

void norms(const MatrixView<double>& table, double* out) {
    RowBlock block(table.columns);
    for (std::size_t first = 0; first < table.rows; first += block.capacity()) {
        block.load(table, first);
        for (std::size_t r = 0; r < block.size(); ++r) out[first + r] = std::sqrt(block.square(r));
    }
}

void spreads(const MatrixView<double>& table, double* out) {
    for (std::size_t c = 0; c < table.columns; ++c) {
        double low = HUGE_VAL, high = -HUGE_VAL;
        for (std::size_t r = 0; r < table.rows; ++r) {
            low = std::min(low, table.row(r)[c]);
            high = std::max(high, table.row(r)[c]);
        }
        out[c] = table.rows > 0 ? high - low : 0;
    }
}

void closest_rows(const MatrixView<double>& table, Fingerprint& out) {
    RowBlock left(table.columns), right(table.columns);
    std::vector<double> values(right.capacity());
    double least = HUGE_VAL;
    for (std::size_t i = 0; i < table.rows; i += left.capacity()) {
        left.load(table, i);
        for (std::size_t j = i; j < table.rows; j += right.capacity()) {
            right.load(table, j);
            for (std::size_t r = 0; r < left.size(); ++r) {
                left.multiply(r, right, true, values.data());
                for (std::size_t c = 0; c < right.size(); ++c)
                    if (i + r < j + c && values[c] < least) {
                        least = values[c];
                        out.closest_first = i + r;
                        out.closest_second = j + c;
                    }
            }
        }
    }
    out.closest_distance = std::sqrt(least);
}

void adjacent_cosines(const MatrixView<double>& table, Fingerprint& out) {
    out.smallest_adjacent_cosine = HUGE_VAL;
    out.largest_adjacent_cosine = -HUGE_VAL;
    double sum = 0;
    for (std::size_t r = 0; r + 1 < table.rows; ++r) {
        double cosine = 0;
        const std::size_t width = table.columns;
        write_similarity<double>({{table.row(r), width}, 1, width}, {{table.row(r + 1), width}, 1, width},
                                 Measure::cosine, std::span(&cosine, 1));
        out.smallest_adjacent_cosine = std::min(out.smallest_adjacent_cosine, cosine);
        out.largest_adjacent_cosine = std::max(out.largest_adjacent_cosine, cosine);
        sum += cosine;
    }
    out.mean_adjacent_cosine = sum / static_cast<double>(table.rows - 1);
}

}  // namespace

Status try_compute_row_norms(MatrixView<double> table, std::span<double> out) noexcept {
    POSENC_TRY(guard::matrix(table, "table"));
    POSENC_TRY(guard::shape(out.size(), table.rows, 1, "out", "as many elements as rows"));
    if (out.empty()) return {};  // rows of any width
    return guard::no_throw([&]() -> Status {
        norms(table, out.data());
        return {};
    });
}

Status try_compute_column_spreads(MatrixView<double> table, std::span<double> out) noexcept {
    POSENC_TRY(guard::matrix(table, "table"));
    POSENC_TRY(guard::shape(out.size(), 1, table.columns, "out", "as many elements as columns"));
    spreads(table, out.data());
    return {};
}

Status try_compute_fingerprint(MatrixView<double> table, const FingerprintOptions& options, Fingerprint& out) noexcept {
    POSENC_TRY(guard::matrix(table, "table"));
    POSENC_TRY(guard::finite(options.constant_bound, "constant_bound"));
    if (table.rows > 1)
        POSENC_TRY(guard::in_range(options.shift, 0, table.rows - 1, "shift",
                                   "an integer from 0 to the rows of table less one"));
    // Without columns two rows are as good as any number of them.
    if (table.columns == 0) table.rows = std::min<std::size_t>(table.rows, 2);
    if (table.rows == 0) table.columns = 0;
    return guard::no_throw([&]() -> Status {
        Fingerprint print;
        std::vector<double> numbers(std::max(table.rows, table.columns));
        if (table.rows > 0) {
            norms(table, numbers.data());
            const auto [low, high] =
                std::minmax_element(numbers.begin(), numbers.begin() + static_cast<std::ptrdiff_t>(table.rows));
            print.smallest_norm = *low;
            print.largest_norm = *high;
            spreads(table, numbers.data());
            for (std::size_t c = 0; c < table.columns; ++c)
                print.near_constant_columns += numbers[c] < options.constant_bound;
        }
        if (table.rows > 1) {
            adjacent_cosines(table, print);
            closest_rows(table, print);
            if (options.shift > 0 && table.columns > 0) {
                std::vector<double> matrix(table.columns * table.columns);
                ShiftFit fit;
                POSENC_TRY(try_fit_shift(table, options.shift, matrix, fit));
                print.shift_error = fit.residual.relative;
                print.shift_rank = fit.rank;
            }
        }
        out = print;
        return {};
    });
}

}  // namespace posenc
