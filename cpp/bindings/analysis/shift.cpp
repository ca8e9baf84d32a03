#include "posenc/analysis/shift.hpp"
#include "bindings/analysis/analysis_runtime.hpp"

namespace posenc::bindings {
namespace {

int shift_blocks(double dim, double base, int ladder, double shift, Address out, double elements) {
    return report(try_make_shift_blocks(geometric(dim, base, ladder), shift, span<double>(out, size(elements))));
}

int shift_matrix(double dim, double base, int layout, int ladder, double shift, Address out, double elements) {
    const SinusoidalOptions options{{}, size(dim), base, static_cast<Layout>(layout), static_cast<Ladder>(ladder)};
    return report(try_make_shift_matrix(options, shift, span<double>(out, size(elements))));
}

int shift_residual(Address table, double rows, double columns, Address by, double shift, Address out) {
    ShiftResidual r;
    const Status status = try_compute_shift_residual(matrix<double>(table, rows, columns),
                                                     matrix<double>(by, columns, columns), size(shift), r);
    return report(status, out, {static_cast<double>(r.rows), r.largest, r.root_mean_square, r.relative});
}

int fit_shift(Address table, double rows, double columns, double shift, Address to, Address out) {
    ShiftFit fit;
    const Status status = try_fit_shift(matrix<double>(table, rows, columns), size(shift),
                                        span<double>(to, size(columns) * size(columns)), fit);
    const ShiftResidual& r = fit.residual;
    return report(
        status, out,
        {static_cast<double>(r.rows), r.largest, r.root_mean_square, r.relative, static_cast<double>(fit.rank)});
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_shift) {
    bind<&shift_blocks>("shift_blocks");
    bind<&shift_matrix>("shift_matrix");
    bind<&shift_residual>("shift_residual");
    bind<&fit_shift>("fit_shift");
}

}  // namespace posenc::bindings
