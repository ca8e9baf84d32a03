#include "posenc/encodings/xpos.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/guard.hpp"
#include "encodings/xpos_rows.hpp"
#include "frequencies/ladder.hpp"

namespace posenc {
namespace {

using exact::DoubleDouble;

Positions positions_of(const XposOptions& o, std::size_t tokens) noexcept {
    return o.positions.count != 0 ? o.positions : range(static_cast<double>(o.offset), tokens);
}

std::size_t rotary_dim(const XposOptions& o) noexcept {
    return o.rotary_dim != 0 ? o.rotary_dim : o.head_dim;
}

/// The lowest and the highest position.
std::pair<double, double> ends(const Positions& positions) noexcept {
    if (positions.count == 0) return {0, 0};
    std::pair<double, double> found{positions[0], positions[positions.count - 1]};
    if (found.first > found.second) std::swap(found.first, found.second);
    if (!positions.is_range())
        for (std::size_t k = 0; k < positions.count; ++k) {
            found.first = std::min(found.first, positions[k]);
            found.second = std::max(found.second, positions[k]);
        }
    return found;
}

double centre_of(const XposOptions& o, const Positions& positions) noexcept {
    const double half = o.length.value_or(ends(positions).second + 1) / 2;
    return o.centre == XposCentre::torchscale ? std::ceil(half) : std::floor(half);
}

}  // namespace

Status validate_xpos(const XposOptions& o, HeadsShape& shape, std::size_t size, bool wide) noexcept {
    constexpr const char* even = "an even integer from 2 to 16777216";
    if ((o.rotary_dim == 0 && o.head_dim % 2 != 0) || o.head_dim < 2 || o.head_dim > largest_dim)
        return {ErrorCode::out_of_range, "head_dim", static_cast<double>(o.head_dim), even};
    if (o.rotary_dim % 2 != 0 || o.rotary_dim > largest_dim)
        return {ErrorCode::out_of_range, "rotary_dim", static_cast<double>(o.rotary_dim), even};
    POSENC_TRY(guard::above(o.base, 1, "base", "a finite number above 1"));
    POSENC_TRY(guard::above(o.scale_base, 0, "scale_base", "a finite number above 0"));
    constexpr std::size_t most = std::size_t{1} << 30;
    POSENC_TRY(guard::in_range(o.offset, 0, o.positions.count != 0 ? 0 : most, "offset",
                               "an integer from 0 to 2^30, and 0 where there are positions"));
    if (o.length) {
        constexpr const char* allowed = "a number from 0 to 2^53";
        POSENC_TRY(guard::finite(*o.length, "length", allowed));
        if (!(*o.length >= 0 && *o.length <= largest_position))
            return {ErrorCode::out_of_range, "length", *o.length, allowed};
    }
    if (!o.role) return {ErrorCode::missing_key, "role", 0, "queries or keys"};
    POSENC_TRY(validate(o.positions));
    POSENC_TRY(validate_asked(o.heads, o.heads_first, Pairing::interleaved));
    shape = {.batch = o.batch, .heads = o.heads, .head_dim = o.head_dim, .heads_first = o.heads_first.value_or(false)};
    POSENC_TRY(validate_heads(size, rotary_dim(o) / 2, shape));
    POSENC_TRY(guard::in_range(shape.tokens, 0, most, "x", "at most 2^30 tokens"));
    const Positions positions = positions_of(o, shape.tokens);
    if (positions.count != shape.tokens) {
        if (positions.is_range() || positions.count != shape.batch * shape.tokens)
            return {ErrorCode::shape_mismatch, "positions", static_cast<double>(positions.count),
                    "one for each token, or a list of batch x tokens"};
        shape.rows_per_batch = true;
    }
    // ln(0.4 / 1.4) = -1.25: the scale of the first pair is the largest. It is formed in blocks, one of them beyond the
    // end.
    const auto [low, high] = ends(positions);
    const double centre = centre_of(o, positions), reach = std::max(std::fabs(low - centre), std::fabs(high - centre));
    if ((reach + XposRows::block) / o.scale_base > (wide ? 550 : 63))
        return {ErrorCode::out_of_range, "scale_base", o.scale_base, "a number large enough for tokens so far apart"};
    return {};
}

XposRows::XposRows(const XposOptions& o, std::size_t tokens)
    : RotationRows(rotary_dim(o) / 2),
      turns_(find_ladder({rotary_dim(o) / 2, o.base, 2, static_cast<double>(rotary_dim(o))})->turns),
      positions_(positions_of(o, tokens)), table_(positions_, turns_), logs_(pairs()),
      centre_(centre_of(o, positions_)), fine_(block * pairs()), coarse_(pairs()) {
    const auto d = static_cast<double>(rotary_dim(o));
    const double sign = o.role == XposRole::keys ? -1 : 1;
    for (std::size_t i = 0; i < pairs(); ++i) {
        // (2i + 0.4 R) / (1.4 R) = (5i + R) / (3.5 R), without the decimals.
        const DoubleDouble z = DoubleDouble{5 * static_cast<double>(i) + d, 0} / (3.5 * d);
        logs_[i] = exact::log(z) * sign / o.scale_base;
        for (std::size_t r = 0; r < block; ++r) fine_[r * pairs() + i] = power(i, static_cast<double>(r));
    }
}

double XposRows::power(std::size_t pair, double c) const noexcept {
    return exact::exp(logs_[pair] * c).high;
}

void XposRows::write(std::size_t, std::size_t first_row, std::size_t count, double* out) const {
    const std::size_t n = pairs();
    table_.write(first_row, count, {.sine = n, .cosine = 0, .stride = 1, .row = 2 * n}, out);
    double made = NAN;  // the block that coarse_ is for
    for (std::size_t row = 0; row < count; ++row) {
        const double c = positions_[first_row + row] - centre_;
        const double first = std::floor(c / block) * block;
        if (first != made)
            for (std::size_t i = 0; i < n; ++i) coarse_[i] = power(i, first);
        made = first;
        const double within = c - first;
        const auto step = static_cast<std::size_t>(within);
        const bool whole = static_cast<double>(step) == within && step < block;
        double* to = out + row * 2 * n;
        for (std::size_t i = 0; i < n; ++i) {
            const double scale = coarse_[i] * (whole ? fine_[step * n + i] : power(i, within));
            to[i] *= scale;
            to[n + i] *= scale;
        }
    }
}

void XposRows::write(std::size_t head, std::size_t first_row, std::size_t count, float* out) const {
    const std::size_t size = count * 2 * pairs();
    wide_.resize(std::max(wide_.size(), size));
    write(head, first_row, count, wide_.data());
    for (std::size_t k = 0; k < size; ++k) out[k] = static_cast<float>(wide_[k]);
}

namespace {

template <class T>
Status apply(const XposOptions& options, std::span<const T> x, std::span<T> out) noexcept {
    HeadsShape shape;
    POSENC_TRY(validate_xpos(options, shape, x.size(), sizeof(T) == sizeof(double)));
    POSENC_TRY(validate_out(shape, x, out));
    if (x.empty()) return {};  // the scales of a head of 2^24 channels would take half a minute
    return guard::no_throw([&]() -> Status {
        const XposRows rows(options, shape.tokens);
        Rotator<T>(rows, Pairing::interleaved, false).apply(shape, x.data(), out.data());
        return {};
    });
}

}  // namespace

Status try_apply_xpos(const XposOptions& options, std::span<const float> x, std::span<float> out) noexcept {
    return apply(options, x, out);
}
Status try_apply_xpos(const XposOptions& options, std::span<const double> x, std::span<double> out) noexcept {
    return apply(options, x, out);
}

}  // namespace posenc
