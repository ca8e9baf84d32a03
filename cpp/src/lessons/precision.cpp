#include "posenc/lessons/precision.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <vector>

#include "core/guard.hpp"
#include "encodings/sinusoidal_table.hpp"
#include "exact/double_double.hpp"
#include "exact/phase.hpp"

namespace posenc {
namespace {

// std::bit_cast, which older libraries of Emscripten lack.
std::uint64_t bits_of(double x) noexcept {
    std::uint64_t bits;
    std::memcpy(&bits, &x, sizeof bits);
    return bits;
}

constexpr double not_a_number = std::numeric_limits<double>::quiet_NaN();

struct Format {
    int significant_bits;
    int smallest_exponent;  ///< of a normal number 1.x * 2^e
    double largest;
};

constexpr Format formats[] = {
    {53, -1022, 0x1.fffffffffffffp+1023},
    {24, -126, 0x1.fffffep+127},
    {11, -14, 65504},
    {8, -126, 0x1.fep+127},
};

// Frequencies of the pairs in low precision, and entries from them.
class LowPrecision {
public:
    explicit LowPrecision(const PrecisionOptions& options)
        : options_(options), one_(exact::turn_frequency({1, 0})), frequencies_((options.dim + 1) / 2) {
        const exact::DoubleDouble log_base = exact::log({options.base, 0});
        const auto dim = static_cast<double>(options.dim);
        const auto r = [&](double x) { return round_to_format(x, options.frequencies); };
        const double slope = r((-log_base / dim).high);
        for (std::size_t i = 0; i < frequencies_.size(); ++i) {
            const double column = 2 * static_cast<double>(i);
            if (options.frequency_by == FrequencyFormula::exp_log) {
                const double exponent = r(r(column) * slope);
                frequencies_[i] = exponent < -700 ? 0 : r(exact::exp({exponent, 0}).high);
            } else {
                const double raised = r(exact::exp(log_base * r(column / dim)).high);
                frequencies_[i] = r(1 / raised);
            }
        }
    }

    std::size_t pairs() const noexcept { return frequencies_.size(); }

    exact::SinCos pair(double position, std::size_t i) const noexcept {
        const double place = round_to_format(position, options_.angles);
        const double angle = round_to_format(place * frequencies_[i], options_.angles);
        if (!std::isfinite(angle)) return {not_a_number, not_a_number};
        const exact::SinCos sc = exact::sincos(angle, one_);
        return {round_to_format(sc.sine, options_.values), round_to_format(sc.cosine, options_.values)};
    }

    void row(double position, double* out) const noexcept {
        const bool interleaved = options_.layout == Layout::interleaved;
        for (std::size_t i = 0; i < pairs(); ++i) {
            const exact::SinCos sc = pair(position, i);
            out[interleaved ? 2 * i : i] = sc.sine;
            const std::size_t cosine = interleaved ? 2 * i + 1 : pairs() + i;
            if (cosine < options_.dim) out[cosine] = sc.cosine;
        }
    }

    bool same_rows(double a, double b) const noexcept {
        for (std::size_t i = 0; i < pairs(); ++i) {
            const exact::SinCos x = pair(a, i), y = pair(b, i);
            if (x.sine != y.sine || (2 * i + 1 < options_.dim && x.cosine != y.cosine)) return false;
        }
        return true;
    }

