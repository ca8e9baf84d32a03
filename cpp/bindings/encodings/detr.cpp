#include "posenc/encodings/detr.hpp"

#include "bindings/runtime/runtime.hpp"

namespace posenc::bindings {
namespace {

int detr_encoding(double height, double width, double axis_dim, Address mask, double cells, double base, bool normalize,
                  bool has_scale, double scale, Address out, double elements) {
    const auto size = [](double x) { return static_cast<std::size_t>(x); };
    DetrOptions options{1,    size(height), size(width), size(axis_dim), span<const std::uint8_t>(mask, size(cells)),
                        base, normalize};
    if (has_scale) options.scale = scale;
    return report(try_make_detr_encoding(options, span<double>(out, size(elements))));
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_detr) {
    bind<&detr_encoding>("detr_encoding");
}

}  // namespace posenc::bindings
