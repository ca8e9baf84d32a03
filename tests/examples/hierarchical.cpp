// Word, sentence and paragraph in one row, and whether the levels can be told apart.
#include <array>
#include <cassert>
#include <cstdio>
#include <vector>

#include "posenc/posenc.hpp"

int main() {
    using posenc::HierarchyLevel;
    const std::vector<double> places = {1, 0, 0, 0, 1, 0};  // the second word; the second sentence
    const std::vector<HierarchyLevel> careless(3), careful = {{}, {.base = 1000}, {.base = 100}};
    std::array<posenc::HierarchyAmbiguity, 3> found;
    for (const auto& levels : {careless, careful}) {
        std::vector<double> rows(2 * 8);
        posenc::make_hierarchical_table({.positions = places, .levels = levels, .dim = 8}, std::span(rows));
        const std::size_t pairs = posenc::find_hierarchy_ambiguities(levels, found);
        std::printf("%zu pairs of levels alike: third column %.4f and %.4f\n", pairs, rows[2], rows[10]);
        assert((pairs == 0) == (rows[2] != rows[10]));
    }
}
