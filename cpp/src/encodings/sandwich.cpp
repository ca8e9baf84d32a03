#include "posenc/encodings/sandwich.hpp"

#include <vector>

#include "core/guard.hpp"
#include "core/shapes.hpp"
#include "encodings/outputs.hpp"
#include "exact/double_double.hpp"
#include "exact/phase.hpp"
#include "frequencies/ladder.hpp"
#include "posenc/encodings/alibi.hpp"
#include "tables/toeplitz.hpp"

namespace posenc {

Status write_sandwich_bias(const SandwichOptions& options, const Output& out) noexcept {
    constexpr std::size_t widest = std::size_t{1} << 20;
    POSENC_TRY(guard::in_range(options.heads, 1, largest_heads, "heads", "an integer from 1 to 65536"));
    if (options.dim == 0 || options.dim % 2 != 0 || options.dim > widest)
        return {ErrorCode::out_of_range, "dim", static_cast<double>(options.dim), "an even integer from 2 to 1048576"};
    POSENC_TRY(guard::above(options.base, 1, "base", "a finite number above 1"));
    POSENC_TRY(guard::queries_are_tail(options.queries, options.keys));
    POSENC_TRY(guard::shape(out.size(), {options.heads, options.queries, options.keys}, "out",
                            "heads x queries x keys elements"));
    if (out.empty()) return {};
    return guard::no_throw([&]() -> Status {
        const std::size_t pairs = options.dim / 2, keys = options.keys;
        // The index counts from 1: one more than the sinusoids have, without their first.
        const auto ladder = find_ladder({pairs + 1, options.base, 2, static_cast<double>(options.dim)});
        // At the distances 0, 1, ...: in a double, adding up would round away bits of the cosines.
        std::vector<exact::DoubleDouble> sums(keys);
        for (std::size_t n = 1; n < keys; ++n) {
            exact::DoubleDouble sum{-static_cast<double>(pairs), 0};
            for (std::size_t k = 1; k <= pairs; ++k)
                sum = sum + exact::DoubleDouble{exact::sincos(static_cast<double>(n), ladder->turns[k]).cosine, 0};
            sums[n] = sum * static_cast<double>(options.heads);
        }
        const ToeplitzLine line(out, options.queries, keys);
        for (std::size_t h = 0; h < options.heads; ++h) {
            const double slope = 8.0 * static_cast<double>(h + 1);  // times the heads
            for (std::size_t k = 0; k < line.size(); ++k) {
                const bool later = k >= keys;
                const std::size_t n = later ? k - (keys - 1) : keys - 1 - k;
                line.set(k, later && options.causal ? 0.0 : (sums[n] / slope).high);
            }
            line.write(h);
        }
        return {};
    });
}

Status try_make_sandwich_bias(const SandwichOptions& options, std::span<float> out) noexcept {
    return write_sandwich_bias(options, out);
}
Status try_make_sandwich_bias(const SandwichOptions& options, std::span<double> out) noexcept {
    return write_sandwich_bias(options, out);
}

}  // namespace posenc
