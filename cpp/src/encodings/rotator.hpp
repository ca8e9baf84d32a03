// Turns the heads of a tensor by rows of cosines and sines, a few tokens at a time: each row is made once and used for
// all heads and batch rows that share it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <type_traits>
#include <vector>

#include "encodings/rotation_rows.hpp"
#include "kernels/kernels.hpp"
#include "posenc/encodings/rotary.hpp"
#include "tables/lines.hpp"

namespace posenc {

/// The bindings of JavaScript have tensors whose heads are packed and tokens of one position. Their module leaves out
/// what only other callers reach: 6 kB.
#if defined(__EMSCRIPTEN__)
inline constexpr bool serves_engines = false;
#else
inline constexpr bool serves_engines = true;
#endif

/// The shape of the tensor that is turned.
struct HeadsShape {
    std::size_t batch = 1;
    std::size_t tokens = 0;
    std::size_t heads = 1;
    std::size_t head_dim = 0;
    bool heads_first = false;
    bool rows_per_batch = false;       ///< the rows of batch row b start at b x tokens
    std::size_t row = 0;               ///< the elements of a token where its heads are a part of them; 0: they are all
    std::size_t first = 0;             ///< where in them the heads begin
    std::optional<HeadStrides> own{};  ///< of x, where they do not follow from the sizes above
    std::optional<HeadStrides> own_out{};      ///< of out; likewise
    const char* own_out_argument = "strides";  ///< the setting that own_out comes from

    std::size_t token_size() const noexcept { return row ? row : heads * head_dim; }
    /// From one token to the next, one head to the next, one batch row to the next.
    std::size_t row_stride() const noexcept { return heads_first ? head_dim : token_size(); }
    std::size_t head_stride() const noexcept { return heads_first ? tokens * head_dim : head_dim; }
    std::size_t batch_stride() const noexcept { return tokens * token_size(); }
    HeadStrides packed() const noexcept { return {batch_stride(), row_stride(), head_stride()}; }
    HeadStrides strides() const noexcept { return serves_engines && own ? *own : packed(); }
    HeadStrides out_strides() const noexcept { return serves_engines && own_out ? *own_out : packed(); }
};

/// Completes the shape of heads within longer rows, once their number and size are known.
Status validate_fused(const FusedHeads& fused, HeadsShape& shape) noexcept;

/// Checks the sizes of a tensor against the frequencies, and finds the number of tokens.
Status validate_heads(std::size_t size, std::size_t pairs, HeadsShape& shape) noexcept;

/// Checks settings that have no default because they cannot be guessed: the pairing, and the order of tokens and
/// several heads.
Status validate_asked(std::size_t heads, std::optional<bool> heads_first, std::optional<Pairing> pairing) noexcept;

/// Completes the shape of a tensor with strides, those of x or of out or both, and checks them against x.
Status validate_strides(const HeadStrides* x, const HeadStrides* out, bool fused, std::size_t tokens, std::size_t size,
                        std::size_t pairs, HeadsShape& shape) noexcept;

/// Those of the options, or null. A shift, which is in place, has none.
template <class Options>
const HeadStrides* out_strides_of([[maybe_unused]] const Options& options) noexcept {
    if constexpr (requires { options.out_strides; })
        if (options.out_strides) return &*options.out_strides;
    return nullptr;
}

/// The number of tokens of options in which it has a default, or none.
inline std::size_t tokens_of(std::size_t tokens) noexcept {
    return tokens;
}
inline std::size_t tokens_of(std::optional<std::size_t> tokens) noexcept {
    return tokens.value_or(0);
}

/// Completes the shape of x by options that have fused, strides, out_strides and tokens.
template <class Options>
Status validate_places(const Options& options, std::size_t size, std::size_t pairs, HeadsShape& shape) noexcept {
    if (serves_engines && (options.strides || out_strides_of(options)))
        return validate_strides(options.strides ? &*options.strides : nullptr, out_strides_of(options),
                                options.fused.has_value(), tokens_of(options.tokens), size, pairs, shape);
    if (const std::size_t tokens = tokens_of(options.tokens); tokens != 0)
        return {ErrorCode::shape_mismatch, "tokens", static_cast<double>(tokens), "a number only with strides"};
    if (options.fused)
        if (const Status s = validate_fused(*options.fused, shape); !s) return s;
    return validate_heads(size, pairs, shape);
}

/// Checks `out` against `x` and the shape: as many elements or, with strides, room for all heads.
Status validate_out(const HeadsShape& shape, const void* x, std::size_t size, std::size_t element, const void* out,
                    std::size_t out_size, std::size_t out_element) noexcept;
template <class T, class U>
Status validate_out(const HeadsShape& shape, std::span<const T> x, std::span<U> out) noexcept {
    return validate_out(shape, x.data(), x.size(), sizeof(T), out.data(), out.size(), sizeof(U));
}

/// Moves both pointers to the first head. In longer rows the channels around the heads are copied before; the heads are
/// then turned in place, so that x and out have one type. To be called once everything is allocated.
template <class T, class U>
void keep_rest(const HeadsShape& shape, const T*& x, U*& out) {
    x += shape.strides().first;
    out += shape.out_strides().first;
    if (!shape.row) return;
    if constexpr (std::is_same_v<T, U>) {
        if (x != out) std::memcpy(out, x, shape.batch * shape.batch_stride() * sizeof(T));
        x = out += shape.first;
    }
}

/// The kernel of a pairing.
template <class T, class U = T>
inline kernels::Rotate<T, U> rotation_kernel(Pairing pairing) noexcept {
    const kernels::RotateKernels<T, U>& k = []() -> const kernels::RotateKernels<T, U>& {
        if constexpr (std::is_same_v<T, double>)
            return kernels::double_rotations();
        else if constexpr (std::is_same_v<T, Float16>)
            return kernels::float16_rotations();
        else if constexpr (std::is_same_v<T, Bfloat16>)
            return kernels::bfloat16_rotations();
        else if constexpr (std::is_same_v<U, Float16>)
            return kernels::float_to_float16_rotations();
        else if constexpr (std::is_same_v<U, Bfloat16>)
            return kernels::float_to_bfloat16_rotations();
        else
            return kernels::float_rotations();
    }();
    return pairing == Pairing::interleaved ? k.interleaved : k.half;
}

/// Bytes for each pair, at the most, of a rotation whose rows are made together: 1000 of LineRows, and 6 numbers for
/// each of `chunk` rows of a Rotator, here doubles.
inline constexpr std::size_t rotation_bytes = 3072;

template <class T, class U = T>
class Rotator {
public:
    Rotator(const RotationRows& rows, Pairing pairing, bool inverse)
        : rows_(rows), pairing_(pairing), inverse_(inverse) {}

