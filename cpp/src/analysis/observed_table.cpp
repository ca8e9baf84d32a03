#include "analysis/observed_table.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <vector>

#include "exact/double_double.hpp"
#include "exact/exponential.hpp"

namespace posenc {
namespace {

constexpr int most_digits = 9;  // what it takes to write any float32

double power_of_ten(int exponent) noexcept {
    double power = 1;
    for (int i = 0; i < std::abs(exponent); ++i) power *= 10;
    return exponent < 0 ? 1 / power : power;
}

// The exponent of the leading decimal digit.
int decimal_exponent(double x) noexcept {
    int exponent = 0;
    x = std::fabs(x);
    for (; x >= 10; x /= 10) ++exponent;
    for (; x > 0 && x < 1 && exponent > -40; x *= 10) --exponent;
    return exponent;
}

// The fewest decimal digits, up to most_digits, that write x, most_digits + 1 if these are too few.
int digits_of(double x) noexcept {
    if (x == 0) return 1;
    const int leading = decimal_exponent(x);
    for (int n = 1; n <= most_digits; ++n) {
        const double scaled = std::fabs(x) * power_of_ten(n - 1 - leading);
        if (std::fabs(scaled - std::floor(scaled + 0.5)) <= scaled * 0x1p-48) return n;
    }
    return most_digits + 1;
}

double half_step(double x, NumberFormat format) noexcept {
    constexpr int bits[] = {53, 24, 11, 8}, smallest[] = {-1022, -126, -14, -126};
    int exponent = 0;
    (void)std::frexp(x, &exponent);  // |x| in [2^(exponent - 1), 2^exponent)
    const auto f = static_cast<int>(format);
    return std::ldexp(1.0, std::max(exponent - 1, smallest[f]) - bits[f]);
}

}  // namespace

double Tolerance::of(double exact, double angle) const noexcept {
    // Exponents of e or of the base in double, an angle of a few units in the last place, sums of angles; or the usual
    // float32 code, whose exponent alone is off by 6e-7 of the frequency.
    double slack = 1e-14 + std::fabs(angle) * (single_angles ? 1.2e-6 : 4e-15);
    if (single_angles) slack += 0x1p-23;
    if (values != NumberFormat::float64) slack += half_step(exact, values);
    // A digit may have been cut off instead of rounded; small numbers may have lost digits to a fixed count of
    // decimals.
    if (digits > 0) slack += power_of_ten(1 - digits) * 0.10000000001;
    return slack;
}

Tolerance suggested_tolerance(const MatrixView<double>& table) {
    Tolerance tolerance;
    for (const NumberFormat format : {NumberFormat::bfloat16, NumberFormat::float16, NumberFormat::float32})
        if (std::all_of(table.data.begin(), table.data.end(),
                        [&](double x) { return round_to_format(x, format) == x; })) {
            tolerance.values = format;
            return tolerance;
        }
    int digits = 0;
    for (const double x : table.data) {
        digits = std::max(digits, digits_of(x));
        if (digits > most_digits) return tolerance;
    }
    tolerance.digits = digits;
    return tolerance;
}

std::vector<double> printed_from(const MatrixView<double>& table, NumberFormat format) {
    // The digits that always give a number of the format back, and those that some number of a table needs.
    constexpr int most[] = {17, 9, 5, 4}, least[] = {15, 7, 4, 3};
    const auto f = static_cast<int>(format);
    std::vector<double> exact;
    exact.reserve(table.data.size());
    int longest = 0;
    for (const double x : table.data) {
        const double from = round_to_format(x, format);
        exact.push_back(from);
        if (from == x) continue;
        if (from == 0 || !std::isfinite(from)) return {};
        const int digits = digits_of(x);
        const double unit = power_of_ten(decimal_exponent(from) - digits + 1);
        if (digits > most[f] || std::fabs(from - x) > unit * 0.5000000001) return {};
        longest = std::max(longest, digits);
    }
    if (longest < least[f]) exact.clear();
    return exact;
}

bool may_be_cut_from(const MatrixView<double>& table, NumberFormat format) noexcept {
    int decimals = 0;
    for (const double x : table.data) {
        // Below a millionth numbers are printed with an exponent.
        const int places = digits_of(x) - 1 - (std::fabs(x) < 1e-6 ? 0 : decimal_exponent(x));
        decimals = std::max(decimals, places);
    }
    const double unit = power_of_ten(-decimals);
    return std::all_of(table.data.begin(), table.data.end(),
                       [&](double x) { return std::fabs(x - round_to_format(x, format)) <= unit; });
}

namespace {

// Pairs that are looked at, spread over the width, the first (which does not depend on the base) left out.
struct Sample {
    std::size_t sine, cosine;  ///< columns
    double exponent;           ///< of 1 / base
};

// Half of what is wanted from each entry: how far it is, and how it moves with ln(base).
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
Sums compare(const ObservedTable& seen, const std::vector<Sample>& pairs, double first, std::size_t row,
             double log_base, double most_squares = HUGE_VAL) {
    Sums sums;
    const double position = first + static_cast<double>(row);
    for (const Sample& s : pairs) {
        if (sums.squares > most_squares) break;
        const double w = exact::exponential(-s.exponent * log_base);
        const exact::SinCos sc = exact::sincos(position, exact::turn_frequency({w, 0}));
        const double turn = -position * w * s.exponent;
        sums.add(seen.at(row, s.sine), sc.sine, sc.cosine * turn);
        if (s.cosine < seen.dim()) sums.add(seen.at(row, s.cosine), sc.cosine, -sc.sine * turn);
    }
    return sums;
}

std::vector<Sample> sample_pairs(std::size_t dim, Formula formula, Layout layout) {
    const bool halves = formula == Formula::half_minus_one;
    const std::size_t sines = halves ? dim / 2 : (dim + 1) / 2;
    std::vector<Sample> pairs;
    if (sines < 2) return pairs;
    const std::size_t step = std::max<std::size_t>(1, (sines - 1) / 24);
    for (std::size_t i = 1; i < sines; i += step) {
        const double exponent = halves ? static_cast<double>(i) / static_cast<double>(sines - 1)
                                       : 2 * static_cast<double>(i) / static_cast<double>(dim);
        const bool interleaved = layout == Layout::interleaved;
        const std::size_t cosine = interleaved ? 2 * i + 1 : sines + i;
        pairs.push_back({interleaved ? 2 * i : i, cosine, exponent});
    }
    return pairs;
}

}  // namespace

BaseEstimate estimate_base(const ObservedTable& seen, Formula formula, Layout layout, double first,
                           const Tolerance& tolerance) {
    const auto pairs = sample_pairs(seen.dim(), formula, layout);
    // The row of position 1, where no angle of any base has gone round.
    const double one = 1 - first;
    if (pairs.empty() || one < 0 || one >= static_cast<double>(seen.positions())) return {};
    const auto start = static_cast<std::size_t>(one);
    // What is farther off than this is no base at all.
    double best = 0, least = 0.01 * static_cast<double>(2 * pairs.size());
    for (double log_base = 0.02; log_base < 30; log_base += 0.02) {
        const double squares = compare(seen, pairs, first, start, log_base, least).squares;
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
                const Sums row = compare(seen, pairs, first, start + p - 1, best);
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
    const double noise = tolerance.of(1, 0) + (tolerance.single_angles ? 1e-5 : 0);
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
