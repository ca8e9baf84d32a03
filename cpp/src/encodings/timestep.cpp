#include "posenc/encodings/timestep.hpp"

#include <cmath>

#include "encodings/prepare.hpp"

namespace posenc {

using exact::DoubleDouble;

Status prepare(const TimestepOptions& options, WavePlan& plan) {
    POSENC_TRY(validate(options.timesteps));
    POSENC_TRY(validate(GeometricOptions{options.dim}));
    POSENC_TRY(guard::above(options.max_period, 1, "max_period", "a finite number above 1"));
    POSENC_TRY(guard::finite(options.scale, "scale"));
    if (std::fabs(options.scale) > largest_position)
        return {ErrorCode::out_of_range, "scale", options.scale, "a finite number from -2^53 to 2^53"};
    POSENC_TRY(guard::finite(options.downscale_freq_shift, "downscale_freq_shift"));
    const std::size_t half = options.dim / 2;
    // A single pair has the frequency 1 for any shift.
    if (half > 1 && !(options.downscale_freq_shift < static_cast<double>(half) &&
                      options.downscale_freq_shift >= -largest_position))
        return {ErrorCode::out_of_range, "downscale_freq_shift", options.downscale_freq_shift,
                "a number from -2^53 to below half of dim"};
    const DoubleDouble divisor = exact::two_sum(static_cast<double>(half), -options.downscale_freq_shift);
    plan.positions = options.timesteps;
    if (divisor.low == 0 && options.scale == 1 && half > 1 && options.downscale_freq_shift <= 1)
        plan.ladder = {half, options.max_period, 1, divisor.high};
    else
        plan.turns = {half, exact::log({options.max_period, 0}), 1, divisor, exact::DoubleDouble{options.scale, 0}};
    plan.width = options.dim;
    plan.cosine_first = options.flip_sin_to_cos;
    return {};
}

Status try_make_timestep_embedding(const TimestepOptions& options, std::span<float> out) noexcept {
    return make_waves(options, out);
}

Status try_make_timestep_embedding(const TimestepOptions& options, std::span<double> out) noexcept {
    return make_waves(options, out);
}

}  // namespace posenc