    /// The whole tensor, or the heads in its rows. Where an allocation fails, nothing has been written.
    void apply(const HeadsShape& shape, const T* x, U* out);

    /// Tokens of one batch row, whose table rows start at first_row: `x` is [tokens, H, D], or [H, tokens, D], or where
    /// the shape has strides of its own for them.
    void apply_piece(std::size_t first_row, std::size_t tokens, const HeadsShape& shape, const T* x, U* out);

    /// Rows turned at a time.
    static constexpr std::size_t chunk = SinCosTable::tile_rows;

private:
    using F = kernels::Turned<T>;

    /// Elements that are turned at a time on their way past the caches.
    static constexpr std::size_t piece_size = 4096 / sizeof(U);

    void apply_all(const HeadsShape& shape, const T* x, U* out);
    void make_table(std::size_t head, std::size_t first_row, std::size_t count);
    void turn(std::size_t count, const HeadsShape& shape, std::size_t heads, const T* x, U* out);
    void stream(const HeadsShape& shape, const kernels::Rotation<T, U>& work, kernels::Rotate<T, U> rotate);
    bool is_streamed(const HeadsShape& shape, const T* x, const U* out) const noexcept;

    const RotationRows& rows_;
    Pairing pairing_;
    bool inverse_;
    std::vector<F> planar_, table_;
    std::optional<LineStream<U>> past_caches_;  ///< none where the heads are turned in place, or stay in the caches
    // The rows that the tables hold: the next batch row often needs the same.
    std::size_t made_head_ = SIZE_MAX, made_first_ = 0, made_count_ = 0;
};

}  // namespace posenc