    /// A number that equal rows share and few others: from the two fastest pairs.
    std::uint64_t hash(double position) const noexcept {
        std::uint64_t h = 0;
        const auto mix = [&](double x) {
            h = (h ^ bits_of(x + 0.0)) * 0x9e3779b97f4a7c15u;  // + 0.0: one zero only
            h ^= h >> 29;
        };
        for (std::size_t i = 0; i < std::min<std::size_t>(pairs(), 2); ++i) {
            const exact::SinCos sc = pair(position, i);
            mix(sc.sine);
            if (2 * i + 1 < options_.dim) mix(sc.cosine);
        }
        return h;
    }

private:
    PrecisionOptions options_;
    exact::TurnFrequency one_;
    std::vector<double> frequencies_;
};

SinusoidalOptions truth_of(const PrecisionOptions& options) noexcept {
    return {options.positions, options.dim, options.base, options.layout, Ladder::half};
}

}  // namespace

double round_to_format(double x, NumberFormat format) noexcept {
    if (format == NumberFormat::float64 || !std::isfinite(x) || x == 0) return x;
    const Format& f = formats[static_cast<int>(format)];
    std::uint64_t bits = bits_of(x);
    const int exponent = static_cast<int>(bits >> 52 & 0x7ff) - 1023;
    if (exponent < f.smallest_exponent) {
        // Adding 1.5 * 2^52 steps pushes everything below one step out of the double.
        const double step = std::ldexp(1.0, f.smallest_exponent - f.significant_bits + 1);
        const double magic = 0x1.8p+52 * step;
        return std::copysign((x + magic) - magic, x);
    }
    // Half of the last kept bit, less one unless that bit is odd: ties go to even.
    const int dropped = 53 - f.significant_bits;
    bits += (std::uint64_t{1} << (dropped - 1)) - 1 + (bits >> dropped & 1);
    bits &= ~((std::uint64_t{1} << dropped) - 1);
    double rounded;
    std::memcpy(&rounded, &bits, sizeof rounded);
    return std::fabs(rounded) <= f.largest ? rounded : std::copysign(HUGE_VAL, x);
}

Status try_make_low_precision_table(const PrecisionOptions& options, std::span<double> out) noexcept {
    POSENC_TRY(validate(truth_of(options)));
    POSENC_TRY(guard::shape(out.size(), options.positions.count, options.dim, "out", "positions.count x dim elements"));
    if (out.empty()) return {};
    return guard::no_throw([&]() -> Status {
        const LowPrecision low(options);
        for (std::size_t r = 0; r < options.positions.count; ++r)
            low.row(options.positions[r], out.data() + r * options.dim);
        return {};
    });
}

Status try_compute_precision_errors(const PrecisionOptions& options, std::span<double> out) noexcept {
    POSENC_TRY(validate(truth_of(options)));
    POSENC_TRY(guard::shape(out.size(), options.positions.count, 1, "out", "as many elements as positions"));
    if (out.empty()) return {};
    return guard::no_throw([&]() -> Status {
        const LowPrecision low(options);
        const SinusoidalTable truth(truth_of(options));
        std::vector<double> row(options.dim), wanted(options.dim);
        for (std::size_t r = 0; r < options.positions.count; ++r) {
            low.row(options.positions[r], row.data());
            truth.write(r, 1, wanted.data());
            double largest = 0;
            for (std::size_t c = 0; c < options.dim; ++c) {
                const double error = std::fabs(row[c] - wanted[c]);
                largest = std::isnan(error) ? HUGE_VAL : std::max(largest, error);
            }
            out[r] = largest;
        }
        return {};
    });
}

Status try_find_first_collision(const PrecisionOptions& options, std::size_t limit, Collision& out) noexcept {
    PrecisionOptions bare = options;
    bare.positions = {};
    POSENC_TRY(validate(truth_of(bare)));
    POSENC_TRY(guard::in_range(limit, 0, largest_collision_limit, "limit", "an integer from 0 to 2^25"));
    return guard::no_throw([&]() -> Status {
        const LowPrecision low(bare);
        std::vector<std::uint64_t> hashes;
        std::vector<std::uint32_t> slots(1024);  // position + 1, or 0
        const auto place = [&](std::size_t position) {
            std::size_t slot = hashes[position] & (slots.size() - 1);
            while (slots[slot] != 0) slot = (slot + 1) & (slots.size() - 1);
            slots[slot] = static_cast<std::uint32_t>(position + 1);
        };
        Collision collision;
        for (std::size_t p = 0; p <= limit && !collision.found; ++p) {
            const std::uint64_t h = low.hash(static_cast<double>(p));
            for (std::size_t slot = h & (slots.size() - 1); slots[slot] != 0; slot = (slot + 1) & (slots.size() - 1)) {
                const std::size_t before = slots[slot] - 1;
                if (hashes[before] == h && low.same_rows(static_cast<double>(before), static_cast<double>(p))) {
                    collision = {true, before, p};
                    break;
                }
            }
            hashes.push_back(h);
            if (2 * hashes.size() > slots.size()) {
                slots.assign(2 * slots.size(), 0);
                for (std::size_t q = 0; q < p; ++q) place(q);
            }
            place(p);
        }
        out = collision;
        return {};
    });
}

}  // namespace posenc
