#include "posenc/encodings/score_bias.hpp"

#include "bindings/runtime/runtime.hpp"

namespace posenc::bindings {
namespace {

std::size_t size(double n) {
    return static_cast<std::size_t>(n);
}

int bias_from_index(Address index, double entries, Address table, double elements, double heads, Address out) {
    return report(try_make_bias_from_index(span<const std::int32_t>(index, size(entries)),
                                           span<const float>(table, size(elements)), size(heads),
                                           span<float>(out, size(entries * heads))));
}

int add_bias(Address scores, double elements, Address scores_shape, int scores_axes, Address bias, double bias_elements,
             Address bias_shape, int bias_axes, Address out) {
    return report(try_add_bias(span<const float>(scores, size(elements)),
                               span<const std::size_t>(scores_shape, size(scores_axes)),
                               span<const float>(bias, size(bias_elements)),
                               span<const std::size_t>(bias_shape, size(bias_axes)), span<float>(out, size(elements))));
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_score_bias) {
    bind<&bias_from_index>("bias_from_index");
    bind<&add_bias>("add_bias");
}

}  // namespace posenc::bindings
