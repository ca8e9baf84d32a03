#include "bindings/runtime/runtime.hpp"
#include "encodings/doubled_exponent_table.hpp"

namespace posenc::bindings {
namespace {

int doubled_exponent_start(double first, double step, double count, Address values, double dim, double base,
                           bool wide) {
    const DoubledExponentOptions options{positions(first, step, count, values), static_cast<std::size_t>(dim), base};
    return start_table<DoubledExponentTable>(validate(options), options, wide);
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_doubled_exponent) {
    bind<&doubled_exponent_start>("doubled_exponent_start");
}

}  // namespace posenc::bindings
