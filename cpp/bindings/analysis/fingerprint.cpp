#include "posenc/analysis/fingerprint.hpp"
#include "bindings/analysis/analysis_runtime.hpp"
#include "posenc/analysis/identify.hpp"

namespace posenc::bindings {
namespace {

int variant_table(double first, double step, double count, Address values, double dim, double base, int formula,
                  int layout, Address out, double elements) {
    const VariantOptions options{positions(first, step, count, values), size(dim), base, static_cast<Formula>(formula),
                                 static_cast<Layout>(layout)};
    return report(try_make_variant_table(options, span<double>(out, size(elements))));
}

int row_norms(Address table, double rows, double columns, Address out) {
    return report(try_compute_row_norms(matrix<double>(table, rows, columns), span<double>(out, size(rows))));
}

int column_spreads(Address table, double rows, double columns, Address out) {
    return report(try_compute_column_spreads(matrix<double>(table, rows, columns), span<double>(out, size(columns))));
}

int fingerprint(Address table, double rows, double columns, double bound, double shift, Address out) {
    Fingerprint f;
    const Status status = try_compute_fingerprint(matrix<double>(table, rows, columns), {bound, size(shift)}, f);
    return report(status, out,
                  {f.smallest_norm, f.largest_norm, static_cast<double>(f.near_constant_columns),
                   f.smallest_adjacent_cosine, f.largest_adjacent_cosine, f.mean_adjacent_cosine,
                   static_cast<double>(f.closest_first), static_cast<double>(f.closest_second), f.closest_distance,
                   f.shift_error, static_cast<double>(f.shift_rank)});
}

int identify_table(Address table, double rows, double columns, Address out) {
    Diagnosis d;
    const Status status = try_identify(matrix<double>(table, rows, columns), d);
    const auto flag = [](bool b) { return b ? 1.0 : 0.0; };
    return report(status, out,
                  {flag(d.known), flag(d.right()), flag(d.transposed), static_cast<double>(d.formula),
                   static_cast<double>(d.layout), d.first_position, d.base, static_cast<double>(d.values),
                   static_cast<double>(d.digits), flag(d.single_angles), d.largest_error, flag(d.differs),
                   static_cast<double>(d.row), static_cast<double>(d.column), d.value, d.expected});
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_fingerprint) {
    bind<&variant_table>("variant_table");
    bind<&row_norms>("row_norms");
    bind<&column_spreads>("column_spreads");
    bind<&fingerprint>("fingerprint");
    bind<&identify_table>("identify_table");
}

}  // namespace posenc::bindings
