// Frequencies of rotary encodings in every scaling.
#include "posenc/posenc.hpp"
#include "support/check.hpp"

using namespace posenc;
using fuzz::Input;

namespace {

std::optional<double> maybe(Input& input, double usual) {
    if (input.flip()) return {};
    return input.number(usual);
}

Status make(Input& input, std::size_t dim, double base, double factor, Frequencies& out) {
    switch (input.byte() % 8) {
    case 0:
        return try_make_rotary_frequencies({dim, base}, out);
    case 1:
        return try_make_linear_frequencies({dim, base, factor, input.number(1)}, out);
    case 2:
        return try_make_ntk_aware_frequencies({dim, base, factor}, out);
    case 3:
        return try_make_dynamic_ntk_frequencies({dim, base, factor, input.number(2048), input.number(8192)}, out);
    case 4: {
        const YarnFrequencyOptions options{.rotary_dim = dim,
                                           .base = base,
                                           .factor = maybe(input, factor),
                                           .original_max_position_embeddings = input.number(4096),
                                           .max_position_embeddings = maybe(input, 32768),
                                           .beta_fast = input.number(32),
                                           .beta_slow = input.number(1),
                                           .truncate = input.flip(),
                                           .attention_factor = maybe(input, 1.2),
                                           .mscale = input.number(0),
                                           .mscale_all_dim = input.number(0),
                                           .attention_weight = input.number(0.7),
                                           .geometric = input.flip()};
        return try_make_yarn_frequencies(options, out);
    }
    case 5: {
        const std::size_t pairs = input.flip() ? dim / 2 % 5000 : input.size(100) % 5000;
        std::vector<double> shorts(pairs, 1.0), longs(pairs, 2.0);
        for (std::size_t i = 0; i < pairs && i < 8; ++i) shorts[i] = input.number(1), longs[i] = input.number(4);
        const LongropeFrequencyOptions options{.rotary_dim = dim,
                                               .base = base,
                                               .factor = maybe(input, factor),
                                               .original_max_position_embeddings = input.number(4096),
                                               .max_position_embeddings = maybe(input, 131072),
                                               .sequence_length = input.number(8192),
                                               .short_factor = shorts,
                                               .long_factor = longs,
                                               .attention_factor = maybe(input, 1)};
        return try_make_longrope_frequencies(options, out);
    }
    case 6:
        return try_make_llama3_frequencies({dim, base, factor, input.number(8192), input.number(1), input.number(4)},
                                           out);
    default:
        return try_make_proportional_frequencies({dim, base, factor, input.number(0.5)}, out);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Input input(data, size);
    const std::size_t dim = input.size(256) & (input.byte() < 200 ? ~std::size_t{1} : ~std::size_t{0});
    if (dim > 4096 && dim <= largest_dim) return 0;  // allowed, and slow
    const double base = input.number(10000), factor = input.number(4);
    Frequencies f{{42}, {43}, 44};
    const Status status = make(input, dim, base, factor, f);
    if (!status.ok()) {
        fuzz::check_refusal(status);
        fuzz::require(f.inverse == std::vector<double>{42} && f.remainder == std::vector<double>{43} &&
                          f.attention_factor == 44,
                      "a refused call changed its output");
        return 0;
    }
    fuzz::require(f.inverse.size() == f.remainder.size(), "the remainders are not as many as the frequencies");
    fuzz::require(std::isfinite(f.attention_factor), "the attention factor is not finite");
    for (const double w : f.inverse) fuzz::require(std::isfinite(w), "a frequency is not finite");
    return 0;
}
