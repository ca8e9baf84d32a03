#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "posenc/posenc.hpp"
#include "support/tables.hpp"

namespace posenc::reference {
namespace {

double cubic(double x, double a) {
    x = std::fabs(x);
    if (x < 1) return (a + 2) * x * x * x - (a + 3) * x * x + 1;
    return x < 2 ? a * x * x * x - 5 * a * x * x + 8 * a * x - 4 * a : 0;
}

// The weight of old row j in new row k: most are zero.
double weight(int k, int j, int size, int count, Interpolation method, bool align, std::optional<double> scale = {}) {
    const double ratio = scale ? 1 / *scale : double(size) / count;
    double at = align ? (count > 1 ? double(k) * (size - 1) / (count - 1) : 0) : (k + 0.5) * ratio - 0.5;
    if (scale && method == Interpolation::nearest) return j == std::min(int(std::floor(k * ratio)), size - 1);
    if (scale && method == Interpolation::nearest_exact) return j == std::min(int(std::floor(at + 0.5)), size - 1);
    if (method == Interpolation::nearest) return j == k * size / count;
    if (method == Interpolation::nearest_exact) return j == (2 * k + 1) * size / (2 * count);
    if (method == Interpolation::linear) {
        at = std::clamp(at, 0.0, double(size - 1));
        return std::max(0.0, 1 - std::fabs(at - j));
    }
    double sum = 0;
    if (method == Interpolation::bicubic) {
        const int low = int(std::floor(at));
        for (int tap = low - 1; tap <= low + 2; ++tap)
            if (std::clamp(tap, 0, size - 1) == j) sum += cubic(at - tap, -0.75);
        return sum;
    }
    const double stretch = std::max(ratio, 1.0);
    const auto kernel = [&](int row) {
        const double x = (row - at) / stretch;
        return method == Interpolation::linear_antialias ? std::max(0.0, 1 - std::fabs(x)) : cubic(x, -0.5);
    };
    for (int other = 0; other < size; ++other) sum += kernel(other);
    return kernel(j) / sum;
}

std::vector<double> resize_grid(const GridResizeOptions& options) {
    const int dim = int(options.dim), kept = int(options.prefix_rows) * dim;
    std::vector<double> out(options.table.begin(), options.table.begin() + kept);
    const auto [h, w] = options.old_grid;
    for (int y = 0; y < int(options.new_grid.height); ++y)
        for (int x = 0; x < int(options.new_grid.width); ++x)
            for (int c = 0; c < dim; ++c) {
                double sum = 0;
                for (int j = 0; j < int(h); ++j)
                    for (int i = 0; i < int(w); ++i)
                        sum += weight(y, j, int(h), int(options.new_grid.height), options.method, options.align_corners,
                                      options.row_scale) *
                               weight(x, i, int(w), int(options.new_grid.width), options.method, options.align_corners,
                                      options.column_scale) *
                               double(options.table[std::size_t(kept + (j * int(w) + i) * dim + c)]);
                out.push_back(sum);
            }
    return out;
}

/// The functions of the same names in posenc, one entry at a time.
std::vector<double> resize_rows(const RowResizeOptions& options) {
    const std::size_t rows = options.table.size() / options.dim - options.prefix_rows;
    return resize_grid({options.table,
                        options.dim,
                        {1, rows},
                        {1, options.rows},
                        options.prefix_rows,
                        options.method,
                        options.align_corners,
                        {},
                        options.scale_factor});
}

}  // namespace
}  // namespace posenc::reference

using namespace posenc;
using golden::Json;

namespace {

Interpolation method_of(const Json& name) {
    if (name == "nearest") return Interpolation::nearest;
    if (name == "nearest_exact") return Interpolation::nearest_exact;
    if (name == "linear") return Interpolation::linear;
    if (name == "linear_antialias") return Interpolation::linear_antialias;
    return name == "bicubic" ? Interpolation::bicubic : Interpolation::bicubic_antialias;
}

// A tensor by rule; see tests/golden/README.md.
std::vector<float> tensor(const Json& by_rule) {
    std::size_t count = 1;
    for (const std::size_t extent : by_rule["shape"]) count *= extent;
    std::vector<float> values(count);
    for (std::size_t k = 0; k < count; ++k)
        values[k] = by_rule["rule"] == "sevens" ? (float(k * 7 % 11) - 5) / 4 : (float(k * 5 % 13) - 6) / 8;
    REQUIRE((by_rule["rule"] == "sevens" || by_rule["rule"] == "fives"));
    return values;
}

std::optional<double> scale_of(const Json& scale) {
    return scale.is_null() ? std::nullopt : std::optional(scale.get<double>());
}

GridSize grid(const Json& size) {
    return {size[0], size[1]};
}

template <class Make>
void check_golden(const Json& c, Make&& make) {
    const auto expect = golden::numbers(c["expect"]);
    CHECK(golden::largest_difference(tables::fill<double>(expect.size(), make), expect) <= 1e-13);
    CHECK(golden::largest_difference(tables::fill<float>(expect.size(), make), expect) <= std::ldexp(1.0, -22));
}

}  // namespace

