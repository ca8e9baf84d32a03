#include "posenc/encodings/alibi.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

#include "core/guard.hpp"
#include "core/shapes.hpp"
#include "encodings/alibi_table.hpp"
#include "exact/double_double.hpp"
#include "kernels/kernels.hpp"
#include "posenc/core/positions.hpp"

namespace posenc {
namespace {

Status validate_places(std::span<const double> positions, std::size_t count, const char* argument) noexcept {
    Status status = guard::shape(positions.size(), {count}, argument, "as many positions as there are of them");
    if (status) status = validate(list(positions));
    if (!status) status.argument = argument;
    return status;
}

}  // namespace

Status validate(const AlibiSlopeOptions& options) noexcept {
    POSENC_TRY(guard::in_range(options.heads, 1, largest_heads, "heads", "an integer from 1 to 65536"));
    constexpr const char* allowed = "a number above 0, at most 1000";
    POSENC_TRY(guard::above(options.bias_max, 0, "bias_max", allowed));
    if (options.bias_max > 1000) return {ErrorCode::out_of_range, "bias_max", options.bias_max, allowed};
    return {};
}

Status validate(const AlibiOptions& options) noexcept {
    POSENC_TRY(validate(AlibiSlopeOptions{options.heads, options.bias_max}));
    if (options.query_positions.empty() && options.key_positions.empty())
        return guard::queries_are_tail(options.queries, options.keys);
    POSENC_TRY(validate_places(options.query_positions, options.queries, "query_positions"));
    return validate_places(options.key_positions, options.keys, "key_positions");
}

namespace {

double slope(double bias_max, std::size_t head, std::size_t heads) noexcept {
    // bias_max * (head + 1) can need more than 53 bits, and the exponential would magnify the loss.
    const exact::DoubleDouble exponent =
        exact::two_product(-bias_max, static_cast<double>(head + 1)) / static_cast<double>(heads);
    return exact::exp(exact::log_two * exponent).high;
}

std::vector<double> slopes_of(const AlibiSlopeOptions& options) {
    const std::size_t below = std::bit_floor(options.heads);
    std::vector<double> slopes(options.heads);
    for (std::size_t h = 0; h < options.heads; ++h)
        slopes[h] = h < below ? slope(options.bias_max, h, below) : slope(options.bias_max, 2 * (h - below), 2 * below);
    return slopes;
}

void ramp(double scale, double first, std::size_t n, float* out) {
    kernels::ramps().floats(scale, first, n, out);
}
void ramp(double scale, double first, std::size_t n, double* out) {
    kernels::ramps().doubles(scale, first, n, out);
}

}  // namespace

AlibiTable::AlibiTable(const AlibiOptions& options)
    : options_(options), slopes_(slopes_of({options.heads, options.bias_max})),
      queries_at_(options.query_positions.begin(), options.query_positions.end()),
      keys_at_(options.key_positions.begin(), options.key_positions.end()) {}

template <class T>
void AlibiTable::write_listed(double slope, double query, T* out) const {
    for (std::size_t j = 0; j < keys_at_.size(); ++j) {
        const double after = keys_at_[j] - query;
        const double factor = options_.form == AlibiForm::key_index   ? keys_at_[j]
                              : options_.form == AlibiForm::symmetric ? std::min(after, -after)  // 0 rather than -0
                                                                      : after;
        out[j] = options_.causal && after > 0 ? -std::numeric_limits<T>::infinity() : static_cast<T>(slope * factor);
    }
}

template <class T>
void AlibiTable::write(std::size_t first_row, std::size_t count, T* out) const {
    const std::size_t queries = options_.queries, keys = options_.keys;
    for (std::size_t row = first_row; row < first_row + count; ++row, out += keys) {
        const double slope = slopes_[row / queries];
        if (!queries_at_.empty()) {
            write_listed(slope, queries_at_[row % queries], out);
            continue;
        }
        const std::size_t position = keys - queries + row % queries;
        const std::size_t past = position + 1;  // keys up to the query itself
        const double before = options_.form == AlibiForm::key_index ? 0 : -static_cast<double>(position);
        const bool turns = options_.form == AlibiForm::symmetric;
        ramp(slope, before, options_.causal || turns ? past : keys, out);
        if (options_.causal)
            std::fill(out + past, out + keys, -std::numeric_limits<T>::infinity());
        else if (turns)
            ramp(-slope, 1, keys - past, out + past);
    }
}

template void AlibiTable::write<float>(std::size_t, std::size_t, float*) const;
template void AlibiTable::write<double>(std::size_t, std::size_t, double*) const;

namespace {

template <class T>
Status make_slopes(const AlibiSlopeOptions& options, std::span<T> out) noexcept {
    POSENC_TRY(validate(options));
    POSENC_TRY(guard::shape(out.size(), {options.heads}, "out", "as many elements as heads"));
    return guard::no_throw([&]() -> Status {
        const std::vector<double> slopes = slopes_of(options);
        std::transform(slopes.begin(), slopes.end(), out.begin(), [](double s) { return static_cast<T>(s); });
        return {};
    });
}

template <class T>
Status make_bias(const AlibiOptions& options, std::span<T> out) noexcept {
    POSENC_TRY(validate(options));
    POSENC_TRY(guard::shape(out.size(), {options.heads, options.queries, options.keys}, "out",
                            "heads x queries x keys elements"));
    return guard::no_throw([&]() -> Status {
        AlibiTable(options).write(0, options.heads * options.queries, out.data());
        return {};
    });
}

template <class T>
Status make_masked(const AlibiSlopeOptions& options, std::size_t keys, std::span<const std::uint8_t> mask,
                   std::span<T> out) noexcept {
    POSENC_TRY(validate(options));
    const std::size_t batch = keys ? mask.size() / keys : 0;
    POSENC_TRY(guard::shape(mask.size(), {batch, keys}, "mask", "a whole number of rows of keys elements"));
    POSENC_TRY(guard::shape(out.size(), {batch, options.heads, keys}, "out", "batch x heads x keys elements"));
    return guard::no_throw([&]() -> Status {
        const std::vector<double> slopes = slopes_of(options);
        for (std::size_t b = 0; b < batch; ++b) {
            const std::uint8_t* kept = mask.data() + b * keys;
            for (std::size_t h = 0; h < options.heads; ++h) {
                T* to = out.data() + (b * options.heads + h) * keys;
                double seen = 0;
                for (std::size_t j = 0; j < keys; ++j) to[j] = kept[j] ? static_cast<T>(slopes[h] * seen++) : T(0);
            }
        }
        return {};
    });
}

}  // namespace

Status try_make_alibi_slopes(const AlibiSlopeOptions& options, std::span<float> out) noexcept {
    return make_slopes(options, out);
}
Status try_make_alibi_slopes(const AlibiSlopeOptions& options, std::span<double> out) noexcept {
    return make_slopes(options, out);
}
Status try_make_alibi_bias(const AlibiOptions& options, std::span<float> out) noexcept {
    return make_bias(options, out);
}
Status try_make_alibi_bias(const AlibiOptions& options, std::span<double> out) noexcept {
    return make_bias(options, out);
}
Status try_make_masked_alibi_bias(const AlibiSlopeOptions& options, std::size_t keys,
                                  std::span<const std::uint8_t> mask, std::span<float> out) noexcept {
    return make_masked(options, keys, mask, out);
}
Status try_make_masked_alibi_bias(const AlibiSlopeOptions& options, std::size_t keys,
                                  std::span<const std::uint8_t> mask, std::span<double> out) noexcept {
    return make_masked(options, keys, mask, out);
}

}  // namespace posenc
