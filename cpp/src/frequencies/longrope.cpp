#include "posenc/frequencies/longrope.hpp"

#include <algorithm>
#include <cmath>

#include "frequencies/rotary_ladder.hpp"

namespace posenc {
namespace {

using exact::DoubleDouble;

Status validate_list(std::span<const double> list, std::size_t pairs, const char* argument) noexcept {
    if (list.size() != pairs)
        return {ErrorCode::shape_mismatch, argument, static_cast<double>(list.size()), "rotary_dim / 2 numbers"};
    for (const double s : list) POSENC_TRY(rotary::validate_factor(s, argument));
    return {};
}

Status validate(const LongropeFrequencyOptions& o) noexcept {
    POSENC_TRY(rotary::validate_shape(o.rotary_dim, o.base));
    POSENC_TRY(rotary::validate_length(o.original_max_position_embeddings, "original_max_position_embeddings", 2));
    POSENC_TRY(rotary::validate_length(o.sequence_length, "sequence_length", 0));
    POSENC_TRY(rotary::validate_attention_factor(o.attention_factor));
    if (!o.attention_factor || o.factor)
        POSENC_TRY(rotary::validate_factor_or_lengths(o.factor, o.max_position_embeddings));
    POSENC_TRY(validate_list(o.short_factor, o.rotary_dim / 2, "short_factor"));
    return validate_list(o.long_factor, o.rotary_dim / 2, "long_factor");
}

double attention_factor(const LongropeFrequencyOptions& o) noexcept {
    if (o.attention_factor) return *o.attention_factor;
    const DoubleDouble original{o.original_max_position_embeddings, 0};
    const DoubleDouble factor =
        o.factor ? DoubleDouble{*o.factor, 0} : DoubleDouble{*o.max_position_embeddings, 0} / original;
    if (factor.high <= 1) return 1;
    return exact::sqrt(DoubleDouble{1, 0} + exact::log(factor) / exact::log(original)).high;
}

}  // namespace

Status try_make_longrope_frequencies(const LongropeFrequencyOptions& options, Frequencies& out) noexcept {
    POSENC_TRY(validate(options));
    return guard::no_throw([&] {
        const double original = options.original_max_position_embeddings;
        const bool is_long = options.sequence_length > original;
        const auto stretches = is_long ? options.long_factor : options.short_factor;
        auto radians = rotary::ladder(options.rotary_dim, options.base);
        for (std::size_t i = 0; i < radians.size(); ++i) radians[i] = radians[i] / stretches[i];
        rotary::Lengths lengths;
        if (!std::equal(options.short_factor.begin(), options.short_factor.end(), options.long_factor.begin())) {
            if (is_long)
                lengths.shortest = std::floor(original) + 1;
            else
                lengths.longest = original;
        }
        return rotary::finish(radians, attention_factor(options), out, lengths);
    });
}

}  // namespace posenc
