#include "posenc/frequencies/linear.hpp"

#include <cmath>

#include "frequencies/rotary_ladder.hpp"

namespace posenc {

Status try_make_linear_frequencies(const LinearFrequencyOptions& options, Frequencies& out) noexcept {
    POSENC_TRY(rotary::validate_shape(options.rotary_dim, options.base));
    POSENC_TRY(rotary::validate_factor(options.factor));
    POSENC_TRY(rotary::validate_factor(options.ntk_factor, "ntk_factor"));
    const double base = options.base * options.ntk_factor;
    if (!(base > 1 && base < HUGE_VAL))
        return {ErrorCode::out_of_range, "ntk_factor", options.ntk_factor,
                "a number that keeps base x ntk_factor finite and above 1"};
    return guard::no_throw([&] {
        auto radians = rotary::ladder(options.rotary_dim, options.base);
        if (options.ntk_factor != 1) {
            const auto log_stretch = exact::log({options.ntk_factor, 0});
            for (std::size_t i = 0; i < radians.size(); ++i)
                radians[i] = radians[i] * exact::power_from_log(log_stretch, -2 * static_cast<double>(i),
                                                                static_cast<double>(options.rotary_dim));
        }
        for (auto& w : radians) w = w / options.factor;
        return rotary::finish(radians, 1, out);
    });
}

}  // namespace posenc
