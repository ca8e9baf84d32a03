#include "bindings/encodings/waves.hpp"
#include "encodings/prepare.hpp"

namespace posenc::bindings {
namespace {

int timestep_start(double first, double step, double count, Address values, double dim, bool flip, double shift,
                   double scale, double max_period, bool wide) {
    return start_waves(TimestepOptions{positions(first, step, count, values), static_cast<std::size_t>(dim), flip,
                                       shift, scale, max_period},
                       wide);
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_timestep) {
    bind<&timestep_start>("timestep_start");
}

}  // namespace posenc::bindings
