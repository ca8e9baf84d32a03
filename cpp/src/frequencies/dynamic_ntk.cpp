#include "posenc/frequencies/dynamic_ntk.hpp"

#include <algorithm>

#include "frequencies/rotary_ladder.hpp"

namespace posenc {

Status try_make_dynamic_ntk_frequencies(const DynamicNtkFrequencyOptions& options, Frequencies& out) noexcept {
    POSENC_TRY(rotary::validate_shape(options.rotary_dim, options.base, "rotary_dim", 4));
    POSENC_TRY(rotary::validate_factor(options.factor));
    POSENC_TRY(rotary::validate_length(options.max_position_embeddings, "max_position_embeddings", 1));
    POSENC_TRY(rotary::validate_length(options.sequence_length, "sequence_length", 0));
    return guard::no_throw([&] {
        const double longest = options.max_position_embeddings, length = options.sequence_length;
        if (length <= longest)
            return rotary::finish(rotary::ladder(options.rotary_dim, options.base), 1, out, {.longest = longest});
        // 1 + factor * (L / Lmax - 1), the same number without the difference of two large ones.
        const exact::DoubleDouble beyond = exact::two_sum(length, -longest);
        const exact::DoubleDouble stretch = exact::DoubleDouble{1, 0} + beyond * options.factor / longest;
        return rotary::finish(rotary::stretched_ladder(options.rotary_dim, options.base, stretch), 1, out,
                              {.shortest = length, .longest = length});
    });
}

}  // namespace posenc
