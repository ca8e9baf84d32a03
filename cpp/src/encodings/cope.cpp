#include "posenc/encodings/cope.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/guard.hpp"
#include "core/shapes.hpp"
#include "encodings/outputs.hpp"
#include "exact/double_double.hpp"
#include "posenc/frequencies/geometric.hpp"

namespace posenc {
namespace {

Status validate(const CopeOptions& options, std::span<const float> logits, std::size_t out) noexcept {
    POSENC_TRY(guard::queries_are_tail(options.queries, options.keys));
    POSENC_TRY(guard::in_range(options.rows, 1, largest_dim, "rows", "an integer from 1 to 16777216"));
    POSENC_TRY(guard::shape(logits.size(), {options.batch, options.queries, options.keys}, "logits",
                            "batch x queries x keys elements"));
    POSENC_TRY(guard::shape(out, {logits.size()}, "out", "as many elements as logits"));
    for (const float x : logits)  // infinity is a gate that is shut or open for good
        if (std::isnan(x)) return {ErrorCode::not_finite, "logits", x, "numbers"};
    return {};
}

double sigmoid(double x) noexcept {
    constexpr double far = 700;  // beyond, the exponential is out of the range of double and adds nothing
    const exact::DoubleDouble one{1, 0}, small = exact::exp({-std::min(std::fabs(x), far), 0});
    return ((x < 0 ? small : one) / (one + small)).high;
}

/// Calls `each(key, position)` for the keys of one query, the last first.
template <class Each>
void walk(const CopeOptions& options, const float* logits, std::size_t row, Each each) {
    const std::size_t position = options.keys - options.queries + row;
    double sum = 0;
    for (std::size_t j = options.keys; j-- > 0;) {
        if (!options.causal || j <= position) sum += sigmoid(logits[j]);
        each(j, std::min(sum, static_cast<double>(options.rows - 1)));
    }
}

}  // namespace

Status write_cope_positions(const CopeOptions& options, std::span<const float> logits, const Output& out) noexcept {
    POSENC_TRY(validate(options, logits, out.size()));
    for (std::size_t r = 0; r < (out.empty() ? 0 : options.batch * options.queries); ++r) {
        const std::size_t at = r * options.keys;
        walk(options, logits.data() + at, r % options.queries, [&](std::size_t j, double p) { out.set(at + j, p); });
    }
    return {};
}

Status write_cope_bias(const CopeOptions& options, std::span<const float> logits, std::span<const float> queries,
                       std::span<const float> table, const Output& out) noexcept {
    POSENC_TRY(guard::in_range(options.dim, 1, largest_dim, "dim", "an integer from 1 to 16777216"));
    POSENC_TRY(validate(options, logits, out.size()));
    const std::size_t dim = options.dim;
    POSENC_TRY(guard::shape(queries.size(), {options.batch, options.queries, dim}, "queries",
                            "batch x queries x dim elements"));
    POSENC_TRY(guard::shape(table.size(), {options.rows, dim}, "table", "rows x dim elements"));
    if (out.empty()) return {};
    return guard::no_throw([&]() -> Status {
        std::vector<double> whole(options.rows);
        for (std::size_t r = 0; r < options.batch * options.queries; ++r) {
            for (std::size_t row = 0; row < options.rows; ++row) {
                double sum = 0;
                for (std::size_t c = 0; c < dim; ++c)
                    sum += static_cast<double>(queries[r * dim + c]) * table[row * dim + c];
                whole[row] = sum;
            }
            const std::size_t at = r * options.keys;
            walk(options, logits.data() + at, r % options.queries, [&](std::size_t j, double p) {
                const double below = std::floor(p), part = p - below;
                const auto low = static_cast<std::size_t>(below);
                const std::size_t high = std::min(low + 1, options.rows - 1);
                out.set(at + j, whole[low] * (1 - part) + whole[high] * part);
            });
        }
        return {};
    });
}

Status try_compute_cope_positions(const CopeOptions& options, std::span<const float> logits,
                                  std::span<float> out) noexcept {
    return write_cope_positions(options, logits, out);
}
Status try_compute_cope_positions(const CopeOptions& options, std::span<const float> logits,
                                  std::span<double> out) noexcept {
    return write_cope_positions(options, logits, out);
}
Status try_compute_cope_bias(const CopeOptions& options, std::span<const float> logits, std::span<const float> queries,
                             std::span<const float> table, std::span<float> out) noexcept {
    return write_cope_bias(options, logits, queries, table, out);
}
Status try_compute_cope_bias(const CopeOptions& options, std::span<const float> logits, std::span<const float> queries,
                             std::span<const float> table, std::span<double> out) noexcept {
    return write_cope_bias(options, logits, queries, table, out);
}

}  // namespace posenc
