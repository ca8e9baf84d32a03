#include "posenc/encodings/kerple.hpp"

#include <algorithm>

#include "core/guard.hpp"
#include "core/shapes.hpp"
#include "encodings/outputs.hpp"
#include "exact/double_double.hpp"
#include "tables/toeplitz.hpp"

namespace posenc {
namespace {

constexpr double least = 0.01;
constexpr double largest_power = 2;

exact::DoubleDouble bias_at(KerpleKernel kernel, double p, double a, double n) noexcept {
    if (n == 0) return {};
    p = std::max(p, least);
    a = std::max(a, least);
    if (kernel == KerpleKernel::logarithmic)
        return -(exact::log(exact::two_product(a, n) + exact::DoubleDouble{1, 0}) * p);
    return -(exact::power({n, 0}, {std::min(p, largest_power), 0}) * a);
}

}  // namespace

Status write_kerple_bias(const KerpleOptions& options, std::span<const double> p, std::span<const double> a,
                         const Output& out) noexcept {
    POSENC_TRY(guard::queries_are_tail(options.queries, options.keys));
    POSENC_TRY(guard::shape(a.size(), {p.size()}, "a", "as many elements as p"));
    for (std::size_t h = 0; h < p.size(); ++h) {
        POSENC_TRY(guard::finite(p[h], "p"));
        // Beyond this the product with a distance could overflow.
        POSENC_TRY(guard::finite(a[h], "a"));
        if (a[h] > 1e100) return {ErrorCode::out_of_range, "a", a[h], "a finite number of at most 1e100"};
        if (p[h] > 1e100) return {ErrorCode::out_of_range, "p", p[h], "a finite number of at most 1e100"};
    }
    POSENC_TRY(
        guard::shape(out.size(), {p.size(), options.queries, options.keys}, "out", "heads x queries x keys elements"));
    if (out.empty()) return {};
    return guard::no_throw([&]() -> Status {
        const ToeplitzLine line(out, options.queries, options.keys);
        for (std::size_t h = 0; h < p.size(); ++h) {
            for (std::size_t k = 0; k < options.keys; ++k)
                line.set(k, bias_at(options.kernel, p[h], a[h], static_cast<double>(options.keys - 1 - k)));
            line.write(h);
        }
        return {};
    });
}

Status try_make_kerple_bias(const KerpleOptions& options, std::span<const double> p, std::span<const double> a,
                            std::span<float> out) noexcept {
    return write_kerple_bias(options, p, a, out);
}
Status try_make_kerple_bias(const KerpleOptions& options, std::span<const double> p, std::span<const double> a,
                            std::span<double> out) noexcept {
    return write_kerple_bias(options, p, a, out);
}

}  // namespace posenc
