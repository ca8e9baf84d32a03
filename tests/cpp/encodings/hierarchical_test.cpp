#include <cmath>
#include <vector>

#include "posenc/posenc.hpp"
#include "reference/encodings/sinusoidal.hpp"
#include "support/golden.hpp"
#include "support/tables.hpp"

namespace posenc::reference {
namespace {

/// The functions of the same names in posenc, one entry at a time.
std::vector<double> make_hierarchical_table(const HierarchicalOptions& options) {
    const std::size_t levels = options.levels.size(), count = options.positions.size() / levels;
    std::vector<double> sum(count * options.dim, 0.0);
    for (std::size_t n = 0; n < count; ++n)
        for (std::size_t k = 0; k < levels; ++k) {
            const HierarchyLevel& level = options.levels[k];
            const double p = options.positions[n * levels + k];
            const auto row = make_sinusoidal_table({.positions = range(p + level.offset, 1),
                                                    .dim = options.dim,
                                                    .base = level.base,
                                                    .layout = options.layout});
            for (std::size_t c = 0; c < options.dim; ++c)
                sum[n * options.dim + c] +=
                    level.table.empty() ? row[c] : double(level.table[std::size_t(p) * options.dim + c]);
        }
    return sum;
}

}  // namespace
}  // namespace posenc::reference

using namespace posenc;
using golden::Json;

TEST_CASE("sums over word, sentence and paragraph match 50-digit truth") {
    golden::each("grids_2d", "hierarchical", [](const Json& c) {
        std::vector<double> positions;
        for (const Json& row : c["inputs"]["positions"])
            for (const Json& p : row) positions.push_back(p);
        std::vector<HierarchyLevel> levels;
        for (std::size_t k = 0; k < c["params"]["bases"].size(); ++k)
            levels.push_back({.base = c["params"]["bases"][k], .offset = c["params"]["offsets"][k]});
        tables::check_both(
            golden::numbers(c["expect"]),
            [&](auto out) { make_hierarchical_table({positions, levels, c["params"]["dim"]}, out); }, 4);
    });
}

TEST_CASE("levels may bring separate tables, and agree with the readable reference") {
    const std::vector<float> learned = {1, 2, 3, 4, 5, 6};
    const std::vector<HierarchyLevel> levels = {{}, {.base = 100, .offset = -3}, {.table = learned}};
    const std::vector<double> positions = {0, 0, 0, 5, 1, 1, 9.5, 2, 0};
    for (const Layout layout : {Layout::interleaved, Layout::concatenated}) {
        const HierarchicalOptions options{positions, levels, 3, layout};
        CHECK(golden::largest_difference(
                  tables::fill<double>(9, [&](auto out) { make_hierarchical_table(options, out); }),
                  reference::make_hierarchical_table(options)) < 1e-13);
    }
}

TEST_CASE("an ambiguity that is reported is one that the table has, and one that is not reported is none") {
    const auto table = [](const std::vector<HierarchyLevel>& levels, const std::vector<double>& positions) {
        return tables::fill<double>(positions.size() / levels.size() * 16,
                                    [&](auto out) { make_hierarchical_table({positions, levels, 16}, out); });
    };
    const auto rows_equal = [](const std::vector<double>& t) {
        return golden::largest_difference(std::vector<double>(t.begin(), t.begin() + 16),
                                          std::vector<double>(t.begin() + 16, t.end())) < 1e-12;
    };
    HierarchyAmbiguity found[3];
    const std::vector<HierarchyLevel> same = {{}, {}}, bases = {{}, {.base = 100}}, offsets = {{}, {.offset = 1000}};
    REQUIRE(find_hierarchy_ambiguities(same, found) == 1);
    CHECK(found[0].safe == 0);
    CHECK(rows_equal(table(same, {1, 0, 0, 1})));
    CHECK(find_hierarchy_ambiguities(bases, found) == 0);
    CHECK_FALSE(rows_equal(table(bases, {1, 0, 0, 1})));
    REQUIRE(find_hierarchy_ambiguities(offsets, found) == 1);
    CHECK(found[0].safe == 1000);
    CHECK_FALSE(rows_equal(table(offsets, {1, 0, 0, 1})));
    CHECK(rows_equal(table(offsets, {1003, 7, 1007, 3})));
}

TEST_CASE("ambiguities of a hierarchy that do not fit the room for them are refused") {
    HierarchyAmbiguity room[1];
    std::size_t count = 7;
    CHECK(try_find_hierarchy_ambiguities(std::vector<HierarchyLevel>(3), room, count).code ==
          ErrorCode::shape_mismatch);
    CHECK(count == 7);
}
