// The scalings of rotary frequencies, from a model that was trained on 2048 positions to one that reads 8192.
#include <cmath>
#include <cstdio>
#include <posenc/posenc.hpp>
#include <vector>

namespace {

int wrong = 0;

// The fastest and the slowest pair, compared with those of the paper.
void expect(const char* name, const posenc::Frequencies& made, const posenc::Frequencies& plain, double first,
            double last) {
    const double kept = made.inverse.front() / plain.inverse.front(), slow = made.inverse.back() / plain.inverse.back();
    std::printf("%-12s first pair x %.4f, last pair x %.4f, cosines and sines x %.4f\n", name, kept, slow,
                made.attention_factor);
    if (std::fabs(kept - first) > 1e-12 || std::fabs(slow - last) > 1e-12) ++wrong;
}

}  // namespace

int main() {
    constexpr std::size_t dim = 128;
    const auto plain = posenc::make_rotary_frequencies({.rotary_dim = dim});

    // Position interpolation: all pairs alike.
    expect("linear", posenc::make_linear_frequencies({.rotary_dim = dim, .factor = 4}), plain, 1.0 / 4, 1.0 / 4);

    // A larger base: the fastest pair is kept, the slowest divided by the factor.
    expect("ntk_aware", posenc::make_ntk_aware_frequencies({.rotary_dim = dim, .factor = 4}), plain, 1, 1.0 / 4);

    // The base grows with the sequence: 4 * 8192 / 2048 - 3 = 13 times for the slowest pair.
    expect("dynamic",
           posenc::make_dynamic_ntk_frequencies(
               {.rotary_dim = dim, .factor = 4, .max_position_embeddings = 2048, .sequence_length = 8192}),
           plain, 1, 1.0 / 13);

    // YaRN: fast pairs kept, slow ones divided, and a factor for cosines and sines, 0.1 ln 4 + 1.
    const auto yarn =
        posenc::make_yarn_frequencies({.rotary_dim = dim, .factor = 4, .original_max_position_embeddings = 2048});
    expect("yarn", yarn, plain, 1, 1.0 / 4);
    if (std::fabs(yarn.attention_factor - (0.1 * std::log(4) + 1)) > 1e-12) ++wrong;

    // DeepSeek-V3: the factor goes into the scale of the scores instead, squared; cosines and sines keep their size.
    const auto deepseek = posenc::make_yarn_frequencies(
        {.rotary_dim = 64, .factor = 40, .original_max_position_embeddings = 4096, .mscale = 1, .mscale_all_dim = 1});
    std::printf("%-12s cosines and sines x %.4f, scores x %.4f / sqrt(192)\n", "deepseek", deepseek.attention_factor,
                deepseek.score_factor);
    if (deepseek.attention_factor != 1 || std::fabs(deepseek.score_factor - 1.8738542) > 1e-7) ++wrong;

    // Ministral 3: queries grow with each length of training, here 16384.
    const auto ministral = posenc::make_yarn_frequencies(
        {.rotary_dim = dim, .factor = 16, .original_max_position_embeddings = 16384, .llama_4_scaling_beta = 0.1});
    std::vector<double> scale(2);
    posenc::compute_query_scale(ministral, posenc::range(16383, 2), scale);
    std::printf("%-12s queries at 16383 x %.4f, at 16384 x %.4f\n", "ministral3", scale[0], scale[1]);
    if (scale[0] != 1 || std::fabs(scale[1] - (0.1 * std::log(2.0) + 1)) > 1e-15) ++wrong;

    // LongRoPE: a divisor for each pair, found by a search; the long list is used beyond the length of training.
    const std::vector<double> ones(dim / 2, 1.0);
    std::vector<double> divisors(dim / 2);
    for (std::size_t i = 0; i < divisors.size(); ++i) divisors[i] = 1 + 3.0 * static_cast<double>(i) / 63;
    expect("longrope",
           posenc::make_longrope_frequencies({.rotary_dim = dim,
                                              .factor = 4,
                                              .original_max_position_embeddings = 2048,
                                              .sequence_length = 8192,
                                              .short_factor = ones,
                                              .long_factor = divisors}),
           plain, 1, 1.0 / 4);

    // Llama 3: wavelengths below Lorig / 4 are kept, those above Lorig divided, those between blended.
    expect("llama3",
           posenc::make_llama3_frequencies({.rotary_dim = dim, .factor = 4, .original_max_position_embeddings = 2048}),
           plain, 1, 1.0 / 4);

    // Proportional (Gemma): a quarter of the pairs turn, with the exponents of the full head; the others stand still.
    const auto proportional =
        posenc::make_proportional_frequencies({.head_dim = dim, .factor = 4, .partial_rotary_factor = 0.25});
    expect("proportional", proportional, plain, 1.0 / 4, 0);
    for (std::size_t i = 0; i < dim / 2; ++i) {
        const double turning = i < dim / 8 ? plain.inverse[i] / 4 : 0;
        if (std::fabs(proportional.inverse[i] - turning) > 1e-15) ++wrong;
    }
    return wrong;
}
