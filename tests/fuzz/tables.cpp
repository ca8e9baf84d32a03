// Analysis of a table: shifts, fingerprints, its diagnosis; and the variants and precisions to compare it with.
#include "posenc/posenc.hpp"
#include "support/check.hpp"

using namespace posenc;
using fuzz::Input;

namespace {

/// A table of sinusoids or of anything, seldom of the shape that it claims.
struct Table {
    explicit Table(Input& input) : rows(input.size(24) % 25), columns(input.size(16) % 17), data(rows * columns) {
        if (input.flip() && columns > 0)
            (void)try_make_sinusoidal_table({.positions = range(input.number(0), rows), .dim = columns},
                                            std::span(data));
        else
            for (double& x : data) x = double(std::int8_t(input.byte())) / 64;
        if (!data.empty() && input.byte() < 8) data[input.byte() % data.size()] = input.number();
        if (input.byte() < 8) rows = input.size(30);
        if (input.byte() < 8) columns = input.size(30);
    }
    MatrixView<double> view() const { return {data, rows, columns}; }
    std::size_t rows, columns;
    std::vector<double> data;
};

void refused_or_not(const Status& status) {
    if (!status.ok()) fuzz::check_refusal(status);
}

void shifts(Input& input) {
    const Table table(input);
    const std::size_t shift = input.size(30);
    fuzz::run<double>(input, fuzz::output_size(table.columns, table.columns), [&](auto out) {
        ShiftFit fit;
        return try_fit_shift(table.view(), shift, out, fit);
    });
    const SinusoidalOptions options{.dim = input.size(20) % 21,
                                    .base = input.number(10000),
                                    .layout = input.choice<Layout>(2),
                                    .ladder = input.choice<Ladder>(2)};
    const double by = input.number(3);
    fuzz::run<double>(input, fuzz::output_size(options.dim, options.dim),
                      [&](auto out) { return try_make_shift_matrix(options, by, out); });
    const std::size_t pairs = (options.dim + 1) / 2;
    fuzz::run<double>(input, 4 * pairs, [&](auto out) {
        return try_make_shift_blocks({options.dim, options.base, options.ladder}, by, out);
    });
}

void diagnosis(Input& input) {
    const Table table(input);
    Diagnosis found;
    std::vector<Difference> differences(input.size(9) % 20);
    refused_or_not(try_identify(table.view(), found, differences));
    Fingerprint print;
    refused_or_not(try_compute_fingerprint(table.view(), {input.number(1e-3), input.size(30)}, print));
    fuzz::run<double>(input, table.rows < 1000 ? table.rows : 7,
                      [&](auto out) { return try_compute_row_norms(table.view(), out); });
    fuzz::run<double>(input, fuzz::output_size(table.columns, 1),
                      [&](auto out) { return try_compute_column_spreads(table.view(), out); });
}

void variants(Input& input) {
    const fuzz::PositionsInput positions(input, 60);
    VariantOptions options{positions, input.size(80), input.number(10000), input.choice<Formula>(5),
                           input.choice<Layout>(2)};
    options.cosine_first = input.flip();
    if (input.flip()) options.scale = input.number(8);
    if (options.dim > fuzz::widest && positions.count() > 0) return;
    fuzz::run<double>(input, fuzz::output_size(positions.count(), options.dim),
                      [&](auto out) { return try_make_variant_table(options, out); });
}

void precision(Input& input) {
    const fuzz::PositionsInput positions(input, 60);
    const PrecisionOptions options{positions,
                                   input.size(40),
                                   input.number(10000),
                                   input.choice<Layout>(2),
                                   input.choice<NumberFormat>(4),
                                   input.choice<NumberFormat>(4),
                                   input.choice<NumberFormat>(4),
                                   input.choice<FrequencyFormula>(2)};
    if (options.dim > fuzz::widest && positions.count() > 0) return;
    fuzz::run<double>(input, fuzz::output_size(positions.count(), options.dim),
                      [&](auto out) { return try_make_low_precision_table(options, out); });
    fuzz::run<double>(input, fuzz::output_size(positions.count(), 1),
                      [&](auto out) { return try_compute_precision_errors(options, out); });
    if (options.dim > fuzz::widest) return;
    Collision collision;
    refused_or_not(try_find_first_collision(options, input.size(200) % 400, collision));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    return fuzz::one_of({shifts, diagnosis, variants, precision}, data, size);
}
