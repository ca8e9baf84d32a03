// One call of a prepared rotation: the checks, and the ways to the rows.
#include <cmath>
#include <functional>

#include "core/guard.hpp"
#include "encodings/prepared_state.hpp"
#include "encodings/turn_rows.hpp"
#include "kernels/kernels.hpp"

namespace posenc {
/// One token of packed heads, or of heads in place at a distance, whose row is kept: the step of a decoder, for which
/// the general checks would take longer than the rotation of a head. Anything else returns false, errors too.
template <class T, class U>
[[gnu::flatten]] bool PreparedRotary::State::turn_kept_token(const PreparedRotaryPlace& place,
                                                             const std::span<const T>& x,
                                                             const std::span<U>& out) const noexcept {
    const Positions& p = place.positions;
    if (p.count != 1 || place.batch != 1 || place.per_batch || place.fused || place.out_strides || has_sections() ||
        grid || x.empty() || !(std::fabs(p.step) <= largest_position))
        return false;
    const auto& [forward, back] = std::get<Kept<kernels::Turned<T>>>(kept).rows;
    const auto* rows = &forward;
    if (place.inverse) [[unlikely]]  // not an index: nothing is loaded until it has been
        rows = &back;
    const auto* const row = *rows ? (*rows)->find(p[0]) : nullptr;
    if (!row) return false;
    const bool in_place = static_cast<const void*>(x.data()) == out.data() && std::is_same_v<T, U>;
    const std::size_t d = options.head_dim, size = x.size();
    struct {
        std::size_t heads, stride, first;
    } token{place.heads, d, 0};
    if (out.size() != size) return false;
    if (serves_engines && place.strides) {
        token.stride = place.strides->head;
        token.first = place.strides->first;
        constexpr std::size_t most = std::size_t{1} << 31;  // so that no sum of three products wraps around
        if (!in_place || token.heads == 0 || token.heads > most || token.stride > most || token.first > size ||
            (token.heads > 1 && token.stride < d) || (token.heads - 1) * token.stride + d > size - token.first)
            return false;
    } else {
        const auto is_apart = [&] {
            const auto* const from = reinterpret_cast<const char*>(x.data());
            const auto* const to = reinterpret_cast<const char*>(out.data());
            const std::less<const char*> before;
            return !before(to, from + x.size_bytes()) || !before(from, to + out.size_bytes());
        };
        token.heads = size == d ? 1 : size / d;
        if (place.heads != 0 || token.heads * d != size || (!in_place && !is_apart())) return false;
    }
    const std::size_t pairs = (*rows)->pairs();
    rotation_kernel<T, U> (*options.pairing)({.cosine = row,
                                              .sine = row + (*rows)->row_size() / 2,
                                              .table_stride = 0,
                                              .pairs = pairs,
                                              .tail = d - 2 * pairs,
                                              .x = x.data() + token.first,
                                              .out = out.data() + token.first,
                                              .rows = 1,
                                              .heads = token.heads,
                                              .x_stride = {0, token.stride},
                                              .out_stride = {0, token.stride}});
    return true;
}

Status PreparedRotary::State::find_shape(const PreparedRotaryPlace& place, std::size_t size,
                                         HeadsShape& shape) const noexcept {
    constexpr std::size_t most = std::size_t{1} << 31;
    POSENC_TRY(guard::in_range(place.batch, 1, most, "batch", "an integer from 1 to 2^31"));
    std::size_t tokens = place.positions.count;
    if (grid) {
        if (tokens != 0)
            return {ErrorCode::shape_mismatch, "positions", static_cast<double>(tokens), "none: a grid has its own"};
        tokens = grid->tokens;
    } else {
        POSENC_TRY(validate(place.positions));
        if (has_sections() && !place.positions.is_range()) {
            if (tokens % mrope_axes != 0)
                return {ErrorCode::shape_mismatch, "positions", static_cast<double>(tokens),
                        "three rows of one length"};
            tokens /= mrope_axes;
        }
        if (place.per_batch) {
            if (place.positions.is_range() || tokens % place.batch != 0)
                return {ErrorCode::shape_mismatch, "positions", static_cast<double>(tokens),
                        "a list of batch x tokens"};
            tokens /= place.batch;
        }
    }
    const std::size_t d = options.head_dim;
    shape = {.batch = place.batch,
             .tokens = tokens,
             .head_dim = d,
             .heads_first = *options.heads_first,
             .rows_per_batch = place.per_batch};
    if (serves_engines && (place.strides || place.out_strides)) {
        shape.heads = place.heads;
        POSENC_TRY(validate_strides(place.strides ? &*place.strides : nullptr,
                                    place.out_strides ? &*place.out_strides : nullptr, place.fused.has_value(), tokens,
                                    size, pairs(), shape));
    } else if (place.fused) {
        shape.heads = place.heads;
        POSENC_TRY(validate_fused(*place.fused, shape));
        POSENC_TRY(validate_heads(size, pairs(), shape));
        if (shape.tokens != tokens)
            return {ErrorCode::shape_mismatch, "x", static_cast<double>(size), "batch x tokens x width elements"};
    } else {
        if (place.heads != 0)
            return {ErrorCode::shape_mismatch, "heads", static_cast<double>(place.heads),
                    "a number only with fused or strides"};
        const std::size_t all = size / d;
        if (size % d != 0 || all % place.batch != 0 || (tokens == 0 ? size != 0 : all / place.batch % tokens != 0))
            return {ErrorCode::shape_mismatch, "x", static_cast<double>(size),
                    "batch x tokens x heads x head_dim elements"};
        shape.heads = tokens == 0 ? 1 : all / place.batch / tokens;
    }
    if (grid && grid->heads != 1 && grid->heads != shape.heads && size != 0)
        return {ErrorCode::shape_mismatch, "x", static_cast<double>(shape.heads), "as many heads as the grid has"};
    return {};
}

template <class T, class U>
void PreparedRotary::State::turn_grid(const HeadsShape& shape, bool inverse, const T* x, U* out) {
    using F = kernels::Turned<T>;
    auto& stored = std::get<Kept<F>>(kept).stored[inverse];
    if (!stored) stored = std::make_unique<StoredRows<F>>(*grid, rotary_amplitude(grid->frequencies, inverse));
    Rotator<T, U>(*stored, *options.pairing, inverse).apply(shape, x, out);
}

template <class T, class U>
Status PreparedRotary::State::apply(const PreparedRotaryPlace& place, const std::span<const T>& x,
                                    const std::span<U>& out) noexcept {
    if (serves_engines && turn_kept_token(place, x, out)) return {};
    return apply_any(place, x, out);
}

template <class T, class U, class F>
Status PreparedRotary::State::apply_shared(const PreparedRotaryPlace& place, const std::span<const T>& x,
                                           const std::span<U>& out, const std::span<F>& scratch) const noexcept {
    if (grid) return {ErrorCode::shape_mismatch, "grid", 1, "frequencies: threads do not share a rotation by a grid"};
    if (serves_engines && turn_kept_token(place, x, out)) return {};
    return apply_any_shared(place, x, out, scratch);
}

template <class T, class U>
[[gnu::noinline]] Status PreparedRotary::State::apply_any(const PreparedRotaryPlace& place, std::span<const T> x,
                                                          std::span<U> out) noexcept {
    using F = kernels::Turned<T>;
    HeadsShape shape;
    POSENC_TRY(find_shape(place, x.size(), shape));
    POSENC_TRY(validate_out(shape, x, out));
    if (x.empty() || shape.tokens == 0) return {};
    return guard::no_throw([&]() -> Status {
        const Positions& p = place.positions;
        const T* from = x.data();
        U* to = out.data();
        const bool by_rows = !grid && (has_sections() || !p.is_range() || !SinCosTable::differs_from_list(p));
        POSENC_TRY(room_to_turn<F>(place.inverse, by_rows));
        if (grid)
            turn_grid(shape, place.inverse, from, to);
        else if (by_rows) {
            RotaryRows<F>& own = rows<F>(place.inverse);
            F* const merged = std::get<Kept<F>>(kept).merged.data();
            const auto row_at = [&](double position, std::size_t axis) { return own.at(position, axis); };
            turn_rows(shape, *options.pairing, pairs(), from, to,
                      [&](std::size_t k) { return row_of<F>(p, k, merged, row_at); });
        } else {
            const LineRows rows(p, frequencies, rotary_amplitude(frequencies, place.inverse));
            Rotator<T, U>(rows, *options.pairing, place.inverse).apply(shape, from, to);
        }
        return {};
    });
}

template <class T, class U, class F>
[[gnu::noinline]] Status PreparedRotary::State::apply_any_shared(const PreparedRotaryPlace& place, std::span<const T> x,
                                                                 std::span<U> out,
                                                                 std::span<F> scratch) const noexcept {
    HeadsShape shape;
    POSENC_TRY(find_shape(place, x.size(), shape));
    POSENC_TRY(validate_out(shape, x, out));
    if (x.empty() || shape.tokens == 0) return {};
    const Positions& p = place.positions;
    const auto* const ready =
        std::is_same_v<F, float> && !place.inverse ? &*std::get<Kept<float>>(kept).rows[0] : nullptr;
    const auto find = [&](double position) -> const F* {
        if constexpr (std::is_same_v<F, float>)
            if (ready) return ready->find(position);
        return nullptr;
    };
    const std::size_t size = row_size();
    const std::less_equal<const void*> ends_before;
    const auto is_apart = [&](const auto& tensor) {
        return ends_before(scratch.data() + scratch.size(), tensor.data()) ||
               ends_before(tensor.data() + tensor.size(), scratch.data());
    };
    const bool can_make = scratch.size() >= scratch_rows() * size && is_apart(x) && is_apart(out);
    if (!can_make) {
        // Rows that stand ready need none; three of them are one only where they are the same.
        const std::size_t n = axes.empty() || p.is_range() ? p.count : p.count / mrope_axes;
        for (std::size_t k = 0; k < p.count; ++k)
            if (!find(p[k]) || (k >= n && p[k] != p[k % n]))
                return {ErrorCode::shape_mismatch, "scratch", static_cast<double>(scratch.size()),
                        "scratch_size() elements apart from x and out, for rows that do not stand ready"};
    }
    const double amplitude = rotary_amplitude(frequencies, place.inverse);
    const auto row_at = [&](double position, std::size_t axis) -> const F* {
        if (const F* row = find(position)) return row;
        F* const row = scratch.data() + axis * size;
        write_rotary_row<F>(*turns, *options.pairing, amplitude, place.inverse, position, row);
        return row;
    };
    F* const merged = axes.empty() || !can_make ? nullptr : scratch.data() + mrope_axes * size;
    turn_rows(shape, *options.pairing, pairs(), x.data(), out.data(),
              [&](std::size_t k) { return row_of<F>(p, k, merged, row_at); });
    return {};
}

#define POSENC_APPLY(T, U, F)                                                                                          \
    template Status PreparedRotary::State::apply<T, U>(const PreparedRotaryPlace&, const std::span<const T>&,          \
                                                       const std::span<U>&) noexcept;                                  \
    template Status PreparedRotary::State::apply_shared<T, U, F>(const PreparedRotaryPlace&,                           \
                                                                 const std::span<const T>&, const std::span<U>&,       \
                                                                 const std::span<F>&) const noexcept;
POSENC_APPLY(float, float, float)
POSENC_APPLY(double, double, double)
POSENC_APPLY(Float16, Float16, float)
POSENC_APPLY(Bfloat16, Bfloat16, float)
POSENC_APPLY(float, Float16, float)
POSENC_APPLY(float, Bfloat16, float)
#undef POSENC_APPLY

}  // namespace posenc
