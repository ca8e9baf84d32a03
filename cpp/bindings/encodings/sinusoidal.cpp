#include "bindings/runtime/runtime.hpp"
#include "encodings/sinusoidal_table.hpp"

namespace posenc::bindings {
namespace {

GeometricOptions geometric(double dim, double base, int ladder) {
    return {static_cast<std::size_t>(dim), base, static_cast<Ladder>(ladder)};
}

int sinusoidal_start(double first, double step, double count, Address values, double dim, double base, int layout,
                     int ladder, bool wide) {
    const SinusoidalOptions options{positions(first, step, count, values), static_cast<std::size_t>(dim), base,
                                    static_cast<Layout>(layout), static_cast<Ladder>(ladder)};
    return start_table<SinusoidalTable>(validate(options), options, wide);
}

int sinusoidal_entry(double dim, double base, int layout, int ladder, double position, double dimension, Address out) {
    const SinusoidalOptions options{
        {}, static_cast<std::size_t>(dim), base, static_cast<Layout>(layout), static_cast<Ladder>(ladder)};
    SinusoidalEntry entry;
    const Status status = try_explain_sinusoidal_entry(options, position, static_cast<std::size_t>(dimension), entry);
    if (!status) return report(status);
    const auto to = span<double>(out, 6);
    to[0] = static_cast<double>(entry.pair);
    to[1] = entry.is_cosine ? 1 : 0;
    to[2] = entry.angular_frequency;
    to[3] = entry.wavelength;
    to[4] = entry.angle;
    to[5] = entry.value;
    return 0;
}

int angular_frequencies(double dim, double base, int ladder, Address out) {
    return report(try_compute_angular_frequencies(geometric(dim, base, ladder),
                                                  span<double>(out, static_cast<std::size_t>(dim))));
}

int wavelengths(double dim, double base, int ladder, Address out) {
    return report(
        try_compute_wavelengths(geometric(dim, base, ladder), span<double>(out, static_cast<std::size_t>(dim))));
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_sinusoidal) {
    bind<&sinusoidal_start>("sinusoidal_start");
    bind<&sinusoidal_entry>("sinusoidal_entry");
    bind<&angular_frequencies>("angular_frequencies");
    bind<&wavelengths>("wavelengths");
}

}  // namespace posenc::bindings
