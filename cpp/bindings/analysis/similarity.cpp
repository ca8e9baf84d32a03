#include "posenc/analysis/similarity.hpp"
#include "bindings/analysis/analysis_runtime.hpp"
#include "posenc/analysis/offset_similarity.hpp"

namespace posenc::bindings {
namespace {

template <class T>
int measure(Address table, double rows, Address others, double other_rows, double columns, int kind, Address out) {
    const auto a = matrix<T>(table, rows, columns), b = matrix<T>(others, other_rows, columns);
    return report(try_compute_similarity(a, b, static_cast<Measure>(kind), span<T>(out, a.rows * b.rows)));
}

int similarity(Address table, double rows, Address others, double other_rows, double columns, int kind, bool wide,
               Address out) {
    return (wide ? measure<double> : measure<float>)(table, rows, others, other_rows, columns, kind, out);
}

int offset_similarity(double dim, double base, int ladder, double first, double step, double count, Address values,
                      int kind, Address out) {
    return report(try_compute_offset_similarity(geometric(dim, base, ladder), positions(first, step, count, values),
                                                static_cast<Measure>(kind), span<double>(out, size(count))));
}

int first_rise(double dim, double base, int ladder, double limit, Address out) {
    FirstRise rise;
    const Status status = try_find_first_rise(geometric(dim, base, ladder), size(limit), rise);
    return report(status, out, {rise.found ? 1.0 : 0.0, static_cast<double>(rise.offset), rise.dot, rise.previous});
}

int nearest_repeat(double dim, double base, int ladder, double first, double last, Address out) {
    NearestRepeat repeat;
    const Status status = try_find_nearest_repeat(geometric(dim, base, ladder), size(first), size(last), repeat);
    return report(status, out, {static_cast<double>(repeat.offset), repeat.distance, repeat.dot});
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_similarity) {
    bind<&similarity>("similarity");
    bind<&offset_similarity>("offset_similarity");
    bind<&first_rise>("first_rise");
    bind<&nearest_repeat>("nearest_repeat");
}

}  // namespace posenc::bindings
