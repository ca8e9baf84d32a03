#include "posenc/analysis/identify.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "analysis/observed_table.hpp"
#include "analysis/views.hpp"
#include "posenc/frequencies/base.hpp"

namespace posenc {
namespace {

struct Candidate {
    ObservedTable seen;
    Formula formula = Formula::paper;
    Layout layout = Layout::interleaved;
    double first = 0;
    double base = paper_base;
};

bool fits_entry(const Candidate& c, const VariantColumn& column, std::size_t row, std::size_t place,
                const Tolerance& tolerance, double& largest) {
    const double position = c.first + static_cast<double>(row);
    const double expected = column.at(position);
    const double error = std::fabs(c.seen.at(row, place) - expected);
    largest = std::max(largest, error);
    return error <= tolerance.of(expected, position * column.frequency.radians);
}

// A few entries first: nearly every wrong formula fails there, before all of its columns are formed.
bool fits(const Candidate& c, const Tolerance& tolerance, double& largest) {
    const VariantColumns columns(c.seen.dim(), c.base, c.formula, c.layout);
    const std::size_t rows = c.seen.positions(), dim = c.seen.dim();
    largest = 0;
    const std::size_t wide = std::max<std::size_t>(1, dim / 16), tall = std::max<std::size_t>(1, rows / 8);
    for (std::size_t place = 0; place < dim; place += wide) {
        const VariantColumn column = columns[place];
        for (std::size_t row = 0; row < rows; row += row < 4 ? 1 : tall)
            if (!fits_entry(c, column, row, place, tolerance, largest)) return false;
    }
    for (std::size_t place = 0; place < dim; ++place) {
        const VariantColumn column = columns[place];
        for (std::size_t row = 0; row < rows; ++row)
            if (!fits_entry(c, column, row, place, tolerance, largest)) return false;
    }
    return true;
}

class Search {
public:
    Search(const MatrixView<double>& table, const Tolerance& tolerance, Diagnosis& out)
        : table_(table), tolerance_(tolerance), out_(out) {}

    bool known_base() {
        return each([&](Candidate c, bool) {
            for (const Formula formula : {Formula::paper, Formula::half_minus_one, Formula::doubled_exponent,
                                          Formula::unpaired_exponent, Formula::reciprocal}) {
                c.formula = formula;
                if (accept(c)) return true;
            }
            return false;
        });
    }

    bool any_base() {
        return each([&](Candidate c, bool usual) {
            if (!usual) return false;
            for (const Formula formula : {Formula::paper, Formula::half_minus_one}) {
                c.formula = formula;
                const BaseEstimate estimate = estimate_base(c.seen, formula, c.layout, c.first, tolerance_);
                for (const double base : {estimate.rounded, estimate.exact}) {
                    c.base = base;
                    if (base > 1 && accept(c)) return true;
                }
            }
            return false;
        });
    }

private:
    // Upright before transposed, position 0 before others, interleaved before concatenated.
    template <class Body>
    bool each(Body&& body) {
        for (const bool transposed : {false, true})
            for (const double first : {0.0, 1.0, -1.0, 2.0})
                for (const Layout layout : {Layout::interleaved, Layout::concatenated})
                    if (body(Candidate{{table_, transposed}, Formula::paper, layout, first}, first >= 0 && first <= 1))
                        return true;
        return false;
    }

    bool accept(const Candidate& c) {
        double largest = 0;
        if (!fits(c, tolerance_, largest)) return false;
        out_.known = true;
        out_.transposed = c.seen.transposed;
        out_.formula = c.formula;
        out_.layout = c.layout;
        out_.first_position = c.first;
        out_.base = c.base;
        out_.values = tolerance_.values;
        out_.single_angles = tolerance_.single_angles;
        out_.largest_error = largest;
        return true;
    }

    const MatrixView<double>& table_;
    Tolerance tolerance_;
    Diagnosis& out_;
};

// The first entry, in the order of the data, that is not the paper's.
void find_difference(const MatrixView<double>& table, const Tolerance& tolerance, Diagnosis& out) {
    const VariantColumns right(table.columns, paper_base, Formula::paper, Layout::interleaved);
    std::vector<VariantColumn> columns;
    for (std::size_t row = 0; row < table.rows; ++row)
        for (std::size_t c = 0; c < table.columns; ++c) {
            if (columns.size() <= c) columns.push_back(right[c]);
            const auto position = static_cast<double>(row);
            const double expected = columns[c].at(position), value = table.row(row)[c];
            if (std::fabs(value - expected) <= tolerance.of(expected, position * columns[c].frequency.radians))
                continue;
            out.differs = true;
            out.row = row;
            out.column = c;
            out.value = value;
            out.expected = expected;
            return;
        }
}

// Angles of double are tried before those of float32, which no table of doubles has.
bool search(const MatrixView<double>& table, Tolerance tolerance, Diagnosis& found) {
    for (const bool single : {false, true}) {
        if (single && tolerance.values == NumberFormat::float64) continue;
        tolerance.single_angles = single;
        Search s(table, tolerance, found);
        if (s.known_base() || s.any_base()) return true;
    }
    return false;
}

// A print of every digit of a coarse format: looked at as the numbers that were printed.
bool search_prints(const MatrixView<double>& table, Diagnosis& found) {
    for (const NumberFormat format : {NumberFormat::bfloat16, NumberFormat::float16, NumberFormat::float32}) {
        const std::vector<double> exact = printed_from(table, format);
        const MatrixView<double> printed{exact, table.rows, table.columns};
        const Tolerance tolerance{format, 0, false};
        if (exact.empty() || !search(printed, tolerance, found)) continue;
        find_difference(printed, tolerance, found);
        if (found.differs) found.value = table.row(found.row)[found.column];
        return true;
    }
    return false;
}

Diagnosis nothing() {
    Diagnosis empty;
    empty.known = true;
    return empty;
}

Diagnosis diagnose(const MatrixView<double>& table) {
    Diagnosis found;
    Tolerance used = suggested_tolerance(table);
    if (used.digits == 0) {
        found.values = used.values;
        search(table, used, found);
    } else {
        if (search_prints(table, found)) return found;
        // Digits cut to a fixed count say nothing of the format before them, so the precise ones are tried first.
        found.digits = used.digits;
        for (const NumberFormat format :
             {used.values, NumberFormat::float32, NumberFormat::float16, NumberFormat::bfloat16}) {
            const bool coarse = format == NumberFormat::float16 || format == NumberFormat::bfloat16;
            // One wrong digit must not make a table look low-precision.
            if (coarse && !may_be_cut_from(table, format)) continue;
            if (!search(table, {format, used.digits, false}, found)) continue;
            used.values = format;
            break;
        }
    }
    find_difference(table, used, found);
    return found;
}

}  // namespace

Status try_identify(MatrixView<double> table, Diagnosis& out) noexcept {
    POSENC_TRY(guard::matrix(table, "table"));
    return guard::no_throw([&]() -> Status {
        out = table.data.empty() ? nothing() : diagnose(table);
        return {};
    });
}

}  // namespace posenc
