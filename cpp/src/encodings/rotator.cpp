// Notation: for token t and pair n of a head, with the angle a = a(t, n) of the row source (the inverse turns by -a),
//
//   x'_lo = x_lo cos a - x_hi sin a        x'_hi = x_hi cos a + x_lo sin a
//
// lo and hi are channels 2n and 2n + 1 of the head (interleaved), or n and n + pairs (rotate_half); channels from
// 2 pairs on are copied. Both of cos a and sin a carry the attention factor.
//
//   planar_   [rows, cos of all pairs | sin of all pairs], as the row source writes it and rotate_half reads it
//   table_    [rows, (cos, cos) of each pair | (-sin, sin) of each pair], for interleaved channels
//   row       one token's angles, shared by all heads and batch rows unless these have their own
#include "encodings/rotator.hpp"

#include <algorithm>
#include <functional>
#include <iterator>

#include "core/guard.hpp"
#include "kernels/kernels.hpp"

namespace posenc {

Status validate_fused(const FusedHeads& fused, HeadsShape& shape) noexcept {
    if (shape.heads_first)
        return {ErrorCode::shape_mismatch, "heads_first", 1, "false: fused heads are rows of tokens"};
    // By division, because the product may not fit.
    if (shape.heads == 0 || shape.head_dim == 0 || fused.width / shape.head_dim < shape.heads)
        return {ErrorCode::out_of_range, "fused.width", static_cast<double>(fused.width),
                "at least heads x head_dim elements"};
    if (fused.first > fused.width - shape.heads * shape.head_dim)
        return {ErrorCode::out_of_range, "fused.first", static_cast<double>(fused.first),
                "at most width - heads x head_dim"};
    shape.row = fused.width;
    shape.first = fused.first;
    return {};
}

Status validate_heads(std::size_t size, std::size_t pairs, HeadsShape& shape) noexcept {
    constexpr const char* allowed = "an integer from 1 to 2^31";
    constexpr std::size_t most = std::size_t{1} << 31;
    POSENC_TRY(guard::in_range(shape.batch, 1, most, "batch", allowed));
    POSENC_TRY(guard::in_range(shape.heads, 1, most, "heads", allowed));
    POSENC_TRY(guard::in_range(shape.head_dim, 1, largest_dim, "head_dim", "an integer from 1 to 16777216"));
    if (2 * pairs > shape.head_dim)
        return {ErrorCode::shape_mismatch, "head_dim", static_cast<double>(shape.head_dim),
                "at least two channels for each frequency"};
    // In two steps, because the product may not fit.
    const std::size_t unit = shape.row ? shape.row : shape.head_dim, each = shape.row ? 1 : shape.heads;
    const std::size_t units = size / unit;
    if (size % unit != 0 || units % each != 0 || units / each % shape.batch != 0)
        return {ErrorCode::shape_mismatch, "x", static_cast<double>(size),
                shape.row ? "batch x tokens x width elements" : "batch x tokens x heads x head_dim elements"};
    shape.tokens = units / each / shape.batch;
    return {};
}

namespace {

/// Elements from the first head's first to the last head's last; SIZE_MAX if they do not fit into memory. With `apart`,
/// 0 where heads overlap: each axis, from the smallest distance on, has to step over all that came before.
std::size_t extent_of(const HeadStrides& strides, const HeadsShape& shape, bool apart) noexcept {
    struct Axis {
        std::size_t count, stride;
    } axes[] = {{shape.heads, strides.head}, {shape.tokens, strides.token}, {shape.batch, strides.batch}};
    std::sort(std::begin(axes), std::end(axes), [](const Axis& a, const Axis& b) { return a.stride < b.stride; });
    std::size_t extent = shape.head_dim;
    for (const auto& [count, stride] : axes) {
        if (count < 2) continue;
        if (apart && stride < extent) return 0;
        if (stride != 0 && count - 1 > (SIZE_MAX / 16 - extent) / stride) return SIZE_MAX;
        extent += (count - 1) * stride;
    }
    return extent;
}

Status validate_reach(const HeadStrides& strides, const HeadsShape& shape, bool apart, std::size_t size,
                      const char* argument, const char* tensor) noexcept {
    if (shape.tokens == 0) return {};
    const std::size_t extent = extent_of(strides, shape, apart);
    if (extent == 0)
        return {ErrorCode::out_of_range, argument, static_cast<double>(strides.head),
                "distances by which no two heads of out overlap"};
    if (strides.first > size || extent > size - strides.first)
        return {ErrorCode::shape_mismatch, tensor, static_cast<double>(size), "room for all heads at these strides"};
    return {};
}

bool are_same(const HeadStrides& a, const HeadStrides& b) noexcept {
    return a.batch == b.batch && a.token == b.token && a.head == b.head && a.first == b.first;
}

}  // namespace

Status validate_strides(const HeadStrides* x, const HeadStrides* out, bool fused, std::size_t tokens, std::size_t size,
                        std::size_t pairs, HeadsShape& shape) noexcept {
    constexpr std::size_t most = std::size_t{1} << 31;
    if (fused) return {ErrorCode::shape_mismatch, "fused", 1, "nothing beside strides, which say where heads are"};
    POSENC_TRY(guard::in_range(tokens, 0, most, "tokens", "an integer from 0 to 2^31"));
    // Checks everything but the size.
    POSENC_TRY(validate_heads(0, pairs, shape));
    shape.tokens = tokens;
    shape.own = x ? *x : shape.packed();
    shape.own_out = out ? *out : *shape.own;
    shape.own_out_argument = out ? "out_strides" : "strides";
    return validate_reach(*shape.own, shape, false, size, "strides", "x");
}

Status validate_out(const HeadsShape& shape, const void* x, std::size_t size, std::size_t element, const void* out,
                    std::size_t out_size, std::size_t out_element) noexcept {
    const auto* const from = static_cast<const char*>(x);
    const auto* const to = static_cast<const char*>(out);
    if (serves_engines && shape.own) {
        POSENC_TRY(validate_reach(*shape.own_out, shape, true, out_size, shape.own_out_argument, "out"));
    } else if (out_size != size)
        return {ErrorCode::shape_mismatch, "out", static_cast<double>(out_size), "as many elements as x"};
    if (shape.row && element != out_element)
        return {ErrorCode::shape_mismatch, "fused", static_cast<double>(shape.row), "x and out of one type"};
    const std::less<const char*> before;
    const bool in_place = from == to && element == out_element;
    if (!in_place && before(to, from + size * element) && before(from, to + out_size * out_element))
        return {ErrorCode::out_of_range, "out", static_cast<double>(out_size), "x itself, or memory apart from x"};
    if (serves_engines && in_place && shape.own && size != 0 && !are_same(*shape.own, *shape.own_out))
        return {ErrorCode::shape_mismatch, "out_strides", static_cast<double>(shape.own_out->first),
                "those of x where out is x"};
    return {};
}

Status validate_asked(std::size_t heads, std::optional<bool> heads_first, std::optional<Pairing> pairing) noexcept {
    if (!pairing)
        return {ErrorCode::missing_key, "pairing", 0, "interleaved or rotate_half, as the weights were trained"};
    if (heads > 1 && !heads_first)
        return {ErrorCode::missing_key, "heads_first", 0,
                "true for [B, H, T, D] or false for [B, T, H, D], where there are several heads"};
    return {};
}

template <class T, class U>
void Rotator<T, U>::make_table(std::size_t head, std::size_t first_row, std::size_t count) {
    if (head == made_head_ && first_row == made_first_ && count == made_count_) return;
    made_head_ = head;
    made_first_ = first_row;
    made_count_ = count;
    const std::size_t pairs = rows_.pairs();
    planar_.resize(std::max(planar_.size(), count * 2 * pairs));
    rows_.write(head, first_row, count, planar_.data());
    if (inverse_)
        for (std::size_t r = 0; r < count; ++r)
            for (std::size_t i = 0; i < pairs; ++i) planar_[(2 * r + 1) * pairs + i] *= -1;
    if (pairing_ == Pairing::rotate_half) return;
    table_.resize(std::max(table_.size(), count * 4 * pairs));
    for (std::size_t r = 0; r < count; ++r) {
        const F* from = planar_.data() + r * 2 * pairs;
        F* cosine = table_.data() + r * 4 * pairs;
        F* sine = cosine + 2 * pairs;
        for (std::size_t i = 0; i < pairs; ++i) {
            cosine[2 * i] = cosine[2 * i + 1] = from[i];
            sine[2 * i] = -from[pairs + i];
            sine[2 * i + 1] = from[pairs + i];
        }
    }
}

template <class T, class U>
void Rotator<T, U>::turn(std::size_t count, const HeadsShape& shape, std::size_t heads, const T* x, U* out) {
    const std::size_t pairs = rows_.pairs();
    const bool interleaved = pairing_ == Pairing::interleaved;
    const std::size_t width = interleaved ? 2 * pairs : pairs;
    const F* table = interleaved ? table_.data() : planar_.data();
    const HeadStrides from = shape.strides(), to = shape.out_strides();
    const kernels::Rotation<T, U> work{.cosine = table,
                                       .sine = table + width,
                                       .table_stride = 2 * width,
                                       .pairs = pairs,
                                       .tail = shape.head_dim - 2 * pairs,
                                       .x = x,
                                       .out = out,
                                       .rows = count,
                                       .heads = heads,
                                       .x_stride = {from.token, from.head},
                                       .out_stride = {to.token, to.head}};
    auto* const rotate = rotation_kernel<T, U>(pairing_);
    if constexpr (kernels::can_stream)
        if (past_caches_) return stream(shape, work, rotate);
    rotate(work);
}

// Block after block of adjacent memory: some tokens, or some tokens of one head. Each goes in pieces of some tokens, or
// some heads of a token, so small that the processor turns the next one while the last is still on its way.
template <class T, class U>
void Rotator<T, U>::stream(const HeadsShape& shape, const kernels::Rotation<T, U>& work, kernels::Rotate<T, U> rotate) {
    const std::size_t blocks = shape.heads_first ? work.heads : 1, heads = shape.heads_first ? 1 : work.heads;
    const std::size_t together = std::clamp<std::size_t>(piece_size / shape.head_dim, 1, heads);
    const std::size_t tokens = together < heads ? 1 : std::max<std::size_t>(1, piece_size / (heads * shape.head_dim));
    for (std::size_t block = 0; block < blocks; ++block) {
        past_caches_->start(work.out + block * work.out_stride.head);
        for (std::size_t token = 0; token < work.rows; token += tokens)
            for (std::size_t head = 0; head < heads; head += together) {
                kernels::Rotation<T, U> part = work;
                part.cosine += token * work.table_stride;
                part.sine += token * work.table_stride;
                part.x += (block + head) * work.x_stride.head + token * work.x_stride.row;
                part.out = past_caches_->piece();
                part.rows = std::min(tokens, work.rows - token);
                part.heads = std::min(together, heads - head);
                rotate(part);
                past_caches_->put(part.rows * part.heads * shape.head_dim);
            }
        past_caches_->finish();
    }
}

// A tensor beyond the caches that is not turned in place.
template <class T, class U>
bool Rotator<T, U>::is_streamed(const HeadsShape& shape, const T* x, const U* out) const noexcept {
    constexpr std::size_t longest = std::size_t{1} << 16;
    return static_cast<const void*>(x) != out && !shape.own &&
           kernels::is_streamed(shape.batch * shape.batch_stride() * sizeof(U)) &&
           (shape.heads_first || rows_.heads() == 1) && shape.head_dim * sizeof(U) <= longest;
}

template <class T, class U>
void Rotator<T, U>::apply_piece(std::size_t first_row, std::size_t tokens, const HeadsShape& shape, const T* x,
                                U* out) {
    HeadsShape piece = shape;
    piece.batch = 1;
    piece.tokens = tokens;
    const HeadStrides from = piece.strides(), to = piece.out_strides();
    for (std::size_t first = 0; first < tokens; first += chunk) {
        const std::size_t count = std::min(chunk, tokens - first);
        const std::size_t alike = rows_.heads() > 1 ? 1 : shape.heads;
        for (std::size_t head = 0; head < shape.heads; head += alike) {
            make_table(head, first_row + first, count);
            turn(count, piece, alike, x + first * from.token + head * from.head,
                 out + first * to.token + head * to.head);
        }
    }
}

template <class T, class U>
void Rotator<T, U>::apply(const HeadsShape& shape, const T* x, U* out) {
    if (shape.tokens == 0) return;  // in a batch of any size
    // The first rows are the most: what they need is allocated before anything is written, and nothing after it.
    make_table(0, 0, std::min(chunk, shape.tokens));
    keep_rest(shape, x, out);
    if constexpr (kernels::can_stream) {
        if (is_streamed(shape, x, out)) {
            past_caches_.emplace(std::max(piece_size, shape.head_dim));
            apply_all(shape, x, out);
            past_caches_.reset();
            return kernels::finish_stream();
        }
    }
    apply_all(shape, x, out);
}

template <class T, class U>
void Rotator<T, U>::apply_all(const HeadsShape& shape, const T* x, U* out) {
    const HeadStrides from = shape.strides(), to = shape.out_strides();
    if (shape.rows_per_batch || shape.batch == 1 || rows_.heads() > 1) {
        for (std::size_t b = 0; b < shape.batch; ++b)
            apply_piece(shape.rows_per_batch ? b * shape.tokens : 0, shape.tokens, shape, x + b * from.batch,
                        out + b * to.batch);
        return;
    }
    for (std::size_t first = 0; first < shape.tokens; first += chunk) {
        const std::size_t count = std::min(chunk, shape.tokens - first);
        make_table(0, first, count);
        for (std::size_t b = 0; b < shape.batch; ++b)
            turn(count, shape, shape.heads, x + b * from.batch + first * from.token,
                 out + b * to.batch + first * to.token);
    }
}

template class Rotator<float>;
template class Rotator<double>;
template class Rotator<Float16>;
template class Rotator<Bfloat16>;
template class Rotator<float, Float16>;
template class Rotator<float, Bfloat16>;

}  // namespace posenc
