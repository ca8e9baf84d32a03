#include "lessons/observed_table.hpp"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "exact/double_double.hpp"
#include "exact/exponential.hpp"
#include "exact/phase.hpp"

namespace posenc {
namespace {

// Observed pairs, spread over the width, without the first (which does not depend on the base).
struct Wave {
    std::size_t column;
    double exponent;  ///< of 1 / base
};
struct Sample {
    Wave sine, cosine;
};

// Half of the terms for each entry: its error, and its derivative by ln(base).
struct Sums {
    double squares = 0, gradient = 0, curvature = 0, count = 0;

    void add(double seen, double expected, double slope) noexcept {
        squares += (seen - expected) * (seen - expected);
        gradient += slope * (seen - expected);
        curvature += slope * slope;
        count += 1;
    }
};

// Stops at a pair that makes the squares too many to matter.
Sums compare(const ObservedTable& seen, const std::vector<Sample>& pairs, const Writing& writing, std::size_t row,
             double log_base, double most_squares = HUGE_VAL) {
    Sums sums;
    const double position = writing.first + static_cast<double>(row), scale = writing.scale;
    for (const Sample& s : pairs) {
        if (sums.squares > most_squares) break;
        exact::SinCos sc{};
        double turn = 0;
        const auto turned = [&](double exponent) {
            const double w = exact::exponential(-exponent * log_base);
            sc = exact::sincos(position, exact::turn_frequency({w, 0}));
            turn = -position * w * exponent;
        };
        turned(s.sine.exponent);
        // With an odd width the last pair lacks its second wave.
        if (s.sine.column < seen.dim()) sums.add(seen.at(row, s.sine.column) / scale, sc.sine, sc.cosine * turn);
        if (s.cosine.column >= seen.dim()) continue;
        if (s.cosine.exponent != s.sine.exponent) turned(s.cosine.exponent);
        sums.add(seen.at(row, s.cosine.column) / scale, sc.cosine, -sc.sine * turn);
    }
    return sums;
}

std::vector<Sample> sample_pairs(std::size_t dim, const Writing& writing) {
    const bool halves = writing.formula == Formula::half_minus_one;
    const std::size_t sines = halves ? dim / 2 : (dim + 1) / 2;
    std::vector<Sample> pairs;
    if (sines < 2) return pairs;
    const std::size_t step = std::max<std::size_t>(1, (sines - 1) / 24);
    for (std::size_t i = 1; i < sines; i += step) {
        const double exponent = halves ? static_cast<double>(i) / static_cast<double>(sines - 1)
                                       : 2 * static_cast<double>(i) / static_cast<double>(dim);
        const bool interleaved = writing.layout == Layout::interleaved;
        Sample pair{{interleaved ? 2 * i : i, exponent}, {interleaved ? 2 * i + 1 : sines + i, exponent}};
        if (writing.formula == Formula::unpaired_exponent) pair.cosine.exponent += 1 / static_cast<double>(dim);
        // The exponent stays with the column, whichever wave is in it.
        if (writing.cosine_first) std::swap(pair.sine, pair.cosine);
        pairs.push_back(pair);
    }
    return pairs;
}

}  // namespace

BaseEstimate estimate_base(const ObservedTable& seen, const Writing& writing, const Tolerance& tolerance) {
    const auto pairs = sample_pairs(seen.dim(), writing);
    // The row of position 1, where no angle of any base exceeds a full turn.
    const double one = 1 - writing.first;
    if (pairs.empty() || one < 0 || one >= static_cast<double>(seen.positions())) return {};
    const auto start = static_cast<std::size_t>(one);
    // Beyond this distance no base fits.
    double best = 0, least = 0.01 * static_cast<double>(2 * pairs.size());
    for (double log_base = 0.02; log_base < 30; log_base += 0.02) {
        const double squares = compare(seen, pairs, writing, start, log_base, least).squares;
        if (squares < least) {
            least = squares;
            best = log_base;
        }
    }
    if (best == 0) return {};
    // Ever larger positions know the base ever better; each step starts near enough for the next not to lose a turn.
    double curvature = 0;
    for (std::size_t reach = 1; start + reach - 1 < seen.positions() && reach <= 1u << 20; reach *= 2) {
        for (int pass = 0; pass < 4; ++pass) {
            Sums sums;
            const std::size_t step = std::max<std::size_t>(1, reach / 16);
            for (std::size_t p = reach; p >= 1; p -= std::min(p, step)) {
                const Sums row = compare(seen, pairs, writing, start + p - 1, best);
                sums.gradient += row.gradient;
                sums.curvature += row.curvature;
            }
            if (!(sums.curvature > 0)) return {};
            best += sums.gradient / sums.curvature;
            curvature = sums.curvature;
            if (!(best > 0 && best < 40)) return {};
        }
    }
    BaseEstimate estimate;
    estimate.exact = exact::exp({best, 0}).high;
    const double noise =
        tolerance.reach(writing.scale, 0, writing.scale) / writing.scale + (tolerance.single_angles ? 1e-5 : 0);
    const double window = 1e-11 + 4 * noise / std::sqrt(curvature);
    for (int digits = 1; digits <= 12 && estimate.rounded == 0; ++digits) {
        const double unit = power_of_ten(decimal_exponent(estimate.exact) - digits + 1);
        const double rounded = std::floor(estimate.exact / unit + 0.5) * unit;
        if (std::fabs(rounded / estimate.exact - 1) <= window) estimate.rounded = rounded;
    }
    if (estimate.rounded == 0) estimate.rounded = estimate.exact;
    return estimate;
}

}  // namespace posenc
