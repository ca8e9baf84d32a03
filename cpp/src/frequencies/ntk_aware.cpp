#include "posenc/frequencies/ntk_aware.hpp"

#include "frequencies/rotary_ladder.hpp"

namespace posenc {

Status try_make_ntk_aware_frequencies(const NtkAwareFrequencyOptions& options, Frequencies& out) noexcept {
    POSENC_TRY(rotary::validate_shape(options.rotary_dim, options.base, "rotary_dim", 4));
    POSENC_TRY(rotary::validate_factor(options.factor));
    return guard::no_throw([&]() -> Status {
        const auto radians = rotary::stretched_ladder(options.rotary_dim, options.base, {options.factor, 0});
        // A factor far below 1 would turn the ladder upside down.
        if (radians[1].high >= 1)
            return {ErrorCode::out_of_range, "factor", options.factor,
                    "a number that keeps the stretched base above 1"};
        return rotary::finish(radians, 1, out);
    });
}

}  // namespace posenc
