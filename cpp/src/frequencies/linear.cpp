#include "posenc/frequencies/linear.hpp"

#include "frequencies/rotary_ladder.hpp"

namespace posenc {

Status try_make_linear_frequencies(const LinearFrequencyOptions& options, Frequencies& out) noexcept {
    POSENC_TRY(rotary::validate_shape(options.rotary_dim, options.base));
    POSENC_TRY(rotary::validate_factor(options.factor));
    return guard::no_throw([&] {
        auto radians = rotary::ladder(options.rotary_dim, options.base);
        for (auto& w : radians) w = w / options.factor;
        return rotary::finish(radians, 1, out);
    });
}

}  // namespace posenc
