#include "posenc/frequencies/proportional.hpp"

#include "frequencies/rotary_ladder.hpp"

namespace posenc {

Status try_make_proportional_frequencies(const ProportionalFrequencyOptions& options, Frequencies& out) noexcept {
    POSENC_TRY(rotary::validate_shape(options.head_dim, options.base, "head_dim"));
    POSENC_TRY(rotary::in_range(options.partial_rotary_factor, 0, 1, "partial_rotary_factor", "a number from 0 to 1"));
    POSENC_TRY(rotary::validate_factor(options.factor));
    return guard::no_throw([&] {
        auto radians = rotary::ladder(options.head_dim, options.base);
        const double channels = options.partial_rotary_factor * static_cast<double>(options.head_dim);
        const auto live = static_cast<std::size_t>(channels / 2);
        for (std::size_t i = 0; i < radians.size(); ++i)
            radians[i] = i < live ? radians[i] / options.factor : exact::DoubleDouble{};
        return rotary::finish(radians, 1, out);
    });
}

}  // namespace posenc
