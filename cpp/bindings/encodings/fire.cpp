#include "posenc/encodings/fire.hpp"

#include "bindings/runtime/runtime.hpp"

namespace posenc::bindings {
namespace {

std::size_t size(double n) {
    return static_cast<std::size_t>(n);
}

int fire_distances(double queries, double keys, double c, double threshold, Address out) {
    return report(
        try_make_fire_distances({size(queries), size(keys), c, threshold}, span<double>(out, size(queries * keys))));
}

int fire_bias(double queries, double keys, double c, double threshold, double heads, double width,
              Address first_weights, Address first_bias, Address second_weights, Address second_bias, Address out) {
    const FireNetwork network{span<const float>(first_weights, size(width)), span<const float>(first_bias, size(width)),
                              span<const float>(second_weights, size(heads * width)),
                              span<const float>(second_bias, size(heads))};
    return report(try_make_fire_bias({size(queries), size(keys), c, threshold}, network,
                                     span<float>(out, size(heads * queries * keys))));
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_fire) {
    bind<&fire_distances>("fire_distances");
    bind<&fire_bias>("fire_bias");
}

}  // namespace posenc::bindings
