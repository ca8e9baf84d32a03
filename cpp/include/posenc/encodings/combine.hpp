// Position meets content: a table added to embeddings, with the scalings and the dropout of the papers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "posenc/core/error.hpp"

namespace posenc {

struct CombineOptions {
    std::size_t batch = 1;
    std::size_t tokens = 0;
    std::size_t dim = 0;
    double alpha = 1;                     ///< of the table
    bool scale_by_sqrt_dim = false;       ///< embeddings times D^0.5, as the original Transformer does
    std::span<const double> positions{};  ///< [B, T] rows of the table; empty: row t for token t. Borrowed.
    double dropout = 0;                   ///< probability that an entry of the sum becomes 0; the others grow to match
    std::uint64_t seed = 0;               ///< of the dropout: the same mask on every platform
};

/// out = dropout(x * s + alpha * table[position]), s = D^0.5 or 1.
///
/// Shapes: x and out [B, T, D], table [rows, D], row-major, for dim = D; out may be x (in place) and must not overlap
/// it otherwise. Units: none. Errors: out_of_range or not_finite for dim (1 to 2^24), alpha, dropout (0 to 1),
/// positions (an integer from 0 to rows - 1); shape_mismatch if x, out, table or positions do not fit B, T and D, or
/// the table has fewer than T rows without positions; too_large. A failing call changes nothing. Accuracy: products
/// and sum in double, rounded once; dropout multiplies by 1 / (1 - dropout) and rounds again. Cost: O(B T D) time, no
/// extra memory. Source: Vaswani et al. 2017 (arXiv 1706.03762), sections 3.4 and 5.4; Srivastava et al. 2014 (dropout,
/// inverted). Example: tests/examples/combine.cpp
Status try_add_positions(const CombineOptions& options, std::span<const float> x, std::span<const float> table,
                         std::span<float> out) noexcept;
Status try_add_positions(const CombineOptions& options, std::span<const double> x, std::span<const double> table,
                         std::span<double> out) noexcept;

/// Positions of a batch with padding: token t of a row is as many tokens from the start as the mask has kept before
/// it; padding gets `padding_position`.
///
/// Shapes: mask and out [B, T], mask not 0 for tokens. Units: positions in tokens. Errors: shape_mismatch; not_finite
/// for padding_position.
/// Accuracy: exact. Cost: O(B T). Source: transformers, position_ids from an attention mask (left padding).
/// Example: tests/examples/combine.cpp
Status try_compute_padded_positions(std::span<const std::uint8_t> mask, std::size_t batch, std::size_t tokens,
                                    double padding_position, std::span<double> out) noexcept;

/// Positions of rows packed with several sequences: they start again where the sequence's number changes.
///
/// Shapes: sequences and out [B, T]. Units: positions in tokens. Errors: shape_mismatch. Accuracy: exact.
/// Cost: O(B T). Source: none. Example: tests/examples/combine.cpp
Status try_compute_packed_positions(std::span<const std::int32_t> sequences, std::size_t batch, std::size_t tokens,
                                    std::span<double> out) noexcept;

inline void add_positions(const CombineOptions& options, std::span<const float> x, std::span<const float> table,
                          std::span<float> out) {
    check(try_add_positions(options, x, table, out));
}
inline void add_positions(const CombineOptions& options, std::span<const double> x, std::span<const double> table,
                          std::span<double> out) {
    check(try_add_positions(options, x, table, out));
}
inline void compute_padded_positions(std::span<const std::uint8_t> mask, std::size_t batch, std::size_t tokens,
                                     double padding_position, std::span<double> out) {
    check(try_compute_padded_positions(mask, batch, tokens, padding_position, out));
}
inline void compute_packed_positions(std::span<const std::int32_t> sequences, std::size_t batch, std::size_t tokens,
                                     std::span<double> out) {
    check(try_compute_packed_positions(sequences, batch, tokens, out));
}

}  // namespace posenc
