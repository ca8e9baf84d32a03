#include "posenc/encodings/shaw.hpp"

#include "bindings/runtime/runtime.hpp"

namespace posenc::bindings {
namespace {

std::size_t size(double n) {
    return static_cast<std::size_t>(n);
}

ShawOptions options_of(double batch, double queries, double keys, double dim, double max_distance) {
    return {size(queries), size(keys), size(max_distance), size(dim), size(batch)};
}

int shaw_index(double queries, double keys, double max_distance, Address out) {
    return report(try_make_shaw_index(options_of(1, queries, keys, 0, max_distance),
                                      span<std::int32_t>(out, size(queries * keys))));
}

int shaw_embeddings(double queries, double keys, double dim, double max_distance, Address table, double rows,
                    Address out) {
    return report(try_make_shaw_embeddings(options_of(1, queries, keys, dim, max_distance),
                                           span<const float>(table, size(rows * dim)),
                                           span<float>(out, size(queries * keys * dim))));
}

int shaw_bias(double batch, double queries, double keys, double dim, double max_distance, Address q, Address table,
              double rows, Address out) {
    return report(try_compute_shaw_bias(
        options_of(batch, queries, keys, dim, max_distance), span<const float>(q, size(batch * queries * dim)),
        span<const float>(table, size(rows * dim)), span<float>(out, size(batch * queries * keys))));
}

int shaw_values(double batch, double queries, double keys, double dim, double max_distance, Address weights,
                Address table, double rows, Address out) {
    return report(try_compute_shaw_values(
        options_of(batch, queries, keys, dim, max_distance), span<const float>(weights, size(batch * queries * keys)),
        span<const float>(table, size(rows * dim)), span<float>(out, size(batch * queries * dim))));
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_shaw) {
    bind<&shaw_index>("shaw_index");
    bind<&shaw_embeddings>("shaw_embeddings");
    bind<&shaw_bias>("shaw_bias");
    bind<&shaw_values>("shaw_values");
}

}  // namespace posenc::bindings
