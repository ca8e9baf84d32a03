#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <numeric>

#include "posenc/posenc.hpp"
#include "support/golden.hpp"

namespace posenc::reference {
namespace {

/// The bucket of one relative position with logarithms.
std::int32_t compute_deberta_bucket(const DebertaBucketOptions& options, long relative) {
    const double mid = double(options.bucket_size / 2), n = double(std::labs(relative));
    if (n <= mid) return std::int32_t(relative);
    const double part = std::log(n / mid) / std::log(double(options.max_position - 1) / mid) * (mid - 1);
    // At a tie (n = max_position - 1 is one) rounded logarithms can land just beyond the whole number.
    const double tie = 1e-9;
    return std::int32_t((relative > 0 ? 1 : -1) * (std::ceil(part - tie) + mid));
}

}  // namespace
}  // namespace posenc::reference

using namespace posenc;
using golden::Json;

namespace {

using Integers = std::vector<std::int32_t>;

DebertaBucketOptions deberta_options(const Json& c) {
    return {.bucket_size = c["params"]["bucket_size"], .max_position = c["params"]["max_position"]};
}

Integers relative_of(const Json& inputs) {
    if (inputs.contains("relative")) return inputs["relative"].get<Integers>();
    Integers list(inputs["count"].get<std::size_t>());
    std::iota(list.begin(), list.end(), inputs["first"].get<int>());
    return list;
}

Integers buckets(const DebertaBucketOptions& options, const Integers& relative) {
    Integers out(relative.size());
    compute_deberta_buckets(options, relative, out);
    return out;
}

}  // namespace

TEST_CASE("DeBERTa buckets are those of exact arithmetic at every golden distance") {
    golden::each("deberta", "deberta_buckets", [](const Json& c) {
        CHECK(buckets(deberta_options(c), relative_of(c["inputs"])) == c["expect"].get<Integers>());
    });
}

TEST_CASE("rows of DeBERTa's relative embeddings are clamped to the table") {
    golden::each("deberta", "deberta_table_rows", [](const Json& c) {
        Integers out(c["expect"].size());
        compute_deberta_rows(deberta_options(c), relative_of(c["inputs"]), out);
        CHECK(out == c["expect"].get<Integers>());
    });
}

TEST_CASE("DeBERTa's bucket tables count queries and keys from 0") {
    golden::each("deberta", "deberta_index", [](const Json& c) {
        Integers out(c["expect"].size());
        make_deberta_bucket_table(deberta_options(c), c["params"]["queries"], c["params"]["keys"], out);
        CHECK(out == c["expect"].get<Integers>());
    });
}

TEST_CASE("DeBERTa buckets agree with the published logarithms for every bucket size up to 40") {
    Integers relative(1001);
    std::iota(relative.begin(), relative.end(), -500);
    for (std::size_t size = 2; size <= 40; ++size)
        for (const std::size_t longest : {64u, 100u, 129u, 512u}) {
            const DebertaBucketOptions options{size, longest};
            const Integers got = buckets(options, relative);
            std::size_t different = 0;
            for (std::size_t k = 0; k < relative.size(); ++k)
                different += got[k] != reference::compute_deberta_bucket(options, relative[k]);
            INFO(size << " buckets to " << longest);
            CHECK(different == 0);
        }
}

TEST_CASE("the bucket of the last position is the last, and farther ones go on") {
    CHECK(buckets({}, {511, -511, 512}) == Integers{255, -255, 256});
    CHECK(buckets({}, {INT32_MAX})[0] > 256);
}
