#include "posenc/encodings/cope.hpp"

#include "bindings/runtime/runtime.hpp"

namespace posenc::bindings {
namespace {

std::size_t size(double n) {
    return static_cast<std::size_t>(n);
}

int cope_positions(double batch, double queries, double keys, double rows, bool causal, Address logits, Address out) {
    const CopeOptions options{size(batch), size(queries), size(keys), size(rows), 0, causal};
    const std::size_t elements = size(batch * queries * keys);
    return report(try_compute_cope_positions(options, span<const float>(logits, elements), span<float>(out, elements)));
}

int cope_bias(double batch, double queries, double keys, double rows, double dim, bool causal, Address logits,
              Address q, Address table, Address out) {
    const CopeOptions options{size(batch), size(queries), size(keys), size(rows), size(dim), causal};
    const std::size_t elements = size(batch * queries * keys);
    return report(try_compute_cope_bias(options, span<const float>(logits, elements),
                                        span<const float>(q, size(batch * queries * dim)),
                                        span<const float>(table, size(rows * dim)), span<float>(out, elements)));
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_cope) {
    bind<&cope_positions>("cope_positions");
    bind<&cope_bias>("cope_bias");
}

}  // namespace posenc::bindings
