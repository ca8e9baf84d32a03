// Notation: query head h reads head h / (Hq / Hk) of keys and values. For a query, over the keys j that it sees,
//
//   s_j = scale q.k_j,  c tanh(s_j / c),  + bias_j        out = sum_j e^(s_j - top) v_j / sum_j e^(s_j - top)
//
// A sink is one more term e^(sink - top) of the lower sum.
#include "posenc/encodings/attend.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <vector>

#include "core/guard.hpp"
#include "core/output.hpp"
#include "core/shapes.hpp"
#include "encodings/visible_keys.hpp"
#include "exact/exponential.hpp"
#include "posenc/encodings/alibi.hpp"
#include "posenc/frequencies/geometric.hpp"

namespace posenc {
namespace {

using exact::DoubleDouble;

/// Elements of a tensor of heads.
struct TensorStrides {
    std::size_t heads, tokens, dim;
    bool heads_first;

    std::size_t at(std::size_t b, std::size_t h, std::size_t t) const noexcept {
        return (heads_first ? (b * heads + h) * tokens + t : (b * tokens + t) * heads + h) * dim;
    }
};

struct AttendShape {
    TensorStrides queries, keys, values, out;
    std::array<std::size_t, 4> bias_stride{};  ///< of batch rows, heads, queries and keys; 0 where it is stretched
};

Status validate_bias(const AttendOptions& o, AttendShape& shape) noexcept {
    const AttentionMaskOptions& v = o.visibility;
    const std::array<std::size_t, 4> scores = {v.batch, o.heads, v.queries, v.keys};
    const std::size_t axes = o.bias_shape.size();
    if (axes == 0 && o.bias.empty()) return {};
    POSENC_TRY(guard::in_range(axes, 0, 4, "bias_shape.size", "at most 4 axes"));
    std::size_t step = 1;
    for (std::size_t back = 1; back <= axes; ++back) {
        const std::size_t size = o.bias_shape[axes - back];
        if (size != 1 && size != scores[4 - back])
            return {ErrorCode::shape_mismatch, "bias_shape", static_cast<double>(size),
                    "1 or the size of the same axis of [batch, heads, queries, keys]"};
        shape.bias_stride[4 - back] = size == 1 ? 0 : step;
        step *= size;
    }
    return guard::shape(o.bias.size(), {step}, "bias", "as many elements as bias_shape says");
}

/// Checks everything but the tensors.
Status validate_attend(const AttendOptions& o, AttendShape& shape) noexcept {
    const AttentionMaskOptions& v = o.visibility;
    POSENC_TRY(validate(v));
    POSENC_TRY(guard::in_range(o.heads, 1, largest_heads, "heads", "an integer from 1 to 65536"));
    const std::size_t groups = o.key_heads.value_or(o.heads), value_dim = o.value_dim.value_or(o.head_dim);
    if (groups == 0 || o.heads % groups != 0)
        return {ErrorCode::out_of_range, "key_heads", static_cast<double>(groups), "a divisor of heads"};
    constexpr const char* width = "an integer from 1 to 16777216";
    POSENC_TRY(guard::in_range(o.head_dim, 1, largest_dim, "head_dim", width));
    POSENC_TRY(guard::in_range(value_dim, 1, largest_dim, "value_dim", width));
    if (o.heads > 1 && !o.heads_first)
        return {ErrorCode::missing_key, "heads_first", 0, "true for [B, H, T, D] or false for [B, T, H, D]"};
    if (o.scale) POSENC_TRY(guard::finite(*o.scale, "scale"));
    if (o.softcap) POSENC_TRY(guard::above(*o.softcap, 0, "softcap", "a finite number above 0"));
    if (!o.sinks.empty())
        POSENC_TRY(guard::shape(o.sinks.size(), {o.heads}, "sinks", "a number for each head of queries"));
    for (const double sink : o.sinks) POSENC_TRY(guard::finite(sink, "sinks"));
    const bool first = o.heads_first.value_or(false);
    shape = {{o.heads, v.queries, o.head_dim, first},
             {groups, v.keys, o.head_dim, first},
             {groups, v.keys, value_dim, first},
             {o.heads, v.queries, value_dim, first}};
    return validate_bias(o, shape);
}

/// Floats or doubles, read as doubles: one copy of the code for both.
class HeadNumbers {
public:
    HeadNumbers(std::span<const float> x) noexcept : floats_(x.data()), size_(x.size()) {}
    HeadNumbers(std::span<const double> x) noexcept : doubles_(x.data()), size_(x.size()) {}

    std::size_t size() const noexcept { return size_; }
    double operator[](std::size_t i) const noexcept { return doubles_ ? doubles_[i] : double(floats_[i]); }

