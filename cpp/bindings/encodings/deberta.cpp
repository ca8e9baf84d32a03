#include "posenc/encodings/deberta.hpp"

#include "bindings/runtime/runtime.hpp"

namespace posenc::bindings {
namespace {

std::size_t size(double n) {
    return static_cast<std::size_t>(n);
}

int deberta_buckets(double bucket_size, double max_position, bool rows, Address relative, double count, Address out) {
    const auto compute = rows ? try_compute_deberta_rows : try_compute_deberta_buckets;
    return report(compute({size(bucket_size), size(max_position)}, span<const std::int32_t>(relative, size(count)),
                          span<std::int32_t>(out, size(count))));
}

int deberta_bucket_table(double bucket_size, double max_position, double queries, double keys, Address out) {
    return report(try_make_deberta_bucket_table({size(bucket_size), size(max_position)}, size(queries), size(keys),
                                                span<std::int32_t>(out, size(queries * keys))));
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_deberta) {
    bind<&deberta_buckets>("deberta_buckets");
    bind<&deberta_bucket_table>("deberta_bucket_table");
}

}  // namespace posenc::bindings
