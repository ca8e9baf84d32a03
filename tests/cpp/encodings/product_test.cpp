#include <cmath>
#include <vector>

#include "posenc/posenc.hpp"
#include "support/golden.hpp"
#include "support/tables.hpp"

namespace posenc::reference {
namespace {

/// The functions of the same names in posenc, one entry at a time.
std::vector<double> make_product_table(const ProductOptions& options) {
    std::vector<double> table;
    for (std::size_t n = 0; n + 1 < options.points.size(); n += 2)
        for (std::size_t i = 0; i < options.dim; ++i)
            table.push_back(std::sin(options.points[n] * options.points[n + 1] /
                                     std::pow(options.base, double(i) / double(options.dim))));
    return table;
}

}  // namespace
}  // namespace posenc::reference

using namespace posenc;
using golden::Json;

namespace {

std::vector<double> table(const std::vector<double>& points, std::size_t dim, double base = 10000) {
    return tables::fill<double>(points.size() / 2 * dim,
                                [&](auto out) { make_product_table({points, dim, base}, out); });
}

}  // namespace

TEST_CASE("lesson 001's product form matches 50-digit truth") {
    golden::each("grids_2d", "product_2d", [](const Json& c) {
        std::vector<double> points;
        for (const Json& point : c["inputs"]["points"])
            for (const Json& x : point) points.push_back(x);
        tables::check_both(golden::numbers(c["expect"]), [&](auto out) {
            make_product_table({points, c["params"]["dim"], c["params"]["base"]}, out);
        });
    });
}

TEST_CASE("the product form collides where products agree and is zero on both axes") {
    const auto t = table({2, 3, 3, 2, 1, 6, 6, 1, 0, 5, 7, 0}, 8);
    for (std::size_t c = 0; c < 8; ++c) {
        for (std::size_t row = 1; row < 4; ++row) CHECK(t[row * 8 + c] == t[c]);
        CHECK(t[4 * 8 + c] == 0);
        CHECK(t[5 * 8 + c] == 0);
    }
}

TEST_CASE("the product form agrees with the readable reference") {
    std::vector<double> points;
    for (int x = -4; x < 5; ++x)
        for (int y = -4; y < 5; ++y) points.insert(points.end(), {x * 0.5, double(y)});
    for (std::size_t dim = 1; dim < 12; ++dim)
        CHECK(golden::largest_difference(table(points, dim, 300), reference::make_product_table({points, dim, 300})) <
              1e-13);
}
