// Which formula made this table? Its fingerprint, and its diagnosis.
#include <cassert>
#include <cstdio>
#include <vector>

#include "posenc/lessons/lessons.hpp"
#include "posenc/posenc.hpp"

int main() {
    constexpr std::size_t rows = 100, dim = 64;
    std::vector<double> table(rows * dim);
    posenc::make_variant_table({posenc::range(rows), dim, 10000, posenc::Formula::doubled_exponent}, table);

    const auto print = posenc::compute_fingerprint({table, rows, dim});
    std::printf("norms from %.3f to %.3f, %zu columns hardly move, a shift is %.0f %% off linear\n",
                print.smallest_norm, print.largest_norm, print.near_constant_columns, 100 * print.shift_error);
    assert(print.largest_norm - print.smallest_norm > 0.1);

    const auto found = posenc::identify({table, rows, dim});
    std::printf("first wrong entry: row %zu, column %zu: %.4f instead of %.4f\n", found.row, found.column, found.value,
                found.expected);
    assert(found.known && found.formula == posenc::Formula::doubled_exponent && !found.right());
}
