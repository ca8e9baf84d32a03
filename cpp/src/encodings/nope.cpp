#include "posenc/encodings/nope.hpp"

#include <cmath>

#include "core/guard.hpp"
#include "core/shapes.hpp"
#include "exact/double_double.hpp"
#include "posenc/core/positions.hpp"

namespace posenc {

Status try_make_nope_schedule(std::size_t every, std::span<std::int32_t> out) noexcept {
    for (std::size_t layer = 0; layer < out.size(); ++layer)
        out[layer] = every == 0 || (layer + 1) % every != 0 ? 1 : 0;
    return {};
}

Status try_compute_nope_query_scale(const NopeScaleOptions& options, std::span<const double> positions,
                                    std::span<double> out) noexcept {
    POSENC_TRY(guard::above(options.floor_scale, 1e-200, "floor_scale", "a finite number above 1e-200"));
    // The logarithm of the largest position above the least floor_scale is below 500.
    constexpr const char* weights = "a number from -1e305 to 1e305";
    POSENC_TRY(guard::finite(options.weight, "weight", weights));
    if (std::fabs(options.weight) > 1e305) return {ErrorCode::out_of_range, "weight", options.weight, weights};
    POSENC_TRY(guard::shape(out.size(), {positions.size()}, "out", "as many elements as positions"));
    for (const double p : positions) {
        POSENC_TRY(guard::finite(p, "positions", "a number from 0 to 2^53"));
        if (!(p >= 0 && p <= largest_position))
            return {ErrorCode::out_of_range, "positions", p, "a number from 0 to 2^53"};
    }
    for (std::size_t t = 0; t < out.size(); ++t) {
        const double steps = std::floor((positions[t] + 1) / options.floor_scale);
        const exact::DoubleDouble one{1, 0};
        out[t] = (exact::log(exact::two_sum(steps, 1)) * options.weight + one).high;
    }
    return {};
}

}  // namespace posenc