TEST_CASE("rows resized by every method match 50-digit truth, prefix rows kept") {
    golden::each("learned_interpolation", "resize_1d", [](const Json& c) {
        const Json& p = c["params"];
        const auto table = tensor(c["inputs"]["table"]);
        const RowResizeOptions options{table,
                                       c["shape"][1],
                                       p["rows"],
                                       p.value("prefix_rows", std::size_t{0}),
                                       method_of(p["method"]),
                                       p["align_corners"],
                                       scale_of(p.value("scale_factor", Json()))};
        check_golden(c, [&](auto out) { resize_rows(options, out); });
    });
}

TEST_CASE("grids resized as MAE and timm do match 50-digit truth") {
    golden::each("learned_interpolation", "resize_2d", [](const Json& c) {
        const Json& p = c["params"];
        const auto table = tensor(c["inputs"]["table"]);
        const Json scales = p.value("scale_factor", Json{nullptr, nullptr});
        const GridResizeOptions options{table,
                                        c["shape"][1],
                                        grid(p["old_grid"]),
                                        grid(p["new_grid"]),
                                        p["prefix_rows"],
                                        method_of(p["method"]),
                                        p["align_corners"],
                                        scale_of(scales[0]),
                                        scale_of(scales[1])};
        check_golden(c, [&](auto out) { resize_grid(options, out); });
    });
}

TEST_CASE("bias tables of Swin and BEiT resized match 50-digit truth, the extra rows kept") {
    golden::each("learned_interpolation", "resize_bias_table", [](const Json& c) {
        const Json& p = c["params"];
        const auto table = tensor(c["inputs"]["table"]);
        const BiasResizeOptions options{
            table,           c["shape"][1],          grid(p["old_window"]), grid(p["new_window"]),
            p["extra_rows"], method_of(p["method"]), p["align_corners"]};
        check_golden(c, [&](auto out) { resize_bias_table(options, out); });
    });
}

TEST_CASE("resizing agrees with the readable reference for all pairs of sizes") {
    std::vector<float> table(9 * 2);
    for (std::size_t i = 0; i < table.size(); ++i) table[i] = float((i * 5) % 7) - 3;
    for (const auto method :
         {Interpolation::nearest, Interpolation::nearest_exact, Interpolation::linear, Interpolation::bicubic,
          Interpolation::bicubic_antialias, Interpolation::linear_antialias})
        for (const bool align : {false, true})
            for (std::size_t from = 1; from <= 9; ++from)
                for (std::size_t to = 1; to <= 12; ++to) {
                    if (align && method != Interpolation::linear && method != Interpolation::bicubic) continue;
                    const RowResizeOptions options{std::span(table).first(from * 2), 2, to, 0, method, align};
                    const auto got = tables::fill<double>(to * 2, [&](auto out) { resize_rows(options, out); });
                    CHECK(golden::largest_difference(got, reference::resize_rows(options)) < 1e-12);
                    if (align) continue;
                    RowResizeOptions scaled = options;
                    scaled.scale_factor = (double(to) + 0.37) / double(from);
                    const auto sampled = tables::fill<double>(to * 2, [&](auto out) { resize_rows(scaled, out); });
                    CHECK(golden::largest_difference(sampled, reference::resize_rows(scaled)) < 1e-12);
                }
}

TEST_CASE("the same size gives the same table, by any method") {
    std::vector<float> table(3 * 4 * 5);
    for (std::size_t i = 0; i < table.size(); ++i) table[i] = float(i) / 3;
    for (const auto method : {Interpolation::nearest, Interpolation::linear, Interpolation::bicubic_antialias}) {
        std::vector<float> out(table.size());
        resize_grid<float>({table, 5, {3, 4}, {3, 4}, 0, method}, out);
        CHECK(out == table);
    }
}

TEST_CASE("sizes whose places exceed 64 bits are rejected before anything is read") {
    const std::size_t rows = std::size_t{1} << 31;
    float one = 0;
    const Status status = try_resize_rows({std::span(&one, rows), 1, rows - 1}, std::span(&one, rows - 1));
    CHECK(status.code == ErrorCode::too_large);
    CHECK(std::string(status.argument) == "sizes");
}
