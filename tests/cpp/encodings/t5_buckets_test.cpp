#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "posenc/posenc.hpp"
#include "reference/encodings/t5_buckets.hpp"
#include "support/golden.hpp"
#include "support/vectors.hpp"

using namespace posenc;
using golden::Json;

namespace {

using Integers = std::vector<std::int32_t>;

T5BucketOptions t5_options(const Json& c) {
    const Json& p = c["params"];
    return {.bidirectional = p["bidirectional"], .buckets = p["buckets"], .max_distance = p["max_distance"]};
}

Integers t5_buckets(const T5BucketOptions& options, const Integers& relative) {
    Integers out(relative.size());
    compute_t5_buckets(options, relative, out);
    return out;
}

Integers from_to(int first, int last) {
    Integers all(std::size_t(last - first + 1));
    std::iota(all.begin(), all.end(), first);
    return all;
}

}  // namespace

TEST_CASE("T5 buckets are those of whole-number arithmetic on both sides of each threshold") {
    vectors::each("t5_buckets", "buckets", [](const Json& c) {
        const Json& o = c["options"];
        const T5BucketOptions options{o["bidirectional"], o["num_buckets"], o["max_distance"]};
        CHECK(t5_buckets(options, c["input"]["relative"]) == vectors::integers(c));
    });
}

TEST_CASE("T5 thresholds are the first distances of the buckets, near and far") {
    Integers relative = from_to(-2000, 2000);
    for (const std::int32_t far : {4096, 19999, 20000, 20001, 65536, 100000})
        relative.insert(relative.end(), {-far, far});
    golden::each("t5_buckets", "t5_thresholds", [&](const Json& c) {
        const auto starts = c["expect"].get<Integers>();
        const T5BucketOptions options = t5_options(c);
        Integers out(starts.size());
        compute_t5_thresholds(options, out);
        CHECK(out == starts);
        // A distance before the first threshold is its own bucket; the thresholds up to a later one number its bucket.
        Integers expect;
        for (const std::int32_t r : relative) {
            const std::int32_t n = options.bidirectional ? std::abs(r) : std::max(-r, 0);
            const auto reached = std::upper_bound(starts.begin(), starts.end(), n) - starts.begin();
            const auto bucket = reached == 0 ? n : starts[0] + std::int32_t(reached) - 1;
            expect.push_back(bucket + (options.bidirectional && r > 0 ? std::int32_t(options.buckets / 2) : 0));
        }
        CHECK(t5_buckets(options, relative) == expect);
    });
}

TEST_CASE("T5 bucket tables have the queries at the end of the keys") {
    golden::each("t5_buckets", "t5_index", [](const Json& c) {
        const std::size_t queries = c["params"]["queries"], keys = c["params"]["keys"];
        Integers out(queries * keys);
        const Json& p = c["params"];
        const auto offset = p.contains("offset") ? std::optional(p["offset"].get<std::size_t>()) : std::nullopt;
        make_t5_bucket_table(t5_options(c), queries, keys, out, {offset});
        CHECK(out == c["expect"].get<Integers>());
    });
}

TEST_CASE("distances 64 and 128, where a precomputed factor falls into the bucket before, are in theirs") {
    CHECK(t5_buckets({.buckets = 32, .max_distance = 128}, {-64, 64}) == Integers{14, 30});
    CHECK(t5_buckets({.bidirectional = false, .buckets = 32, .max_distance = 256}, {-128}) == Integers{28});
}

TEST_CASE("T5 buckets agree with the published logarithms for every bucket count up to 64") {
    const Integers relative = from_to(-700, 700);
    for (const bool bidirectional : {false, true})
        for (std::size_t count = bidirectional ? 4 : 2; count <= 64; ++count)
            for (const std::size_t max_distance : {64u, 100u, 128u, 333u}) {
                const T5BucketOptions options{bidirectional, count, max_distance};
                const Integers got = t5_buckets(options, relative);
                std::size_t different = 0;
                for (std::size_t k = 0; k < relative.size(); ++k)
                    different += got[k] != reference::compute_t5_bucket(options, relative[k]);
                INFO(count << " buckets to " << max_distance << (bidirectional ? ", both" : ""));
                CHECK(different == 0);
            }
}

TEST_CASE("the extremes of 32 bits have buckets too") {
    CHECK(t5_buckets({}, {INT32_MIN, INT32_MAX}) == Integers{15, 31});
    CHECK(t5_buckets({.bidirectional = false}, {INT32_MIN, INT32_MAX}) == Integers{31, 0});
}

TEST_CASE("a T5 bias is the table looked up by the bucket table") {
    const T5BucketOptions options{.buckets = 8, .max_distance = 20};
    std::vector<float> table(8 * 3);
    std::iota(table.begin(), table.end(), 0.5f);
    Integers index(11 * 40);
    make_t5_bucket_table(options, 11, 40, index);
    std::vector<float> looked_up(3 * index.size()), bias(3 * index.size());
    make_bias_from_index(index, table, 3, looked_up);
    make_t5_bias(options, 3, 11, 40, table, bias);
    CHECK(bias == looked_up);

    std::vector<float> scaled(bias.size());
    make_t5_bias(options, 3, 11, 40, table, scaled, {.offset = 29, .scale = 0.1});
    for (float& x : bias) x = float(0.1 * x);
    CHECK(scaled == bias);
}
