#include "posenc/encodings/t5_buckets.hpp"

#include "bindings/runtime/runtime.hpp"

namespace posenc::bindings {
namespace {

std::size_t size(double n) {
    return static_cast<std::size_t>(n);
}

T5BucketOptions options_of(bool bidirectional, double buckets, double max_distance) {
    return {bidirectional, size(buckets), size(max_distance)};
}

int t5_buckets(bool bidirectional, double buckets, double max_distance, Address relative, double count, Address out) {
    return report(try_compute_t5_buckets(options_of(bidirectional, buckets, max_distance),
                                         span<const std::int32_t>(relative, size(count)),
                                         span<std::int32_t>(out, size(count))));
}

int t5_thresholds(bool bidirectional, double buckets, double max_distance, Address out, double count) {
    return report(try_compute_t5_thresholds(options_of(bidirectional, buckets, max_distance),
                                            span<std::int32_t>(out, size(count))));
}

int t5_bucket_table(bool bidirectional, double buckets, double max_distance, double queries, double keys, Address out) {
    return report(try_make_t5_bucket_table(options_of(bidirectional, buckets, max_distance), size(queries), size(keys),
                                           span<std::int32_t>(out, size(queries * keys))));
}

int t5_bias(bool bidirectional, double buckets, double max_distance, double heads, double queries, double keys,
            Address table, double elements, Address out) {
    return report(try_make_t5_bias(options_of(bidirectional, buckets, max_distance), size(heads), size(queries),
                                   size(keys), span<const float>(table, size(elements)),
                                   span<float>(out, size(heads * queries * keys))));
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_t5_buckets) {
    bind<&t5_buckets>("t5_buckets");
    bind<&t5_thresholds>("t5_thresholds");
    bind<&t5_bucket_table>("t5_bucket_table");
    bind<&t5_bias>("t5_bias");
}

}  // namespace posenc::bindings
