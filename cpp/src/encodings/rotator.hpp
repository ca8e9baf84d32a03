// Turns the heads of a tensor by rows of cosines and sines, a few tokens at a time: each row is made once and used for
// all heads and batch rows that share it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <vector>

#include "encodings/rotation_rows.hpp"
#include "kernels/kernels.hpp"
#include "posenc/encodings/rotary.hpp"
#include "tables/lines.hpp"

namespace posenc {

/// The shape of the tensor that is turned.
struct HeadsShape {
    std::size_t batch = 1;
    std::size_t tokens = 0;
    std::size_t heads = 1;
    std::size_t head_dim = 0;
    bool heads_first = false;
    bool rows_per_batch = false;  ///< the rows of batch row b start at b x tokens
    std::size_t row = 0;          ///< the elements of a token where its heads are a part of them; 0: they are all
    std::size_t first = 0;        ///< where in them the heads begin

    std::size_t token_size() const noexcept { return row ? row : heads * head_dim; }
    /// From one token to the next, one head to the next, one batch row to the next.
    std::size_t row_stride() const noexcept { return heads_first ? head_dim : token_size(); }
    std::size_t head_stride() const noexcept { return heads_first ? tokens * head_dim : head_dim; }
    std::size_t batch_stride() const noexcept { return tokens * token_size(); }
};

/// Completes the shape of heads within longer rows, once their number and size are known.
Status validate_fused(const FusedHeads& fused, HeadsShape& shape) noexcept;

/// Checks the sizes of a tensor against the frequencies, and finds the number of tokens.
Status validate_heads(std::size_t size, std::size_t pairs, HeadsShape& shape) noexcept;

/// Checks settings that have no default because they cannot be guessed: the pairing, and the order of tokens and
/// several heads.
Status validate_asked(std::size_t heads, std::optional<bool> heads_first, std::optional<Pairing> pairing) noexcept;

/// Checks `out` against `x`: the same elements, or elements apart.
template <class T>
Status validate_out(std::span<const T> x, std::span<T> out) noexcept;

/// In longer rows the channels around the heads are copied first; the heads are then turned in place. To be called once
/// everything is allocated.
template <class T>
void keep_rest(const HeadsShape& shape, const T*& x, T*& out) {
    if (!shape.row) return;
    if (x != out) std::memcpy(out, x, shape.batch * shape.batch_stride() * sizeof(T));
    x = out += shape.first;
}

/// Bytes for each pair, at the most, of a rotation whose rows are made together: 1000 of LineRows, and 6 numbers for
/// each of `chunk` rows of a Rotator, here doubles.
inline constexpr std::size_t rotation_bytes = 3072;

template <class T>
class Rotator {
public:
    Rotator(const RotationRows& rows, Pairing pairing, bool inverse)
        : rows_(rows), pairing_(pairing), inverse_(inverse) {}

    /// The whole tensor, or the heads in its rows. Where an allocation fails, nothing has been written.
    void apply(const HeadsShape& shape, const T* x, T* out);

    /// Tokens of one batch row, whose table rows start at first_row: `x` is [tokens, H, D], or [H, tokens, D].
    void apply_piece(std::size_t first_row, std::size_t tokens, const HeadsShape& shape, const T* x, T* out);

    /// Rows turned at a time.
    static constexpr std::size_t chunk = SinCosTable::tile_rows;

private:
    /// Elements that are turned at a time on their way past the caches.
    static constexpr std::size_t piece_size = 4096 / sizeof(T);

    void apply_all(const HeadsShape& shape, const T* x, T* out);
    void make_table(std::size_t head, std::size_t first_row, std::size_t count);
    void turn(std::size_t count, const HeadsShape& shape, std::size_t row_stride, std::size_t heads,
              std::size_t head_stride, const T* x, T* out);
    void stream(const HeadsShape& shape, const kernels::Rotation<T>& work, void (*rotate)(const kernels::Rotation<T>&));
    bool is_streamed(const HeadsShape& shape, const T* x, const T* out) const noexcept;

    const RotationRows& rows_;
    Pairing pairing_;
    bool inverse_;
    std::vector<T> planar_, table_;
    std::optional<LineStream<T>> past_caches_;  ///< none where the heads are turned in place, or stay in the caches
    // The rows that the tables hold: the next batch row often needs the same.
    std::size_t made_head_ = SIZE_MAX, made_first_ = 0, made_count_ = 0;
};

}  // namespace posenc
