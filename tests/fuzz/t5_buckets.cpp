// T5 buckets, biases looked up by index, biases added to scores.
#include <numeric>

#include "posenc/posenc.hpp"
#include "support/check.hpp"

using namespace posenc;
using fuzz::Input;

namespace {

std::vector<float> whole_numbers(Input& input, std::size_t count) {
    std::vector<float> list(count);
    for (float& x : list) x = float(std::int8_t(input.byte()));
    return list;
}

void buckets(Input& input, const T5BucketOptions& options) {
    std::vector<std::int32_t> relative(input.size(100) % 1000);
    for (auto& r : relative) r = std::int32_t(input.word() >> (input.byte() % 64));
    fuzz::run<std::int32_t>(input, relative.size(), [&](auto out) {
        const Status status = try_compute_t5_buckets(options, relative, out);
        if (status.ok())
            for (const auto b : out)
                fuzz::require(b >= 0 && std::size_t(b) < options.buckets, "a bucket lies outside of the table");
        return status;
    });
}

void table(Input& input, const T5BucketOptions& options) {
    const std::size_t queries = input.size(100), keys = input.size(100), heads = input.size(9);
    const auto offset = input.flip() ? std::optional(input.size(300)) : std::nullopt;
    const double scale = input.number(1);
    fuzz::run<std::int32_t>(input, fuzz::output_size(queries, keys),
                            [&](auto out) { return try_make_t5_bucket_table(options, queries, keys, out, {offset}); });
    const std::vector<float> learned =
        whole_numbers(input, input.flip() ? fuzz::output_size(options.buckets, heads) : input.size(600) % 1000);
    const std::size_t elements = fuzz::output_size(fuzz::output_size(heads, queries), keys);
    fuzz::run<float>(input, elements, [&](auto out) {
        return try_make_t5_bias(options, heads, queries, keys, learned, out, {offset, scale});
    });
}

void look_up(Input& input) {
    const std::size_t heads = input.size(9) % 100;
    const std::vector<float> learned = whole_numbers(input, input.size(300) % 1000);
    std::vector<std::int32_t> index(input.size(200) % 1000);
    for (auto& i : index) i = input.byte() < 250 ? input.byte() % 32 : std::int32_t(input.word());
    fuzz::run<float>(input, heads * index.size(),
                     [&](auto out) { return try_make_bias_from_index(index, learned, heads, out); });
}

void add(Input& input) {
    std::vector<std::size_t> scores_shape(input.byte() % 6), bias_shape(input.byte() % 6);
    for (auto& n : scores_shape) n = input.size(6);
    for (std::size_t i = 0; i < bias_shape.size(); ++i) {
        const bool same = input.byte() < 200 && i < scores_shape.size();
        bias_shape[bias_shape.size() - 1 - i] = same ? scores_shape[scores_shape.size() - 1 - i] : input.size(3);
    }
    const auto product = [](const std::vector<std::size_t>& shape) {
        return std::accumulate(shape.begin(), shape.end(), std::size_t{1}, fuzz::output_size);
    };
    const std::vector<float> scores = whole_numbers(input, product(scores_shape)),
                             bias = whole_numbers(input, product(bias_shape));
    fuzz::run<float>(input, scores.size(),
                     [&](auto out) { return try_add_bias(scores, scores_shape, bias, bias_shape, out); });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Input input(data, size);
    const T5BucketOptions options{input.flip(), input.byte() < 200 ? 32 : input.size(300),
                                  input.byte() < 200 ? 128 : input.size(1000)};
    switch (input.byte() % 4) {
    case 0:
        buckets(input, options);
        break;
    case 1:
        table(input, options);
        break;
    case 2:
        look_up(input);
        break;
    default:
        add(input);
    }
    return 0;
}
