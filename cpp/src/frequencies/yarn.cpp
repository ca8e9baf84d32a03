#include "posenc/frequencies/yarn.hpp"

#include <cmath>

#include "frequencies/rotary_ladder.hpp"

namespace posenc {
namespace {

using exact::DoubleDouble;

bool less(DoubleDouble a, DoubleDouble b) noexcept {
    return a.high < b.high || (a.high == b.high && a.low < b.low);
}

DoubleDouble floor_of(DoubleDouble x) noexcept {
    const double high = std::floor(x.high);
    return {high == x.high ? high + std::floor(x.low) : high, 0};
}

// The pair that makes `turns` turns within the original length, as a real number.
DoubleDouble pair_of_turns(const YarnFrequencyOptions& o, double turns) noexcept {
    const DoubleDouble length = DoubleDouble{o.original_max_position_embeddings, 0} / (exact::two_pi * turns);
    return exact::log(length) * static_cast<double>(o.rotary_dim) / (exact::log({o.base, 0}) * 2.0);
}

DoubleDouble attention(DoubleDouble factor, double weight) noexcept {
    if (factor.high <= 1) return {1, 0};
    return exact::log(factor) * weight / 10.0 + DoubleDouble{1, 0};
}

double attention_factor(const YarnFrequencyOptions& o, DoubleDouble factor) noexcept {
    if (o.attention_factor) return *o.attention_factor;
    if (o.mscale != 0 && o.mscale_all_dim != 0)
        return (attention(factor, o.mscale) / attention(factor, o.mscale_all_dim)).high;
    return attention(factor, o.attention_weight).high;
}

Status validate(const YarnFrequencyOptions& o) noexcept {
    POSENC_TRY(rotary::validate_shape(o.rotary_dim, o.base));
    POSENC_TRY(rotary::validate_length(o.original_max_position_embeddings, "original_max_position_embeddings", 1));
    POSENC_TRY(rotary::validate_factor_or_lengths(o.factor, o.max_position_embeddings));
    POSENC_TRY(rotary::in_range(o.beta_slow, 1e-9, 1e9, "beta_slow", "a number from 1e-9 to 1e9"));
    POSENC_TRY(rotary::in_range(o.beta_fast, o.beta_slow, 1e9, "beta_fast", "a number from beta_slow to 1e9"));
    POSENC_TRY(rotary::validate_attention_factor(o.attention_factor));
    POSENC_TRY(rotary::in_range(o.mscale, 0, 1e9, "mscale", "a number from 0 to 1e9"));
    POSENC_TRY(
        rotary::in_range(o.llama_4_scaling_beta.value_or(0), 0, 1e9, "llama_4_scaling_beta", "a number from 0 to 1e9"));
    POSENC_TRY(rotary::in_range(o.attention_weight, 0, 1e9, "attention_weight", "a number from 0 to 1e9"));
    return rotary::in_range(o.mscale_all_dim, 0, 1e9, "mscale_all_dim", "a number from 0 to 1e9");
}

}  // namespace

Status try_make_yarn_frequencies(const YarnFrequencyOptions& options, Frequencies& out) noexcept {
    POSENC_TRY(validate(options));
    return guard::no_throw([&]() -> Status {
        const DoubleDouble factor = options.factor ? DoubleDouble{*options.factor, 0}
                                                   : DoubleDouble{*options.max_position_embeddings, 0} /
                                                         options.original_max_position_embeddings;
        DoubleDouble low = pair_of_turns(options, options.beta_fast);
        DoubleDouble high = pair_of_turns(options, options.beta_slow);
        if (options.truncate) {
            low = floor_of(low);
            high = -floor_of(-high);
        }
        // The upper limit counts channels, not pairs: so does every implementation that weights were tuned with.
        const DoubleDouble last{static_cast<double>(options.rotary_dim - 1), 0};
        if (low.high < 0) low = {};
        if (less(last, high)) high = last;
        if (low.high == high.high && low.low == high.low) high = high + DoubleDouble{0.001, 0};
        auto radians = rotary::ladder(options.rotary_dim, options.base);
        for (std::size_t i = 0; i < radians.size(); ++i) {
            DoubleDouble t = (DoubleDouble{static_cast<double>(i), 0} - low) / (high - low);
            if (t.high < 0) t = {};
            if (!less(t, {1, 0})) t = {1, 0};
            const DoubleDouble w = radians[i];
            radians[i] =
                options.geometric ? w * exact::power(factor, -t) : w / factor * t + w * (DoubleDouble{1, 0} - t);
        }
        POSENC_TRY(rotary::finish(radians, attention_factor(options, factor), out));
        if (options.mscale_all_dim != 0) {
            const DoubleDouble all = attention(factor, options.mscale_all_dim);
            out.score_factor = (all * all).high;
        }
        if (options.llama_4_scaling_beta)
            out.query_scale = QueryScale{*options.llama_4_scaling_beta, options.original_max_position_embeddings};
        return {};
    });
}

}  // namespace posenc
