#include "bindings/runtime/runtime.hpp"
#include "encodings/alibi_table.hpp"

namespace posenc::bindings {
namespace {

std::size_t size(double n) {
    return static_cast<std::size_t>(n);
}

int alibi_slopes(double heads, double bias_max, Address out) {
    return report(try_make_alibi_slopes(AlibiSlopeOptions{size(heads), bias_max}, span<double>(out, size(heads))));
}

int alibi_start(double heads, double queries, double keys, bool causal, int form, double bias_max, bool wide) {
    const AlibiOptions options{size(heads), size(queries), size(keys), causal, static_cast<AlibiForm>(form), bias_max};
    return start_table<AlibiTable>(validate(options), options, wide);
}

int alibi_masked(double heads, double bias_max, double keys, Address mask, double tokens, Address out, double elements,
                 bool wide) {
    const AlibiSlopeOptions options{size(heads), bias_max};
    const auto kept = span<const std::uint8_t>(mask, size(tokens));
    if (wide) return report(try_make_masked_alibi_bias(options, size(keys), kept, span<double>(out, size(elements))));
    return report(try_make_masked_alibi_bias(options, size(keys), kept, span<float>(out, size(elements))));
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_alibi) {
    bind<&alibi_slopes>("alibi_slopes");
    bind<&alibi_start>("alibi_start");
    bind<&alibi_masked>("alibi_masked");
}

}  // namespace posenc::bindings
