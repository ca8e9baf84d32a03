#include "posenc/encodings/product.hpp"

#include "bindings/runtime/runtime.hpp"

namespace posenc::bindings {
namespace {

int product_table(Address points, double numbers, double dim, double base, Address out, double elements) {
    const auto size = [](double x) { return static_cast<std::size_t>(x); };
    return report(try_make_product_table({span<const double>(points, size(numbers)), size(dim), base},
                                         span<double>(out, size(elements))));
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_product) {
    bind<&product_table>("product_table");
}

}  // namespace posenc::bindings
