#include "posenc/encodings/nope.hpp"

#include "bindings/runtime/runtime.hpp"

namespace posenc::bindings {
namespace {

std::size_t size(double n) {
    return static_cast<std::size_t>(n);
}

int nope_schedule(double every, Address out, double layers) {
    return report(try_make_nope_schedule(size(every), span<std::int32_t>(out, size(layers))));
}

int nope_query_scale(double floor_scale, double weight, Address positions, double count, Address out) {
    return report(try_compute_nope_query_scale({floor_scale, weight}, span<const double>(positions, size(count)),
                                               span<double>(out, size(count))));
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_nope) {
    bind<&nope_schedule>("nope_schedule");
    bind<&nope_query_scale>("nope_query_scale");
}

}  // namespace posenc::bindings
