#include "posenc/encodings/learned.hpp"

#include "bindings/runtime/runtime.hpp"
#include "encodings/learned_rows.hpp"

namespace posenc::bindings {
namespace {

std::size_t size(double x) {
    return static_cast<std::size_t>(x);
}

/// A padding index of -1 is none.
int learned_rows(double dim, int initialization, double deviation, double truncation, double low, double high,
                 double seed, double padding_index, double first_row, double count, Address out) {
    LearnedTableOptions options{0,
                                size(dim),
                                static_cast<Initialization>(initialization),
                                deviation,
                                truncation,
                                low,
                                high,
                                static_cast<std::uint64_t>(seed)};
    if (padding_index >= 0) options.padding_index = size(padding_index);
    const Status status = validate(options);
    if (status) write_learned_rows(options, size(first_row), size(count), reinterpret_cast<double*>(out));
    return report(status);
}

int look_up_rows(Address table, double elements, double dim, Address positions, double count, double offset,
                 double scale, Address out, double room) {
    return report(try_look_up({span<const float>(table, size(elements)), size(dim),
                               span<const double>(positions, size(count)), offset, scale},
                              span<float>(out, size(room))));
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_learned) {
    bind<&learned_rows>("learned_rows");
    bind<&look_up_rows>("look_up_rows");
}

}  // namespace posenc::bindings