    bool overlap(const Output& out) const noexcept {
        const std::less<const void*> before;
        const void* begin = doubles_ ? static_cast<const void*>(doubles_) : floats_;
        const void* end = doubles_ ? static_cast<const void*>(doubles_ + size_) : floats_ + size_;
        const void* first = out.doubles() ? static_cast<const void*>(out.doubles()) : out.floats();
        const void* last =
            out.doubles() ? static_cast<const void*>(out.doubles() + out.size()) : out.floats() + out.size();
        return before(first, end) && before(begin, last);
    }

private:
    const float* floats_ = nullptr;
    const double* doubles_ = nullptr;
    std::size_t size_ = 0;
};

/// The sum of n products, of 106 bits.
DoubleDouble dot(const HeadNumbers& a, std::size_t at_a, const HeadNumbers& b, std::size_t at_b,
                 std::size_t n) noexcept {
    DoubleDouble sum{};
    for (std::size_t i = 0; i < n; ++i) sum = sum + exact::two_product(a[at_a + i], b[at_b + i]);
    return sum;
}

/// c tanh(x / c), by e^(-2 |x| / c).
double capped(double x, double c) noexcept {
    const double power = exact::exponential(-2 * std::fabs(x) / c);
    const double size = c * ((1 - power) / (1 + power));
    return x < 0 ? -size : size;
}

void attend_all(const AttendOptions& o, const AttendShape& shape, const HeadNumbers& queries, const HeadNumbers& keys,
                const HeadNumbers& values, const Output& out) {
    const AttentionMaskOptions& v = o.visibility;
    const std::size_t group = o.heads / shape.keys.heads, width = shape.values.dim;
    const double scale = o.scale.value_or(1 / std::sqrt(static_cast<double>(o.head_dim)));
    VisibleKeys visible(v);
    std::vector<std::size_t> seen(v.keys);
    std::vector<double> scores(v.keys);
    std::vector<DoubleDouble> sums(width);
    for (std::size_t b = 0; b < v.batch; ++b)
        for (std::size_t i = 0; i < v.queries; ++i) {
            std::size_t count = 0;
            const std::uint8_t* sees = visible.of(b, i);
            for (std::size_t j = 0; j < v.keys; ++j)
                if (sees[j]) seen[count++] = j;
            for (std::size_t h = 0; h < o.heads; ++h) {
                const std::size_t query = shape.queries.at(b, h, i);
                double top = o.sinks.empty() ? -HUGE_VAL : o.sinks[h];
                for (std::size_t k = 0; k < count; ++k) {
                    const std::size_t j = seen[k];
                    const auto& step = shape.bias_stride;
                    scores[k] = o.bias.empty() ? 0 : o.bias[b * step[0] + h * step[1] + i * step[2] + j * step[3]];
                    if (scores[k] == -HUGE_VAL) continue;  // hidden: not read
                    const DoubleDouble product =
                        dot(queries, query, keys, shape.keys.at(b, h / group, j), o.head_dim) * scale;
                    scores[k] += o.softcap ? capped(product.high, *o.softcap) : product.high;
                    if (scores[k] > top) top = scores[k];
                }
                std::fill(sums.begin(), sums.end(), DoubleDouble{});
                DoubleDouble total{o.sinks.empty() ? 0 : exact::exponential_below(o.sinks[h], top), 0};
                for (std::size_t k = 0; k < count; ++k) {
                    if (scores[k] == -HUGE_VAL) continue;
                    const double weight = exact::exponential_below(scores[k], top);
                    total = total + DoubleDouble{weight, 0};
                    const std::size_t value = shape.values.at(b, h / group, seen[k]);
                    for (std::size_t d = 0; d < width; ++d)
                        sums[d] = sums[d] + exact::two_product(weight, values[value + d]);
                }
                const std::size_t to = shape.out.at(b, h, i);
                for (std::size_t d = 0; d < width; ++d) out.set(to + d, total.high == 0 ? 0 : (sums[d] / total).high);
            }
        }
}

Status attend_checked(const AttendOptions& o, const HeadNumbers& queries, const HeadNumbers& keys,
                      const HeadNumbers& values, const Output& out) noexcept {
    AttendShape shape{};
    POSENC_TRY(validate_attend(o, shape));
    const std::size_t batch = o.visibility.batch;
    const auto fits = [&](std::size_t size, const TensorStrides& s, const char* argument, const char* allowed) {
        return guard::shape(size, {batch, s.heads, s.tokens, s.dim}, argument, allowed);
    };
    POSENC_TRY(fits(queries.size(), shape.queries, "queries", "batch x heads x queries x head_dim elements"));
    POSENC_TRY(fits(keys.size(), shape.keys, "keys", "batch x key_heads x keys x head_dim elements"));
    POSENC_TRY(fits(values.size(), shape.values, "values", "batch x key_heads x keys x value_dim elements"));
    POSENC_TRY(fits(out.size(), shape.out, "out", "batch x heads x queries x value_dim elements"));
    if (queries.overlap(out) || keys.overlap(out) || values.overlap(out))
        return {ErrorCode::out_of_range, "out", static_cast<double>(out.size()), "memory apart from the inputs"};
    if (out.empty()) return {};
    return guard::no_throw([&]() -> Status {
        attend_all(o, shape, queries, keys, values, out);
        return {};
    });
}

}  // namespace

Status try_attend(const AttendOptions& options, std::span<const float> queries, std::span<const float> keys,
                  std::span<const float> values, std::span<float> out) noexcept {
    return attend_checked(options, queries, keys, values, out);
}
Status try_attend(const AttendOptions& options, std::span<const double> queries, std::span<const double> keys,
                  std::span<const double> values, std::span<double> out) noexcept {
    return attend_checked(options, queries, keys, values, out);
}

}  // namespace posenc
