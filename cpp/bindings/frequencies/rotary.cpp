#include <cmath>

#include "bindings/runtime/runtime.hpp"
#include "posenc/frequencies/dynamic_ntk.hpp"
#include "posenc/frequencies/linear.hpp"
#include "posenc/frequencies/llama3.hpp"
#include "posenc/frequencies/longrope.hpp"
#include "posenc/frequencies/ntk_aware.hpp"
#include "posenc/frequencies/proportional.hpp"
#include "posenc/frequencies/rotary.hpp"
#include "posenc/frequencies/yarn.hpp"

namespace posenc::bindings {
namespace {

// The numbers of every scaling in one array, NaN for those that the caller left out:
// web/api/frequencies/rotary-scalings.ts has the same order.
struct Numbers {
    double head_dim, rotary_dim, partial_rotary_factor, base, factor, max_position_embeddings,
        original_max_position_embeddings, sequence_length, beta_fast, beta_slow, truncate, attention_factor, mscale,
        mscale_all_dim, low_freq_factor, high_freq_factor;
};

void take(double given, double& to) {
    if (!std::isnan(given)) to = given;
}
void take(double given, std::optional<double>& to) {
    if (!std::isnan(given)) to = given;
}

enum Scaling { plain, linear, ntk_aware, dynamic_ntk, yarn, longrope, llama3, proportional };

template <class Options>
Options start(const Numbers& n, std::size_t rotary_dim) {
    Options options;
    options.rotary_dim = rotary_dim;
    take(n.base, options.base);
    if constexpr (requires { options.factor; }) take(n.factor, options.factor);
    if constexpr (requires { options.max_position_embeddings; })
        take(n.max_position_embeddings, options.max_position_embeddings);
    if constexpr (requires { options.original_max_position_embeddings; })
        take(n.original_max_position_embeddings, options.original_max_position_embeddings);
    if constexpr (requires { options.sequence_length; }) take(n.sequence_length, options.sequence_length);
    if constexpr (requires { options.attention_factor; }) take(n.attention_factor, options.attention_factor);
    return options;
}

Status make(int scaling, const Numbers& n, std::span<const double> short_factor, std::span<const double> long_factor,
            Frequencies& out) {
    if (scaling == proportional) {
        ProportionalFrequencyOptions options{.head_dim = static_cast<std::size_t>(n.head_dim)};
        take(n.base, options.base);
        take(n.partial_rotary_factor, options.partial_rotary_factor);
        take(n.factor, options.factor);
        return try_make_proportional_frequencies(options, out);
    }
    auto dim = static_cast<std::size_t>(n.rotary_dim);
    if (std::isnan(n.rotary_dim)) {
        double share = 1;
        take(n.partial_rotary_factor, share);
        if (const Status s = try_compute_rotary_dim(static_cast<std::size_t>(n.head_dim), share, dim); !s) return s;
    }
    switch (scaling) {
    case linear:
        return try_make_linear_frequencies(start<LinearFrequencyOptions>(n, dim), out);
    case ntk_aware:
        return try_make_ntk_aware_frequencies(start<NtkAwareFrequencyOptions>(n, dim), out);
    case dynamic_ntk:
        return try_make_dynamic_ntk_frequencies(start<DynamicNtkFrequencyOptions>(n, dim), out);
    case yarn: {
        auto options = start<YarnFrequencyOptions>(n, dim);
        take(n.beta_fast, options.beta_fast);
        take(n.beta_slow, options.beta_slow);
        options.truncate = !(n.truncate == 0);
        take(n.mscale, options.mscale);
        take(n.mscale_all_dim, options.mscale_all_dim);
        return try_make_yarn_frequencies(options, out);
    }
    case longrope: {
        auto options = start<LongropeFrequencyOptions>(n, dim);
        options.short_factor = short_factor;
        options.long_factor = long_factor;
        return try_make_longrope_frequencies(options, out);
    }
    case llama3: {
        auto options = start<Llama3FrequencyOptions>(n, dim);
        take(n.low_freq_factor, options.low_freq_factor);
        take(n.high_freq_factor, options.high_freq_factor);
        return try_make_llama3_frequencies(options, out);
    }
    default:
        return try_make_rotary_frequencies(start<RotaryFrequencyOptions>(n, dim), out);
    }
}

// `out` receives the number of pairs, the attention factor, the frequencies and their remainders; there is room for
// `room` pairs.
int rotary_frequencies(int scaling, Address numbers, Address short_factor, double short_count, Address long_factor,
                       double long_count, Address out, double room) {
    Frequencies made;
    const Status status = make(scaling, *reinterpret_cast<const Numbers*>(numbers),
                               span<const double>(short_factor, static_cast<std::size_t>(short_count)),
                               span<const double>(long_factor, static_cast<std::size_t>(long_count)), made);
    if (!status) return report(status);
    const std::size_t pairs = made.size();
    const auto to = span<double>(out, 2 + 2 * pairs);
    if (static_cast<double>(pairs) > room)
        return report({ErrorCode::shape_mismatch, "out", room, "room for all pairs"});
    to[0] = static_cast<double>(pairs);
    to[1] = made.attention_factor;
    for (std::size_t i = 0; i < pairs; ++i) {
        to[2 + i] = made.inverse[i];
        to[2 + pairs + i] = made.remainder[i];
    }
    return 0;
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_rotary_frequencies) {
    bind<&rotary_frequencies>("rotary_frequencies");
}

}  // namespace posenc::bindings
