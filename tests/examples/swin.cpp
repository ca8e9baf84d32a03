// Swin: cells of a 2 x 2 window look up one table by their relative place.
#include <posenc/posenc.hpp>

#include <cstdio>
#include <vector>

int main() {
    std::vector<std::int32_t> index(16);
    posenc::make_swin_index({.height = 2, .width = 2}, index);
    for (std::size_t k = 0; k < 16; ++k) std::printf("%d%s", index[k], k % 4 == 3 ? "\n" : " ");

    std::vector<float> table(9), bias(16);
    for (std::size_t row = 0; row < 9; ++row) table[row] = 0.5f * float(row);
    posenc::make_bias_from_index(index, table, 1, bias);

    std::vector<double> coordinates(3 * 3 * 2);
    posenc::make_swin_coordinates({.height = 2, .width = 2}, std::span(coordinates));
    return index[0] == 4 && index[3] == 0 && bias[1] == 1.5f && coordinates[8] == 0 && coordinates[17] > 1.05 ? 0 : 1;
}
