#include "posenc/encodings/combine.hpp"

#include "bindings/runtime/runtime.hpp"
#include "encodings/combine_rows.hpp"

namespace posenc::bindings {
namespace {

std::size_t size(double x) {
    return static_cast<std::size_t>(x);
}

// n elements of a batch, in place, with as many of the table beside them.
int add_rows(Address x, Address table, double n, double dim, double alpha, bool scale_by_sqrt_dim, double dropout,
             double seed, double first_element, bool wide) {
    CombineOptions options{.dim = size(dim), .alpha = alpha, .scale_by_sqrt_dim = scale_by_sqrt_dim};
    options.dropout = dropout;
    options.seed = static_cast<std::uint64_t>(seed);
    const Status status = validate(options);
    if (!status) return report(status);
    const auto first = static_cast<std::uint64_t>(first_element);
    if (wide)
        combine_rows(options, reinterpret_cast<const double*>(x), reinterpret_cast<const double*>(table),
                     reinterpret_cast<double*>(x), size(n), first);
    else
        combine_rows(options, reinterpret_cast<const float*>(x), reinterpret_cast<const float*>(table),
                     reinterpret_cast<float*>(x), size(n), first);
    return 0;
}

int padded_positions(Address mask, double batch, double tokens, double padding_position, Address out) {
    const std::size_t count = size(batch) * size(tokens);
    return report(try_compute_padded_positions(span<const std::uint8_t>(mask, count), size(batch), size(tokens),
                                               padding_position, span<double>(out, count)));
}

int packed_positions(Address sequences, double batch, double tokens, Address out) {
    const std::size_t count = size(batch) * size(tokens);
    return report(try_compute_packed_positions(span<const std::int32_t>(sequences, count), size(batch), size(tokens),
                                               span<double>(out, count)));
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_combine) {
    bind<&add_rows>("add_rows");
    bind<&padded_positions>("padded_positions");
    bind<&packed_positions>("packed_positions");
}

}  // namespace posenc::bindings
