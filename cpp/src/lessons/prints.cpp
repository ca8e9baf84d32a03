#include "lessons/prints.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdlib>

namespace posenc {
namespace {

constexpr int most_digits = 9;  // enough to write any float32
constexpr int significant_bits[] = {53, 24, 11, 8};

// Exact up to 10^22.
constexpr auto powers_of_ten = [] {
    std::array<double, 309> powers{1};
    for (std::size_t n = 1; n < powers.size(); ++n) powers[n] = powers[n - 1] * 10;
    return powers;
}();

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

// The fewest decimals that write x.
int decimals_of(double x) noexcept {
    double scaled = std::fabs(x);
    for (int n = 0; n < 40; ++n, scaled = std::fabs(x) * power_of_ten(n))
        if (std::fabs(scaled - std::floor(scaled + 0.5)) <= scaled * 0x1p-48) return n;
    return 40;
}

double half_step(double x, NumberFormat format) noexcept {
    constexpr int smallest[] = {-1022, -126, -14, -126};
    int exponent = 0;
    (void)std::frexp(x, &exponent);  // |x| in [2^(exponent - 1), 2^exponent)
    const auto f = static_cast<int>(format);
    return std::ldexp(1.0, std::max(exponent - 1, smallest[f]) - significant_bits[f]);
}

}  // namespace

double power_of_ten(int exponent) noexcept {
    const auto size = static_cast<std::size_t>(std::abs(exponent));
    const double power = powers_of_ten[size];
    return exponent < 0 ? 1 / power : power;
}

int decimal_exponent(double x) noexcept {
    // Powers of ten are compared with, for these are the doubles that are written so; dividing by 10 drifts away.
    int exponent = 0;
    x = std::fabs(x);
    while (exponent < 308 && x >= power_of_ten(exponent + 1)) ++exponent;
    while (x > 0 && exponent > -40 && x < power_of_ten(exponent)) --exponent;
    return exponent;
}

double Print::unit(double printed) const noexcept {
    return power_of_ten(fixed() ? -decimals : decimal_exponent(printed) - digits + 1);
}

double Tolerance::arithmetic(double angle, double scale) const noexcept {
    // Exponents of e or of the base in double, an angle of a few units in the last place, sums of angles; or the usual
    // float32 code, whose exponent alone is off by 6e-7 of the frequency.
    double slack = 1e-14 + std::fabs(angle) * (single_angles ? 1.2e-6 : 4e-15);
    if (single_angles) slack += 0x1p-23;
    return slack * scale;
}

double Tolerance::storage(double exact, double scale) const noexcept {
    if (values == NumberFormat::float64) return 0;
    const double last = half_step(exact, values);
    if (scale == 1) return last;
    // The table may have been stored before it was multiplied, and the factor too.
    return last + scale * half_step(exact / scale, values) +
           std::ldexp(std::fabs(exact), -significant_bits[static_cast<int>(values)]);
}

double Tolerance::reach(double exact, double angle, double scale) const noexcept {
    const double slack = arithmetic(angle, scale) + storage(exact, scale);
    return print.digits > 0 ? slack + print.unit(exact) : slack;
}

Agreement Tolerance::agreement(double seen, double exact, double angle, double scale) const noexcept {
    double slack = arithmetic(angle, scale);
    if (print.digits == 0) {
        const bool same = std::fabs(seen - exact) <= slack + storage(exact, scale);
        return {same, same};
    }
    // The printed number was between these two, on the side of 0 that the print shows. If the numbers had a format,
    // they were numbers of it: float16 has only a few between two decimals.
    const double size = std::fabs(seen), towards = seen < 0 || (seen == 0 && exact < 0) ? -exact : exact;
    double low = towards - slack, high = towards + slack;
    if (values != NumberFormat::float64) {
        if (scale == 1) {
            if (values != NumberFormat::float32) slack += half_step(exact, NumberFormat::float32);  // rounded twice
            low = round_to_format(towards - slack, values) - 1e-14;
            high = round_to_format(towards + slack, values) + 1e-14;
        } else {
            low -= storage(exact, scale);
            high += storage(exact, scale);
        }
    }
    const double unit = print.unit(seen);
    // Just below a power of ten, numbers with as many significant digits are ten times as dense.
    const bool at_power = !print.fixed() && size == power_of_ten(decimal_exponent(seen));
    const double below = at_power ? unit / 20 : unit / 2;
    if (size == 0 && !print.fixed()) return {low <= 0, low <= 0};
    return {high >= size - below && low <= size + unit / 2, (size == 0 || high >= size) && low < size + unit};
}

Tolerance suggested_tolerance(const MatrixView<double>& table) {
    Tolerance tolerance;
    for (const NumberFormat format : {NumberFormat::bfloat16, NumberFormat::float16, NumberFormat::float32})
        if (std::all_of(table.data.begin(), table.data.end(),
                        [&](double x) { return round_to_format(x, format) == x; })) {
            tolerance.values = format;
            return tolerance;
        }
    Print print;
    for (const double x : table.data) {
        print.digits = std::max(print.digits, digits_of(x));
        if (print.digits > most_digits) return tolerance;
        print.decimals = std::max(print.decimals, decimals_of(x));
    }
    tolerance.print = print;
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
    // Below a millionth numbers are printed with an exponent.
    for (const double x : table.data)
        decimals = std::max(decimals, std::fabs(x) < 1e-6 ? digits_of(x) - 1 : decimals_of(x));
    const double unit = power_of_ten(-decimals);
    return std::all_of(table.data.begin(), table.data.end(),
                       [&](double x) { return std::fabs(x - round_to_format(x, format)) <= unit; });
}

}  // namespace posenc
