#include "posenc/encodings/fire.hpp"

#include <algorithm>
#include <vector>

#include "core/guard.hpp"
#include "core/shapes.hpp"
#include "encodings/outputs.hpp"
#include "exact/double_double.hpp"

namespace posenc {
namespace {

using exact::DoubleDouble;

constexpr double most = 1e100;

Status validate(const FireOptions& options) noexcept {
    POSENC_TRY(guard::above(options.c, 0, "c", "a number above 0, at most 1e100"));
    POSENC_TRY(guard::finite(options.threshold, "threshold", "a number from 0 to 1e100"));
    if (options.c > most) return {ErrorCode::out_of_range, "c", options.c, "a number above 0, at most 1e100"};
    if (!(options.threshold >= 0 && options.threshold <= most))
        return {ErrorCode::out_of_range, "threshold", options.threshold, "a number from 0 to 1e100"};
    return guard::queries_are_tail(options.queries, options.keys);
}

DoubleDouble log_of(double c, double x) noexcept {
    return exact::log(exact::two_product(c, x) + DoubleDouble{1, 0});
}

/// Distances and the normaliser of each query; the quotient of any pair is one division.
class Distances {
public:
    explicit Distances(const FireOptions& o) : first_(o.keys - o.queries), logs_(o.keys), normalisers_(o.queries) {
        for (std::size_t n = 0; n < o.keys; ++n)
            logs_[n] = n == 0 ? DoubleDouble{} : log_of(o.c, static_cast<double>(n));
        for (std::size_t r = 0; r < o.queries; ++r)
            normalisers_[r] =
                log_of(o.c, std::max(static_cast<double>(first_ + r), o.threshold)) + DoubleDouble{1e-6, 0};
    }

    double operator()(std::size_t row, std::size_t key) const noexcept {
        const std::size_t i = first_ + row;
        return logs_[i > key ? i - key : key - i].high / normalisers_[row].high;
    }

private:
    std::size_t first_;
    std::vector<DoubleDouble> logs_, normalisers_;
};

Status make_distances(const FireOptions& options, const Output& out) noexcept {
    POSENC_TRY(validate(options));
    POSENC_TRY(guard::shape(out.size(), {options.queries, options.keys}, "out", "queries x keys elements"));
    if (out.empty()) return {};  // no queries: the number of keys does not determine the work
    return guard::no_throw([&]() -> Status {
        const Distances distance(options);
        for (std::size_t i = 0; i < options.queries; ++i)
            for (std::size_t j = 0; j < options.keys; ++j) out.set(i * options.keys + j, distance(i, j));
        return {};
    });
}

}  // namespace

Status write_fire_bias(const FireOptions& options, const FireNetwork& network, const Output& out) noexcept {
    POSENC_TRY(validate(options));
    const std::size_t width = network.first_weights.size(), heads = network.second_bias.size();
    POSENC_TRY(guard::shape(network.first_bias.size(), {width}, "first_bias", "as many elements as first_weights"));
    POSENC_TRY(guard::shape(network.second_weights.size(), {heads, width}, "second_weights",
                            "as many rows as second_bias, as many columns as first_weights"));
    POSENC_TRY(
        guard::shape(out.size(), {heads, options.queries, options.keys}, "out", "heads x queries x keys elements"));
    if (out.empty()) return {};
    return guard::no_throw([&]() -> Status {
        const Distances distance(options);
        std::vector<double> hidden(width);
        for (std::size_t i = 0; i < options.queries; ++i)
            for (std::size_t j = 0; j < options.keys; ++j) {
                const double x = distance(i, j);
                for (std::size_t w = 0; w < width; ++w)
                    hidden[w] =
                        std::max(static_cast<double>(network.first_weights[w]) * x + network.first_bias[w], 0.0);
                for (std::size_t h = 0; h < heads; ++h) {
                    double sum = 0;
                    for (std::size_t w = 0; w < width; ++w) sum += hidden[w] * network.second_weights[h * width + w];
                    out.set((h * options.queries + i) * options.keys + j, sum + network.second_bias[h]);
                }
            }
        return {};
    });
}

Status try_make_fire_distances(const FireOptions& options, std::span<float> out) noexcept {
    return make_distances(options, out);
}
Status try_make_fire_distances(const FireOptions& options, std::span<double> out) noexcept {
    return make_distances(options, out);
}
Status try_make_fire_bias(const FireOptions& options, const FireNetwork& network, std::span<float> out) noexcept {
    return write_fire_bias(options, network, out);
}
Status try_make_fire_bias(const FireOptions& options, const FireNetwork& network, std::span<double> out) noexcept {
    return write_fire_bias(options, network, out);
}

}  // namespace posenc
