#include "posenc/encodings/xpos.hpp"

#include "core/guard.hpp"
#include "encodings/xpos_rows.hpp"
#include "frequencies/ladder.hpp"

namespace posenc {
namespace {

using exact::DoubleDouble;

std::ptrdiff_t first_distance(const XposOptions& o, std::size_t tokens) noexcept {
    const std::size_t length = o.offset + tokens;
    const std::size_t centre = o.centre == XposCentre::torchscale ? (length + 1) / 2 : length / 2;
    return static_cast<std::ptrdiff_t>(o.offset) - static_cast<std::ptrdiff_t>(centre);
}

}  // namespace

Status validate_xpos(const XposOptions& o, HeadsShape& shape, std::size_t size, bool wide) noexcept {
    if (o.head_dim % 2 != 0 || o.head_dim < 2 || o.head_dim > largest_dim)
        return {ErrorCode::out_of_range, "head_dim", static_cast<double>(o.head_dim),
                "an even integer from 2 to 16777216"};
    POSENC_TRY(guard::above(o.base, 1, "base", "a finite number above 1"));
    POSENC_TRY(guard::above(o.scale_base, 0, "scale_base", "a finite number above 0"));
    POSENC_TRY(guard::in_range(o.offset, 0, std::size_t{1} << 30, "offset", "an integer from 0 to 2^30"));
    if (!o.role) return {ErrorCode::missing_key, "role", 0, "queries or keys"};
    POSENC_TRY(validate_asked(o.heads, o.heads_first, Pairing::interleaved));
    shape = {.batch = o.batch, .heads = o.heads, .head_dim = o.head_dim, .heads_first = o.heads_first.value_or(false)};
    POSENC_TRY(validate_heads(size, o.head_dim / 2, shape));
    POSENC_TRY(guard::in_range(shape.tokens, 0, std::size_t{1} << 30, "x", "at most 2^30 tokens"));
    // ln(0.4 / 1.4) = -1.25: the scale of the first pair is the largest. It is formed in blocks, one of them beyond the
    // end.
    const double reach = (static_cast<double>(o.offset + shape.tokens) / 2 + XposRows::block) / o.scale_base;
    if (reach > (wide ? 550 : 63))
        return {ErrorCode::out_of_range, "scale_base", o.scale_base, "a number large enough for this many tokens"};
    return {};
}

XposRows::XposRows(const XposOptions& o, std::size_t tokens)
    : RotationRows(o.head_dim / 2),
      turns_(find_ladder({o.head_dim / 2, o.base, 2, static_cast<double>(o.head_dim)})->turns),
      table_(range(static_cast<double>(o.offset), tokens), turns_), logs_(o.head_dim / 2),
      first_(first_distance(o, tokens)), fine_(block * (o.head_dim / 2)) {
    const auto d = static_cast<double>(o.head_dim);
    const double sign = o.role == XposRole::keys ? -1 : 1;
    for (std::size_t i = 0; i < pairs(); ++i) {
        // (2i + 0.4 D) / (1.4 D) = (5i + D) / (3.5 D), without the decimals.
        const DoubleDouble z = DoubleDouble{5 * static_cast<double>(i) + d, 0} / (3.5 * d);
        logs_[i] = exact::log(z) * sign / o.scale_base;
        for (std::ptrdiff_t r = 0; r < block; ++r)
            fine_[static_cast<std::size_t>(r) * pairs() + i] = power(i, static_cast<double>(r));
    }
}

double XposRows::power(std::size_t pair, double c) const noexcept {
    return exact::exp(logs_[pair] * c).high;
}

void XposRows::write(std::size_t, std::size_t first_row, std::size_t count, double* out) const {
    const std::size_t n = pairs();
    table_.write(first_row, count, {.sine = n, .cosine = 0, .stride = 1, .row = 2 * n}, out);
    std::vector<double> coarse(n);
    for (std::size_t row = 0; row < count; ++row) {
        const std::ptrdiff_t c = first_ + static_cast<std::ptrdiff_t>(first_row + row);
        const std::ptrdiff_t within = ((c % block) + block) % block;
        if (row == 0 || within == 0)
            for (std::size_t i = 0; i < n; ++i) coarse[i] = power(i, static_cast<double>(c - within));
        const double* fine = fine_.data() + static_cast<std::size_t>(within) * n;
        double* to = out + row * 2 * n;
        for (std::size_t i = 0; i < n; ++i) {
            const double scale = coarse[i] * fine[i];
            to[i] *= scale;
            to[n + i] *= scale;
        }
    }
}

void XposRows::write(std::size_t head, std::size_t first_row, std::size_t count, float* out) const {
    std::vector<double> wide(count * 2 * pairs());
    write(head, first_row, count, wide.data());
    for (std::size_t k = 0; k < wide.size(); ++k) out[k] = static_cast<float>(wide[k]);
}

namespace {

template <class T>
Status apply(const XposOptions& options, std::span<const T> x, std::span<T> out) noexcept {
    HeadsShape shape;
    POSENC_TRY(validate_xpos(options, shape, x.size(), sizeof(T) == sizeof(double)));
    POSENC_TRY(validate_out(x, out));
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
