// A notebook's formula and the paper's: half of the columns hardly move.
#include <cassert>
#include <cmath>
#include <cstdio>
#include <vector>

#include "posenc/posenc.hpp"

int main() {
    std::vector<double> paper(100 * 64), doubled(100 * 64);
    posenc::make_sinusoidal_table({.positions = posenc::range(100), .dim = 64}, std::span(paper));
    posenc::make_doubled_exponent_table({.positions = posenc::range(100), .dim = 64}, std::span(doubled));
    const auto still = [](const std::vector<double>& table) {
        int count = 0;
        for (int c = 0; c < 64; ++c) {
            double largest = 0;
            for (int r = 1; r < 100; ++r) largest = std::fmax(largest, std::fabs(table[r * 64 + c] - table[c]));
            count += largest < 1e-3;
        }
        return count;
    };
    std::printf("columns that move less than 0.001: %d in the paper's table, %d in the notebook's\n", still(paper),
                still(doubled));
    assert(still(doubled) > still(paper));
}
