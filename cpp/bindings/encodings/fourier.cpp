#include "posenc/encodings/fourier.hpp"

#include "bindings/runtime/runtime.hpp"

namespace posenc::bindings {
namespace {

std::size_t size(double x) {
    return static_cast<std::size_t>(x);
}
std::span<const double> numbers(Address address, double count) {
    return span<const double>(address, size(count));
}

int nerf_features(Address points, double count, double dimensions, double frequencies, bool include_input,
                  bool include_pi, int spacing, Address out, double elements) {
    return report(try_make_nerf_features({numbers(points, count), size(dimensions), size(frequencies), include_input,
                                          include_pi, static_cast<NerfSpacing>(spacing)},
                                         span<double>(out, size(elements))));
}

int gaussian_features(Address points, double count, double dimensions, Address matrix, double entries, Address out,
                      double elements) {
    return report(try_make_gaussian_features({numbers(points, count), size(dimensions), numbers(matrix, entries)},
                                             span<double>(out, size(elements))));
}

int noise_level_features(Address levels, double count, Address weights, double bands, bool log, bool flip, Address out,
                         double elements) {
    return report(try_make_noise_level_features({numbers(levels, count), numbers(weights, bands), log, flip},
                                                span<double>(out, size(elements))));
}

int box_features(Address boxes, double count, double frequencies, Address out, double elements) {
    return report(try_make_box_features({numbers(boxes, count), size(frequencies)}, span<double>(out, size(elements))));
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_fourier) {
    bind<&nerf_features>("nerf_features");
    bind<&gaussian_features>("gaussian_features");
    bind<&noise_level_features>("noise_level_features");
    bind<&box_features>("box_features");
}

}  // namespace posenc::bindings
