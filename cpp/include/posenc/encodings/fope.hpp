// FoPE: the cosine and the sine of each pair are sums over all frequencies with learned weights.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "posenc/core/error.hpp"
#include "posenc/core/positions.hpp"
#include "posenc/frequencies/frequencies.hpp"

namespace posenc {

struct FopeOptions {
    Positions positions{};  ///< of the T tokens
    std::size_t heads = 1;  ///< G, of the weights: those of the keys, or 1 for weights that all share
    std::size_t pairs = 0;  ///< R / 2 of a head; those beyond the F frequencies are the rest
    /// The sine of the rest is 1, as the class of Intern-S1-Pro has it, which turns these pairs by 45 degrees and makes
    /// them sqrt(2) times as long; else 0, which leaves them alone.
    bool rest_ones = false;
};

/// How many frequencies FoPE keeps: the first ones, until one makes no whole turn within the trained length. The class
/// compares in float32, which a frequency within 2^-24 of the limit may fall on the other side of.
///
/// Shapes: none. Units: length in positions. Errors: none; 0 for a length that is not above 0. Accuracy: exact.
/// Cost: O(R). Source: Hua et al. 2024 (arXiv 2412.17739), section 4.2; Intern-S1-Pro modeling_rope_utils.py. Example:
/// tests/examples/fope.cpp
std::size_t count_fope_frequencies(const Frequencies& frequencies, double length) noexcept;

/// The cosines of pair d: the sum over the frequencies f of cos(p w_f) cosine_weights[g][f][d], and the sines likewise,
/// times the attention factor. The rest of the pairs has cosine 1.
///
/// Shapes: cosine_weights and sine_weights [G, F, F], out [2, G, T, R / 2]: the cosines, then the sines.
/// Units: positions in tokens, frequencies in radians per position.
/// Errors: as try_make_rotary_table; out_of_range for heads (1 to 2^20) and pairs (F to 2^23); shape_mismatch for the
/// weights and for out; too_large; out_of_memory. A failing call changes nothing.
/// Accuracy: cosines and sines as those of try_make_rotary_table in double, summed in double in the order of the
/// frequencies, rounded once. Cost: O(G T F^2). Source: as above, equation 9; InternS1ProMoeTextFourierEmbedding.
/// Example: as above.
Status try_make_fope_table(const FopeOptions& options, const Frequencies& frequencies,
                           std::span<const float> cosine_weights, std::span<const float> sine_weights,
                           std::span<float> out) noexcept;
Status try_make_fope_table(const FopeOptions& options, const Frequencies& frequencies,
                           std::span<const float> cosine_weights, std::span<const float> sine_weights,
                           std::span<double> out) noexcept;

struct FopeHeads {
    std::size_t batch = 1;
    std::size_t heads = 1;  ///< a multiple of the table's: neighbours share one
    std::size_t head_dim = 0;
    std::size_t table_heads = 1;  ///< G
    /// Whether x is [B, H, T, D] or [B, T, H, D]; required with several heads.
    std::optional<bool> heads_first{};
};

/// Channels i and i + R / 2 of a head, (a, b), become (a cosine - b sine, b cosine + a sine), with the table of the
/// head's group. The sums of FoPE are no rotation: lengths change, and scores depend on more than the distance.
///
/// Shapes: table [2, G, T, R / 2], x and out [B, T, H, D], or [B, H, T, D] with heads_first, for D = R. out may be x.
/// Units: none. Errors: missing_key for no order of heads and tokens; out_of_range for batch, heads, head_dim (even)
/// and table_heads (1 or more, dividing heads), and an out that overlaps x in part; shape_mismatch for x, table and
/// out. A failing call changes nothing. Accuracy: two products and one sum, each rounded. Cost: O(B T H D).
/// Source: as above, apply_rotary_pos_emb_sep. Example: as above.
Status try_apply_fope(const FopeHeads& options, std::span<const float> table, std::span<const float> x,
                      std::span<float> out) noexcept;
Status try_apply_fope(const FopeHeads& options, std::span<const double> table, std::span<const double> x,
                      std::span<double> out) noexcept;

template <class T>
void make_fope_table(const FopeOptions& options, const Frequencies& frequencies, std::span<const float> cosine_weights,
                     std::span<const float> sine_weights, std::span<T> out) {
    check(try_make_fope_table(options, frequencies, cosine_weights, sine_weights, out));
}
inline void apply_fope(const FopeHeads& options, std::span<const float> table, std::span<const float> x,
                       std::span<float> out) {
    check(try_apply_fope(options, table, x, out));
}
inline void apply_fope(const FopeHeads& options, std::span<const double> table, std::span<const double> x,
                       std::span<double> out) {
    check(try_apply_fope(options, table, x, out));
}

}  // namespace posenc
