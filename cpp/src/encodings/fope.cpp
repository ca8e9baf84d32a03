#include "posenc/encodings/fope.hpp"

#include <vector>

#include "core/guard.hpp"
#include "core/shapes.hpp"
#include "encodings/fope_table.hpp"
#include "encodings/rotary_heads.hpp"
#include "encodings/rotator.hpp"
#include "posenc/encodings/rotary.hpp"

namespace posenc {
namespace {

constexpr double two_pi = 6.283185307179586;

template <class T>
Status apply(const FopeHeads& o, std::span<const T> table, std::span<const T> x, std::span<T> out) noexcept {
    POSENC_TRY(validate_asked(o.heads, o.heads_first, Pairing::rotate_half));
    HeadsShape shape{
        .batch = o.batch, .heads = o.heads, .head_dim = o.head_dim, .heads_first = o.heads_first.value_or(false)};
    POSENC_TRY(validate_heads(x.size(), 0, shape));
    if (o.head_dim % 2 != 0)
        return {ErrorCode::out_of_range, "head_dim", static_cast<double>(o.head_dim), "an even integer"};
    if (o.table_heads == 0 || o.heads % o.table_heads != 0)
        return {ErrorCode::out_of_range, "table_heads", static_cast<double>(o.table_heads), "a divisor of heads"};
    const std::size_t pairs = o.head_dim / 2, tokens = shape.tokens;
    POSENC_TRY(guard::shape(table.size(), {2, o.table_heads, tokens, pairs}, "table",
                            "2 x table_heads x tokens x head_dim / 2 elements"));
    POSENC_TRY(validate_out(shape, x, out));
    const T *const cosines = table.data(), *const sines = cosines + table.size() / 2;
    const std::size_t group = o.heads / o.table_heads;
    for (std::size_t b = 0; b < o.batch; ++b)
        for (std::size_t h = 0; h < o.heads; ++h)
            for (std::size_t t = 0; t < tokens; ++t) {
                const std::size_t at = b * shape.batch_stride() + h * shape.head_stride() + t * shape.row_stride();
                const std::size_t row = (h / group * tokens + t) * pairs;
                for (std::size_t i = 0; i < pairs; ++i) {
                    const T first = x[at + i], second = x[at + pairs + i];
                    const T cosine = cosines[row + i], sine = sines[row + i];
                    out[at + i] = first * cosine - second * sine;
                    out[at + pairs + i] = second * cosine + first * sine;
                }
            }
    return {};
}

}  // namespace

std::size_t count_fope_frequencies(const Frequencies& frequencies, double length) noexcept {
    if (!(length > 0)) return 0;
    std::size_t count = 0;
    while (count < frequencies.size() && frequencies.inverse[count] > two_pi / length) ++count;
    return count;
}

Status write_fope_table(const FopeOptions& o, const Frequencies& frequencies, std::span<const float> cosine_weights,
                        std::span<const float> sine_weights, const Output& out) noexcept {
    const RotaryTableOptions options{.positions = o.positions};
    POSENC_TRY(validate_rotary_table(options, frequencies));
    const std::size_t kept = frequencies.size(), tokens = o.positions.count;
    POSENC_TRY(guard::in_range(o.heads, 1, 1048576, "heads", "an integer from 1 to 1048576"));
    POSENC_TRY(guard::in_range(o.pairs, kept, 8388608, "pairs", "at least as many as frequencies, at most 8388608"));
    constexpr const char* allowed = "heads x frequencies x frequencies elements";
    POSENC_TRY(guard::shape(cosine_weights.size(), {o.heads, kept, kept}, "cosine_weights", allowed));
    POSENC_TRY(guard::shape(sine_weights.size(), {o.heads, kept, kept}, "sine_weights", allowed));
    POSENC_TRY(guard::shape(out.size(), {2, o.heads, tokens, o.pairs}, "out", "2 x heads x tokens x pairs elements"));
    if (out.empty()) return {};
    return guard::no_throw([&]() -> Status {
        std::vector<double> waves[] = {std::vector<double>(tokens * kept), std::vector<double>(tokens * kept)};
        RotaryTable(options, frequencies).write(0, tokens, waves[0].data(), waves[1].data());
        std::size_t at = 0;
        for (const bool is_sine : {false, true}) {
            const std::vector<double>& wave = waves[is_sine ? 1 : 0];
            const float* weights = is_sine ? sine_weights.data() : cosine_weights.data();
            // The rest is multiplied by the attention factor too, as in the class.
            const double rest = is_sine && !o.rest_ones ? 0 : frequencies.attention_factor;
            for (std::size_t h = 0; h < o.heads; ++h)
                for (std::size_t t = 0; t < tokens; ++t)
                    for (std::size_t d = 0; d < o.pairs; ++d) {
                        double sum = d < kept ? 0 : rest;
                        if (d < kept)
                            for (std::size_t f = 0; f < kept; ++f)
                                sum += wave[t * kept + f] * weights[(h * kept + f) * kept + d];
                        out.set(at++, sum);
                    }
        }
        return {};
    });
}

Status try_make_fope_table(const FopeOptions& options, const Frequencies& frequencies,
                           std::span<const float> cosine_weights, std::span<const float> sine_weights,
                           std::span<float> out) noexcept {
    return write_fope_table(options, frequencies, cosine_weights, sine_weights, out);
}
Status try_make_fope_table(const FopeOptions& options, const Frequencies& frequencies,
                           std::span<const float> cosine_weights, std::span<const float> sine_weights,
                           std::span<double> out) noexcept {
    return write_fope_table(options, frequencies, cosine_weights, sine_weights, out);
}
Status try_apply_fope(const FopeHeads& options, std::span<const float> table, std::span<const float> x,
                      std::span<float> out) noexcept {
    return apply(options, table, x, out);
}
Status try_apply_fope(const FopeHeads& options, std::span<const double> table, std::span<const double> x,
                      std::span<double> out) noexcept {
    return apply(options, table, x, out);
}

}  // namespace posenc
