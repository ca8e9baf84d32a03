#include <cmath>
#include <vector>

#include "posenc/posenc.hpp"
#include "support/golden.hpp"
#include "support/tables.hpp"

namespace posenc::reference {
namespace {

std::size_t cells_of(std::span<const std::size_t> sizes) {
    std::size_t cells = 1;
    for (const std::size_t size : sizes) cells *= size;
    return cells;
}

// The coordinate of a cell along one axis; the last axis is the fastest.
double coordinate(std::span<const std::size_t> sizes, std::size_t cell, std::size_t axis) {
    for (std::size_t k = sizes.size() - 1; k > axis; --k) cell /= sizes[k];
    return double(cell % sizes[axis]);
}

/// The functions of the same names in posenc, one entry at a time.
std::vector<double> make_multidim_table(const MultidimOptions& options) {
    const std::size_t axes = options.sizes.size();
    const auto width = std::size_t(2 * std::ceil(double(options.dim) / double(2 * axes)));
    std::vector<double> table;
    for (std::size_t cell = 0; cell < cells_of(options.sizes); ++cell)
        for (std::size_t c = 0; c < options.dim; ++c) {
            const std::size_t axis = c / width, i = c % width / 2;
            const double w = std::pow(options.base, -2.0 * double(i) / double(width));
            const double angle = coordinate(options.sizes, cell, axis) * w;
            table.push_back(c % 2 == 0 ? std::sin(angle) : std::cos(angle));
        }
    return table;
}

std::vector<double> make_tensor2tensor_grid(const Tensor2TensorGridOptions& options) {
    const std::size_t axes = options.sizes.size(), q = options.dim / (2 * axes);
    std::vector<double> table;
    for (std::size_t cell = 0; cell < cells_of(options.sizes); ++cell)
        for (std::size_t c = 0; c < options.dim; ++c) {
            if (c >= 2 * q * axes) {
                table.push_back(0);
                continue;
            }
            const std::size_t within = c % (2 * q), i = within % q;
            const double exponent = i == 0 ? 0 : -double(i) / double(q - 1);
            const double w = options.min_timescale * std::pow(options.max_timescale / options.min_timescale, exponent);
            const double angle = coordinate(options.sizes, cell, c / (2 * q)) * w;
            table.push_back(within < q ? std::sin(angle) : std::cos(angle));
        }
    return table;
}

}  // namespace
}  // namespace posenc::reference

using namespace posenc;
using golden::Json;

namespace {

using Sizes = std::vector<std::size_t>;

std::size_t cells(const Sizes& sizes) {
    std::size_t product = 1;
    for (const std::size_t size : sizes) product *= size;
    return product;
}

}  // namespace

TEST_CASE("multidim grids of one, two and three axes match 50-digit truth, odd widths too") {
    golden::each("sinusoidal_conventions", "multidim", [](const Json& c) {
        const auto sizes = c["params"]["sizes"].get<Sizes>();
        tables::check_both(golden::numbers(c["expect"]), [&](auto out) {
            make_multidim_table({sizes, c["params"]["dim"], c["params"]["base"]}, out);
        });
    });
}

TEST_CASE("tensor2tensor grids match 50-digit truth, with zeros in the columns left over") {
    golden::each("sinusoidal_conventions", "tensor2tensor_nd", [](const Json& c) {
        const auto sizes = c["params"]["sizes"].get<Sizes>();
        const Tensor2TensorGridOptions options{sizes, c["params"]["dim"], c["params"]["min_timescale"],
                                               c["params"]["max_timescale"]};
        tables::check_both(golden::numbers(c["expect"]), [&](auto out) { make_tensor2tensor_grid(options, out); });
    });
}

TEST_CASE("grids agree with the readable reference for every width and number of axes") {
    for (const Sizes& sizes : {Sizes{40}, Sizes{3, 30}, Sizes{2, 1, 3}, Sizes{2, 2, 2, 2}})
        for (std::size_t dim = 1; dim <= 20; ++dim) {
            const MultidimOptions options{sizes, dim, 500};
            const auto size = cells(sizes) * dim;
            CHECK(golden::largest_difference(
                      tables::fill<double>(size, [&](auto out) { make_multidim_table(options, out); }),
                      reference::make_multidim_table(options)) < 1e-13);
            const Tensor2TensorGridOptions signal{sizes, dim, 2, 700};
            CHECK(golden::largest_difference(
                      tables::fill<double>(size, [&](auto out) { make_tensor2tensor_grid(signal, out); }),
                      reference::make_tensor2tensor_grid(signal)) < 1e-12);
        }
}
