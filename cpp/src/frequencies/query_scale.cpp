#include <cmath>

#include "core/guard.hpp"
#include "exact/double_double.hpp"
#include "frequencies/rotary_ladder.hpp"
#include "posenc/frequencies/frequencies.hpp"

namespace posenc {
namespace {

template <class T>
Status compute(const Frequencies& frequencies, const Positions& positions, std::span<T> out) noexcept {
    const QueryScale scale = frequencies.query_scale.value_or(QueryScale());
    POSENC_TRY(rotary::in_range(scale.beta, -1e9, 1e9, "query_scale.beta", "a number from -1e9 to 1e9"));
    // 2^53 divided by a smaller length may be infinite, and the factor then not a number.
    POSENC_TRY(guard::above(scale.length, 1e-200, "query_scale.length", "a finite number above 1e-200"));
    POSENC_TRY(validate(positions));
    if (out.size() != positions.count)
        return {ErrorCode::shape_mismatch, "out", static_cast<double>(out.size()), "as many elements as positions"};
    for (std::size_t t = 0; t < out.size(); ++t)
        if (!(positions[t] >= 0))
            return {ErrorCode::out_of_range, "positions", positions[t], "a number from 0 to 2^53"};
    for (std::size_t t = 0; t < out.size(); ++t) {
        const double steps = std::floor(positions[t] / scale.length);
        const exact::DoubleDouble one{1, 0};
        out[t] = static_cast<T>((exact::log(exact::two_sum(steps, 1)) * scale.beta + one).high);
    }
    return {};
}

}  // namespace

Status try_compute_query_scale(const Frequencies& frequencies, const Positions& positions,
                               std::span<double> out) noexcept {
    return compute(frequencies, positions, out);
}
Status try_compute_query_scale(const Frequencies& frequencies, const Positions& positions,
                               std::span<float> out) noexcept {
    return compute(frequencies, positions, out);
}

}  // namespace posenc
