#include "posenc/encodings/product.hpp"

#include <cmath>

#include "core/guard.hpp"
#include "posenc/core/positions.hpp"
#include "tables/wave_table.hpp"

namespace posenc {
namespace {

// x y without loss. One factor gives its exponent to the other: either may be near the largest double.
exact::DoubleDouble product_of(double x, double y) noexcept {
    int exponent = 0;
    const double fraction = std::frexp(x, &exponent);
    return exact::two_product(fraction, std::ldexp(y, exponent));
}

template <class T>
Status make(const ProductOptions& options, std::span<T> out) noexcept {
    const std::size_t count = options.points.size() / 2;
    POSENC_TRY(guard::shape(options.points.size(), count, 2, "points", "pairs of coordinates"));
    for (const double x : options.points) POSENC_TRY(guard::finite(x, "points", "finite numbers"));
    POSENC_TRY(validate(GeometricOptions{options.dim, options.base}));
    for (std::size_t n = 0; n < count; ++n) {
        const double product = options.points[2 * n] * options.points[2 * n + 1];
        if (std::fabs(product) > largest_position)
            return {ErrorCode::out_of_range, "points", options.points[2 * n],
                    "coordinates whose product is at most 2^53"};
    }
    POSENC_TRY(guard::shape(out.size(), count, options.dim, "out", "points x dim elements"));
    return guard::no_throw([&]() -> Status {
        const auto ladder =
            find_ladder(for_rows(count, {options.dim, options.base, 1, static_cast<double>(options.dim)}));
        for (std::size_t n = 0; n < count; ++n) {
            const exact::DoubleDouble product = product_of(options.points[2 * n], options.points[2 * n + 1]);
            for (std::size_t i = 0; i < options.dim; ++i)
                out[n * options.dim + i] = static_cast<T>(exact::sincos(product, ladder->turns[i]).sine);
        }
        return {};
    });
}

}  // namespace

Status try_make_product_table(const ProductOptions& options, std::span<float> out) noexcept {
    return make(options, out);
}
Status try_make_product_table(const ProductOptions& options, std::span<double> out) noexcept {
    return make(options, out);
}

}  // namespace posenc
