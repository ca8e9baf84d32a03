#include "posenc/encodings/resize.hpp"

#include "bindings/runtime/runtime.hpp"

namespace posenc::bindings {
namespace {

std::size_t size(double x) {
    return static_cast<std::size_t>(x);
}

int resize_rows(Address table, double elements, double dim, double rows, double prefix_rows, int method, bool align,
                Address out, double room) {
    return report(try_resize_rows({span<const float>(table, size(elements)), size(dim), size(rows), size(prefix_rows),
                                   static_cast<Interpolation>(method), align},
                                  span<double>(out, size(room))));
}

int resize_grid(Address table, double elements, double dim, double old_height, double old_width, double new_height,
                double new_width, double prefix_rows, int method, bool align, Address out, double room) {
    return report(try_resize_grid({span<const float>(table, size(elements)),
                                   size(dim),
                                   {size(old_height), size(old_width)},
                                   {size(new_height), size(new_width)},
                                   size(prefix_rows),
                                   static_cast<Interpolation>(method),
                                   align},
                                  span<double>(out, size(room))));
}

int resize_bias_table(Address table, double elements, double heads, double old_height, double old_width,
                      double new_height, double new_width, double extra_rows, int method, bool align, Address out,
                      double room) {
    return report(try_resize_bias_table({span<const float>(table, size(elements)),
                                         size(heads),
                                         {size(old_height), size(old_width)},
                                         {size(new_height), size(new_width)},
                                         size(extra_rows),
                                         static_cast<Interpolation>(method),
                                         align},
                                        span<double>(out, size(room))));
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_resize) {
    bind<&resize_rows>("resize_rows");
    bind<&resize_grid>("resize_grid");
    bind<&resize_bias_table>("resize_bias_table");
}

}  // namespace posenc::bindings
