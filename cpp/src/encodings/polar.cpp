#include "posenc/encodings/polar.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/guard.hpp"
#include "encodings/rotator.hpp"
#include "exact/exponential.hpp"
#include "frequencies/ladder.hpp"
#include "tables/sincos_table.hpp"

namespace posenc {
namespace {

/// ln(1 + u) for u from 0 to 1, within 3 units in the last place: 2 artanh(u / (2 + u)) as a series.
double log_one_plus(double u) noexcept {
    const double s = u / (2 + u), square = s * s;
    // s is at most 1/3: the term of degree 37 is below 2^-60 of the first.
    double series = 1.0 / 35;
    for (int degree = 33; degree >= 3; degree -= 2) series = series * square + 1.0 / degree;
    return 2 * (s + s * square * series);
}

/// ln(1 + e^x) within 4 units in the last place, from basic operations only, so that bits are the same everywhere.
double softplus(double x) noexcept {
    const double tail = log_one_plus(exact::exponential(x < 0 ? x : -x));
    return x < 0 ? tail : x + tail;
}

/// Cosines of a row of D angles, then their sines.
SinCosLayout planar(std::size_t dim) noexcept {
    return {.sine = dim, .cosine = 0, .stride = 1, .row = 2 * dim};
}

/// The sines and cosines of the learned phases, [H, 2 D]; empty without phases.
template <class T>
std::vector<double> turns_of(std::span<const T> phases, std::size_t dim) {
    std::vector<double> turns(2 * phases.size());
    for (std::size_t k = 0; k < phases.size(); ++k) {
        const auto [sine, cosine] = exact::sincos(static_cast<double>(phases[k]), exact::turn_frequency({1, 0}));
        double* head = turns.data() + k / dim * 2 * dim + k % dim;
        head[0] = cosine;
        head[dim] = sine;
    }
    return turns;
}

/// One token of one head; `angle` and `phase` (or null) hold D cosines, then D sines.
template <class T>
void write_row(const T* x, const double* angle, const double* phase, std::size_t dim, T* out) noexcept {
    for (std::size_t c = 0; c < dim; ++c) {
        double cosine = angle[c], sine = angle[dim + c];
        if (phase != nullptr) {
            const double turned = cosine * phase[c] - sine * phase[dim + c];
            sine = sine * phase[c] + cosine * phase[dim + c];
            cosine = turned;
        }
        const double length = softplus(static_cast<double>(x[c]));
        out[c] = static_cast<T>(length * cosine);
        out[dim + c] = static_cast<T>(length * sine);
    }
}

template <class T>
Status validate(const PolarOptions& o, std::span<const T> x, std::span<const T> phases, std::span<T> out,
                HeadsShape& shape) noexcept {
    POSENC_TRY(guard::above(o.base, 1, "base", "a finite number above 1"));
    POSENC_TRY(validate_asked(o.heads, o.heads_first, Pairing::interleaved));
    shape = {.batch = o.batch, .heads = o.heads, .head_dim = o.head_dim, .heads_first = o.heads_first.value_or(false)};
    POSENC_TRY(validate_heads(x.size(), 0, shape));
    POSENC_TRY(validate(o.positions));
    if (o.positions.count != shape.tokens)
        return {ErrorCode::shape_mismatch, "positions", static_cast<double>(o.positions.count),
                "as many positions as x has tokens"};
    if (!phases.empty())
        POSENC_TRY(guard::shape(phases.size(), o.heads, o.head_dim, "phases", "heads x head_dim elements"));
    for (const T phase : phases) {
        const char* const allowed = "finite numbers from -2^53 to 2^53";
        POSENC_TRY(guard::finite(phase, "phases", allowed));
        if (std::fabs(phase) > T(largest_position))
            return {ErrorCode::out_of_range, "phases", static_cast<double>(phase), allowed};
    }
    return guard::shape(out.size(), x.size(), 2, "out", "twice as many elements as x");
}

template <class T>
Status apply(const PolarOptions& options, std::span<const T> x, std::span<const T> phases, std::span<T> out) noexcept {
    HeadsShape shape;
    POSENC_TRY(validate(options, x, phases, out, shape));
    if (x.empty()) return {};  // no ladder of 2^24 frequencies for an empty result
    return guard::no_throw([&]() -> Status {
        const std::size_t dim = options.head_dim, tokens = shape.tokens, heads = shape.heads;
        const auto ladder = find_ladder({dim, options.base, 1, static_cast<double>(dim)});
        const SinCosTable table(options.positions, ladder->turns);
        const std::vector<double> turns = turns_of(phases, dim);
        std::vector<double> angles(2 * dim * std::min(tokens, SinCosTable::tile_rows));
        for (std::size_t first = 0; first < tokens; first += SinCosTable::tile_rows) {
            const std::size_t count = std::min(tokens - first, SinCosTable::tile_rows);
            table.write(first, count, planar(dim), angles.data());
            for (std::size_t b = 0; b < shape.batch; ++b)
                for (std::size_t h = 0; h < heads; ++h)
                    for (std::size_t r = 0; r < count; ++r) {
                        const std::size_t t = first + r;
                        const std::size_t row =
                            shape.heads_first ? (b * heads + h) * tokens + t : (b * tokens + t) * heads + h;
                        write_row(x.data() + row * dim, angles.data() + r * 2 * dim,
                                  turns.empty() ? nullptr : turns.data() + h * 2 * dim, dim,
                                  out.data() + row * 2 * dim);
                    }
        }
        return {};
    });
}

}  // namespace

Status try_apply_polar(const PolarOptions& options, std::span<const float> x, std::span<const float> phases,
                       std::span<float> out) noexcept {
    return apply(options, x, phases, out);
}
Status try_apply_polar(const PolarOptions& options, std::span<const double> x, std::span<const double> phases,
                       std::span<double> out) noexcept {
    return apply(options, x, phases, out);
}

}  // namespace posenc
