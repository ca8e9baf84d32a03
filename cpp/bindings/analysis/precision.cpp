#include "posenc/analysis/precision.hpp"
#include "bindings/analysis/analysis_runtime.hpp"

namespace posenc::bindings {
namespace {

// dim, base, layout, formats of frequencies, angles and values, formula: in the order of web/api/analysis/precision.ts.
PrecisionOptions options_of(Address numbers, const Positions& at) {
    const double* n = reinterpret_cast<const double*>(numbers);
    const auto format = [&](int i) { return static_cast<NumberFormat>(static_cast<int>(n[i])); };
    return {at,        size(n[0]), n[1],      static_cast<Layout>(static_cast<int>(n[2])),
            format(3), format(4),  format(5), static_cast<FrequencyFormula>(static_cast<int>(n[6]))};
}

int low_precision_table(Address numbers, double first, double step, double count, Address values, Address out,
                        double elements) {
    return report(try_make_low_precision_table(options_of(numbers, positions(first, step, count, values)),
                                               span<double>(out, size(elements))));
}

int precision_errors(Address numbers, double first, double step, double count, Address values, Address out) {
    return report(try_compute_precision_errors(options_of(numbers, positions(first, step, count, values)),
                                               span<double>(out, size(count))));
}

int first_collision(Address numbers, double limit, Address out) {
    Collision c;
    const Status status = try_find_first_collision(options_of(numbers, {}), size(limit), c);
    return report(status, out, {c.found ? 1.0 : 0.0, static_cast<double>(c.first), static_cast<double>(c.second)});
}

void round_numbers(Address numbers, double count, int format) {
    for (double& x : span<double>(numbers, size(count))) x = round_to_format(x, static_cast<NumberFormat>(format));
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_precision) {
    bind<&low_precision_table>("low_precision_table");
    bind<&precision_errors>("precision_errors");
    bind<&first_collision>("first_collision");
    bind<&round_numbers>("round_numbers");
}

}  // namespace posenc::bindings
