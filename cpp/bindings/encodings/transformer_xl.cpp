#include "posenc/encodings/transformer_xl.hpp"

#include "bindings/runtime/runtime.hpp"

namespace posenc::bindings {
namespace {

std::size_t size(double n) {
    return static_cast<std::size_t>(n);
}

int transformer_xl_positions(double keys, double width, double base, Address out) {
    const TransformerXlOptions options{.keys = size(keys), .width = size(width), .base = base};
    return report(try_make_transformer_xl_positions(options, span<float>(out, size(keys * width))));
}

int transformer_xl_scores(double heads, double queries, double keys, double dim, double width, double base, Address q,
                          Address k, Address u, Address v, Address weights, Address out) {
    const TransformerXlOptions options{size(heads), size(queries), size(keys), size(dim), size(width), base};
    const TransformerXlInputs inputs{span<const float>(q, size(heads * queries * dim)),
                                     span<const float>(k, size(heads * keys * dim)),
                                     span<const float>(u, size(heads * dim)), span<const float>(v, size(heads * dim)),
                                     span<const float>(weights, size(heads * width * dim))};
    return report(try_compute_transformer_xl_scores(options, inputs, span<float>(out, size(heads * queries * keys))));
}

int relative_shift(double rows, double columns, Address x, double elements, Address out) {
    return report(try_apply_relative_shift(size(rows), size(columns), span<const float>(x, size(elements)),
                                           span<float>(out, size(elements))));
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_transformer_xl) {
    bind<&transformer_xl_positions>("transformer_xl_positions");
    bind<&transformer_xl_scores>("transformer_xl_scores");
    bind<&relative_shift>("relative_shift");
}

}  // namespace posenc::bindings
