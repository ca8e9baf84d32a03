#include "posenc/frequencies/llama3.hpp"

#include "frequencies/rotary_ladder.hpp"

namespace posenc {

using exact::DoubleDouble;

Status try_make_llama3_frequencies(const Llama3FrequencyOptions& options, Frequencies& out) noexcept {
    const double low = options.low_freq_factor, high = options.high_freq_factor;
    const double original = options.original_max_position_embeddings;
    POSENC_TRY(rotary::validate_shape(options.rotary_dim, options.base));
    POSENC_TRY(rotary::validate_factor(options.factor));
    POSENC_TRY(rotary::validate_length(original, "original_max_position_embeddings", 1));
    POSENC_TRY(rotary::in_range(low, 1e-9, 1e9, "low_freq_factor", "a number from 1e-9 to 1e9"));
    POSENC_TRY(rotary::in_range(high, low, 1e9, "high_freq_factor", "a number from low_freq_factor to 1e9"));
    return guard::no_throw([&] {
        auto radians = rotary::ladder(options.rotary_dim, options.base);
        for (DoubleDouble& w : radians) {
            // Wavelengths that fit into the original length; comparing these compares the wavelengths.
            const DoubleDouble turns = w * original * exact::inverse_two_pi;
            const DoubleDouble above_low = turns - DoubleDouble{low, 0}, above_high = turns - DoubleDouble{high, 0};
            if (above_high.high >= 0) continue;
            if (above_low.high < 0) {
                w = w / options.factor;
                continue;
            }
            const DoubleDouble kept = above_low / (DoubleDouble{high, 0} - DoubleDouble{low, 0});
            w = w / options.factor * (DoubleDouble{1, 0} - kept) + w * kept;
        }
        return rotary::finish(radians, 1, out);
    });
}

}  // namespace posenc
