// The effect of printing and rounding on a number: whether a printed entry can come from an exact one.
#pragma once

#include <vector>

#include "posenc/lessons/matrix_view.hpp"
#include "posenc/lessons/precision.hpp"

namespace posenc {

/// How the numbers of a table were written: with a fixed count of decimals (0.041, 0.999), or, where the small ones
/// have more decimals than any has digits, with a fixed count of significant digits (0.0413, 0.999). No digits: not at
/// all.
struct Print {
    int digits = 0;    ///< the most significant digits of an entry, up to 9; 0 when nothing was cut
    int decimals = 0;  ///< the most decimals of an entry

    bool fixed() const noexcept { return decimals <= digits; }
    /// The unit in the last place of a printed number.
    double unit(double printed) const noexcept;
};

/// The ways in which a printed entry can come from an exact one. Both for most, and for every entry that was not
/// printed.
///
/// Rounded: no number with as many decimals is nearer. At a tie both neighbours are right: programs differ (half to
/// even, half away from 0), and so does arithmetic. Truncated: the decimals that follow are dropped, so never farther
/// from 0 (-0.6536 gives -0.653). The sign of a zero is ignored: some programs print -0.0004 as -0.000, others as
/// 0.000.
struct Agreement {
    bool rounded = false;
    bool truncated = false;

    bool any() const noexcept { return rounded || truncated; }
};

/// How an entry may differ from the exact one.
struct Tolerance {
    NumberFormat values = NumberFormat::float64;
    Print print{};
    bool single_angles = false;

    /// `angle` is the entry's, `scale` the factor of the whole table, `exact` includes it.
    Agreement agreement(double seen, double exact, double angle, double scale) const noexcept;

    /// How far an entry may be away from `exact`, printing included.
    double reach(double exact, double angle, double scale) const noexcept;

private:
    double arithmetic(double angle, double scale) const noexcept;
    double storage(double exact, double scale) const noexcept;
};

/// The tolerance that the entries themselves suggest: the least precise format that holds all of them, and the print
/// when they are in none but few digits write them all.
Tolerance suggested_tolerance(const MatrixView<double>& table);

/// The numbers of a format that the entries may be prints of: the float16 0.84130859375 prints as 0.8413. Empty when
/// some entry is not such a print, or all have so few digits that they may be roundings of anything.
std::vector<double> printed_from(const MatrixView<double>& table, NumberFormat format);

/// Whether a print with a fixed number of decimals can be one of numbers of a format: each has such a number near
/// enough.
bool may_be_cut_from(const MatrixView<double>& table, NumberFormat format) noexcept;

/// 10^exponent, for |exponent| up to 308, and the exponent of the leading decimal digit of x, from -40.
double power_of_ten(int exponent) noexcept;
int decimal_exponent(double x) noexcept;

}  // namespace posenc
