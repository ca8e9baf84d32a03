#include "posenc/lessons/identify.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "lessons/observed_table.hpp"
#include "lessons/variant_columns.hpp"
#include "lessons/views.hpp"
#include "posenc/frequencies/base.hpp"

namespace posenc {
namespace {

struct Candidate {
    ObservedTable seen;
    Writing writing;
};

// The number of a print's entries that are the exact ones rounded and not truncated, and vice versa.
struct Tally {
    std::size_t rounded = 0, truncated = 0;

    void add(const Agreement& a) noexcept {
        if (a.rounded == a.truncated) return;
        ++(a.rounded ? rounded : truncated);
    }
    Rounding of(const Print& print) const noexcept {
        if (print.digits == 0) return Rounding::none;
        if (rounded > 0) return truncated > 0 ? Rounding::mixed : Rounding::rounded;
        return truncated > 0 ? Rounding::truncated : Rounding::undecided;
    }
};

// The residual of comparing every entry with a candidate.
struct Fit {
    double largest_error = 0;
    Tally tally;
};

Agreement compare_entry(const Candidate& c, const VariantColumn& column, std::size_t row, std::size_t place,
                        const Tolerance& tolerance, Fit& fit) {
    const double position = c.writing.first + static_cast<double>(row);
    const double seen = c.seen.at(row, place), expected = c.writing.scale * column.at(position);
    fit.largest_error = std::max(fit.largest_error, std::fabs(seen - expected));
    return tolerance.agreement(seen, expected, position * column.frequency.radians, c.writing.scale);
}

// A few entries first: nearly every wrong formula fails there, before all of its columns are formed.
bool fits(const Candidate& c, const Tolerance& tolerance, Fit& fit) {
    const Writing& w = c.writing;
    const VariantColumns columns(c.seen.dim(), w.base, w.formula, w.layout, w.cosine_first);
    const std::size_t rows = c.seen.positions(), dim = c.seen.dim();
    const std::size_t wide = std::max<std::size_t>(1, dim / 16), tall = std::max<std::size_t>(1, rows / 8);
    for (std::size_t place = 0; place < dim; place += wide) {
        const VariantColumn column = columns[place];
        for (std::size_t row = 0; row < rows; row += row < 4 ? 1 : tall)
            if (!compare_entry(c, column, row, place, tolerance, fit).any()) return false;
    }
    for (std::size_t place = 0; place < dim; ++place) {
        const VariantColumn column = columns[place];
        for (std::size_t row = 0; row < rows; ++row) {
            const Agreement a = compare_entry(c, column, row, place, tolerance, fit);
            if (!a.any()) return false;
            fit.tally.add(a);
        }
    }
    return true;
}

class Search {
public:
    Search(const MatrixView<double>& table, const Tolerance& tolerance, Diagnosis& out)
        : table_(table), tolerance_(tolerance), out_(out) {
        for (const double x : table.data) largest_ = std::max(largest_, std::fabs(x));
    }

    bool known_base() {
        return each([&](Candidate& c) {
            for (const Formula formula : {Formula::paper, Formula::half_minus_one, Formula::doubled_exponent,
                                          Formula::unpaired_exponent, Formula::reciprocal}) {
                c.writing.formula = formula;
                if (accept(c)) return true;
            }
            return false;
        });
    }

    bool any_base() {
        return each([&](Candidate& c) {
            if (c.writing.first < 0 || c.writing.first > 1) return false;
            for (const Formula formula : {Formula::paper, Formula::half_minus_one, Formula::unpaired_exponent}) {
                c.writing.formula = formula;
                const BaseEstimate estimate = estimate_base(c.seen, c.writing, tolerance_);
                for (const double base : {estimate.rounded, estimate.exact}) {
                    c.writing.base = base;
                    if (base > 1 && accept(c)) return true;
                }
            }
            return false;
        });
    }

private:
    // Upright before transposed, sines before cosines, position 0 before others, interleaved before concatenated.
    template <class Body>
    bool each(Body&& body) {
        for (const bool transposed : {false, true})
            for (const bool cosine_first : {false, true})
                for (const double first : {0.0, 1.0, -1.0, 2.0})
                    for (const Layout layout : {Layout::interleaved, Layout::concatenated}) {
                        Candidate c{{table_, transposed}, {}};
                        c.writing.layout = layout;
                        c.writing.cosine_first = cosine_first;
                        c.writing.first = first;
                        c.writing.scale = scale_of(c.seen);
                        if (body(c)) return true;
                    }
        return false;
    }

    // Sines and cosines never exceed 1, and times the square root of D some do in the first rows.
    double scale_of(const ObservedTable& seen) const noexcept {
        return largest_ > 1.01 ? std::sqrt(static_cast<double>(seen.dim())) : 1;
    }

