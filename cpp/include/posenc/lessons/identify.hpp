// The diagnosis of a table: the right one, one of the usual mistakes, or something else.
#pragma once

#include <cstddef>
#include <span>

#include "posenc/frequencies/base.hpp"
#include "posenc/lessons/matrix_view.hpp"
#include "posenc/lessons/precision.hpp"
#include "posenc/lessons/variants.hpp"

namespace posenc {

/// How printed entries came from exact ones. A program rounds all of a table or truncates all of it; a mix was typed.
///
/// Rounded is the nearest number with as many decimals (at a tie both neighbours are), truncated is what is left
/// without the decimals that follow (-0.6536 gives -0.653). As numbers: -0.000 is 0, whichever side it came from.
enum class Rounding : int {
    none,       ///< nothing was cut off
    undecided,  ///< every entry that agrees would be the same either way
    rounded,
    truncated,
    mixed,
};

/// An entry that is not the right table's.
struct Difference {
    std::size_t row = 0, column = 0;
    double value = 0, expected = 0;  ///< the table's number, and the paper's
};

/// The result of identify. With `known` false only the format, the rounding (of the entries that agree with the
/// paper's) and the differences are meaningful.
struct Diagnosis {
    bool known = false;
    bool transposed = false;  ///< positions run along the columns
    Formula formula = Formula::paper;
    Layout layout = Layout::interleaved;
    bool cosine_first = false;  ///< cosines where sines belong, in either layout
    double scale = 1;           ///< of every entry: 1, or the square root of D
    double first_position = 0;  ///< of the first row: 1 or -1 is off by one
    double base = paper_base;
    NumberFormat values = NumberFormat::float64;  ///< the least precise format that holds all entries
    int digits = 0;                               ///< when entries were printed with few digits: how many; otherwise 0
    Rounding rounding = Rounding::none;           ///< of such a print
    bool single_angles = false;                   ///< angles as far off as float32 arithmetic makes them
    double largest_error = 0;                     ///< of what was found, against its exact formula
    bool differs = false;             ///< whether any entry differs from the right table, by more than its format
    std::size_t differences = 0;      ///< how many do; in a mix, those of the rarer rounding too
    std::size_t row = 0, column = 0;  ///< the first entry that does, in the order of the data
    double value = 0, expected = 0;   ///< the table's number, and the paper's

    /// The paper's table with base 10000 from position 0, in float32 or better, rounded or truncated throughout.
    bool right() const noexcept {
        return known && !transposed && formula == Formula::paper && layout == Layout::interleaved && !cosine_first &&
               scale == 1 && first_position == 0 && base == paper_base && !single_angles &&
               rounding != Rounding::mixed && (values == NumberFormat::float64 || values == NumberFormat::float32);
    }
};

/// Compares a table with every formula of `Formula` in both layouts, sines or cosines first, plain and times the square
/// root of D, upright and transposed, from positions -1, 0, 1 and 2, with base 10000 or one found from the entries; the
/// simplest that fits every entry within the precision of its format wins. Some names mean the same table
/// (half_minus_one with base b is the paper's with base b^(D / (D - 2)), doubled_exponent with base b is
/// unpaired_exponent with base b^2): base 10000 wins over others. A reciprocal is known with base 10000 only. Tables
/// too small to tell two apart (width 1 or 2, one row) get the simpler name.
///
/// A print (9 digits at most, as many decimals as the entry with the most) fits where each entry is the exact one
/// rounded or truncated there. Whatever was found, `differences` of them are listed against the right table, the first
/// ones in the order of the data; of a print also entries of the rarer rounding, where both occur.
///
/// Shapes: table [T, D]; differences: any number, of which the first `out.differences` are written. Units: none.
/// Errors: shape_mismatch for data that is not rows x columns; not_finite for entries; out_of_memory. A failing call
/// changes nothing.
/// Accuracy: an entry fits within half a step of its format plus what double (single_angles: float32) arithmetic does
/// to its angle. Cost: O(T D), some 60 nanoseconds an entry; wrong formulas are abandoned after a few entries, and so
/// are wrong bases: to look for one takes some 30 milliseconds. Source: lessons 000 to 004 (their variants and
/// mistakes). Example: tests/examples/fingerprint.cpp
Status try_identify(MatrixView<double> table, Diagnosis& out, std::span<Difference> differences = {}) noexcept;

inline Diagnosis identify(MatrixView<double> table) {
    Diagnosis out;
    check(try_identify(table, out));
    return out;
}

}  // namespace posenc
