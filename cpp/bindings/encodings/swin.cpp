#include "posenc/encodings/swin.hpp"

#include "bindings/runtime/runtime.hpp"

namespace posenc::bindings {
namespace {

std::size_t size(double n) {
    return static_cast<std::size_t>(n);
}

int swin_index(double height, double width, bool class_token, Address out, double elements) {
    return report(
        try_make_swin_index({size(height), size(width), class_token}, span<std::int32_t>(out, size(elements))));
}

int swin_coordinates(double height, double width, double trained_height, double trained_width, Address out,
                     double elements) {
    return report(try_make_swin_coordinates({size(height), size(width), size(trained_height), size(trained_width)},
                                            span<double>(out, size(elements))));
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_swin) {
    bind<&swin_index>("swin_index");
    bind<&swin_coordinates>("swin_coordinates");
}

}  // namespace posenc::bindings