    bool accept(const Candidate& c) {
        Fit fit;
        if (!fits(c, tolerance_, fit)) return false;
        out_.known = true;
        out_.transposed = c.seen.transposed;
        out_.formula = c.writing.formula;
        out_.layout = c.writing.layout;
        out_.cosine_first = c.writing.cosine_first;
        out_.scale = c.writing.scale;
        out_.first_position = c.writing.first;
        out_.base = c.writing.base;
        out_.values = tolerance_.values;
        out_.rounding = fit.tally.of(tolerance_.print);
        out_.single_angles = tolerance_.single_angles;
        out_.largest_error = fit.largest_error;
        return true;
    }

    const MatrixView<double>& table_;
    Tolerance tolerance_;
    Diagnosis& out_;
    double largest_ = 0;
};

// The entries, in the order of the data, that are not the paper's, or not cut in the way of most of the print.
void find_differences(const MatrixView<double>& table, const Tolerance& tolerance, Diagnosis& out,
                      std::span<Difference> list) {
    const VariantColumns right(table.columns, paper_base, Formula::paper, Layout::interleaved);
    std::vector<VariantColumn> columns;
    for (std::size_t c = 0; c < table.columns; ++c) columns.push_back(right[c]);
    std::vector<Agreement> agreements;
    agreements.reserve(table.data.size());
    Tally tally;
    for (std::size_t row = 0; row < table.rows; ++row)
        for (std::size_t c = 0; c < table.columns; ++c) {
            const auto position = static_cast<double>(row);
            const double angle = position * columns[c].frequency.radians;
            agreements.push_back(tolerance.agreement(table.row(row)[c], columns[c].at(position), angle, 1));
            tally.add(agreements.back());
        }
    if (!out.known) out.rounding = tally.of(tolerance.print);
    const bool truncated = tally.truncated > tally.rounded;
    for (std::size_t k = 0; k < agreements.size(); ++k) {
        if (truncated ? agreements[k].truncated : agreements[k].rounded) continue;
        const std::size_t row = k / table.columns, column = k % table.columns;
        const Difference found{row, column, table.row(row)[column], columns[column].at(static_cast<double>(row))};
        if (out.differences < list.size()) list[out.differences] = found;
        if (out.differences++ > 0) continue;
        out.differs = true;
        out.row = row;
        out.column = column;
        out.value = found.value;
        out.expected = found.expected;
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
bool search_prints(const MatrixView<double>& table, Diagnosis& found, std::span<Difference> list) {
    for (const NumberFormat format : {NumberFormat::bfloat16, NumberFormat::float16, NumberFormat::float32}) {
        const std::vector<double> exact = printed_from(table, format);
        const MatrixView<double> printed{exact, table.rows, table.columns};
        const Tolerance tolerance{format, {}, false};
        if (exact.empty() || !search(printed, tolerance, found)) continue;
        find_differences(printed, tolerance, found, list);
        const auto written = [&](std::size_t row, std::size_t column) { return table.row(row)[column]; };
        if (found.differs) found.value = written(found.row, found.column);
        for (Difference& d : list.first(std::min(found.differences, list.size()))) d.value = written(d.row, d.column);
        return true;
    }
    return false;
}

Diagnosis nothing() {
    Diagnosis empty;
    empty.known = true;
    return empty;
}

Diagnosis diagnose(const MatrixView<double>& table, std::span<Difference> list) {
    Diagnosis found;
    Tolerance used = suggested_tolerance(table);
    if (used.print.digits == 0) {
        found.values = used.values;
        search(table, used, found);
    } else {
        if (search_prints(table, found, list)) return found;
        // Digits cut to a fixed count do not reveal the format before them, so the precise formats are tried first.
        found.digits = used.print.digits;
        for (const NumberFormat format :
             {used.values, NumberFormat::float32, NumberFormat::float16, NumberFormat::bfloat16}) {
            const bool coarse = format == NumberFormat::float16 || format == NumberFormat::bfloat16;
            // One wrong digit must not make a table look low-precision.
            if (coarse && !may_be_cut_from(table, format)) continue;
            if (!search(table, {format, used.print, false}, found)) continue;
            used.values = format;
            break;
        }
    }
    find_differences(table, used, found, list);
    return found;
}

}  // namespace

Status try_identify(MatrixView<double> table, Diagnosis& out, std::span<Difference> differences) noexcept {
    POSENC_TRY(guard::matrix(table, "table"));
    return guard::no_throw([&]() -> Status {
        out = table.data.empty() ? nothing() : diagnose(table, differences);
        return {};
    });
}

}  // namespace posenc
