#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <map>

#include "posenc/posenc.hpp"
#include "reference/encodings/alibi.hpp"
#include "support/golden.hpp"
#include "support/isas.hpp"
#include "support/vectors.hpp"

using namespace posenc;
using golden::Json;

namespace {

// The golden numbers; null means minus infinity.
std::vector<double> truth(const Json& list) {
    std::vector<double> numbers;
    for (const Json& x : list) numbers.push_back(x.is_null() ? -HUGE_VAL : x.get<double>());
    return numbers;
}

// double within 2^-51 of the truth, float within one step of float.
template <class T>
void check_close(const std::vector<T>& got, const std::vector<double>& expect) {
    REQUIRE(got.size() == expect.size());
    const double bound = sizeof(T) == 8 ? 0x1p-51 : 0x1p-24;
    for (std::size_t i = 0; i < got.size(); ++i)
        if (std::isinf(expect[i]))
            CHECK(double(got[i]) == expect[i]);
        else
            CHECK(std::fabs(double(got[i]) - expect[i]) <= bound * std::fabs(expect[i]));
}

template <class T>
std::vector<T> slopes(const AlibiSlopeOptions& options) {
    std::vector<T> out(options.heads);
    make_alibi_slopes(options, std::span<T>(out));
    return out;
}

template <class T>
std::vector<T> bias(const AlibiOptions& options) {
    std::vector<T> out(options.heads * options.queries * options.keys);
    make_alibi_bias(options, std::span<T>(out));
    return out;
}

AlibiForm form_of(const std::string& name) {
    return name == "key_index" ? AlibiForm::key_index : name == "distance" ? AlibiForm::distance : AlibiForm::symmetric;
}

const AlibiForm forms[] = {AlibiForm::symmetric, AlibiForm::distance, AlibiForm::key_index};

}  // namespace

TEST_CASE("ALiBi slopes of 1 to 128 heads match 60-digit truth") {
    std::map<std::size_t, std::vector<double>> known;
    const auto check_slopes = [](std::size_t heads, const std::vector<double>& expect) {
        check_close(slopes<double>({.heads = heads}), expect);
        check_close(slopes<float>({.heads = heads}), expect);
    };
    vectors::each("alibi", "slopes", [&](const Json& c) {
        const std::size_t heads = c["options"]["heads"];
        check_slopes(heads, known[heads] = vectors::doubles(c));
    });
    // Any number of heads: the slopes of the next lower power of two, then every other one of the next higher power.
    for (std::size_t heads = 1; heads <= 128; ++heads) {
        const std::size_t lower = std::bit_floor(heads);
        std::vector<double> expect = known.at(lower);
        for (std::size_t k = 0; expect.size() < heads; k += 2) expect.push_back(known.at(2 * lower).at(k));
        check_slopes(heads, expect);
    }
}

TEST_CASE("ALiBi slopes with other exponents match 50-digit truth") {
    golden::each("alibi", "alibi_slopes", [](const Json& c) {
        const AlibiSlopeOptions options{.heads = c["params"]["heads"], .bias_max = c["params"].value("bias_max", 8.0)};
        check_close(slopes<double>(options), truth(c["expect"]));
        check_close(slopes<float>(options), truth(c["expect"]));
    });
}

TEST_CASE("ALiBi at given positions matches 50-digit truth") {
    golden::each("alibi", "alibi_positions", [](const Json& c) {
        const auto queries = c["inputs"]["queries"].get<std::vector<double>>(),
                   keys = c["inputs"]["keys"].get<std::vector<double>>();
        const AlibiOptions options{.heads = c["params"]["heads"],
                                   .queries = queries.size(),
                                   .keys = keys.size(),
                                   .causal = c["params"]["causal"],
                                   .form = form_of(c["params"]["form"]),
                                   .query_positions = queries,
                                   .key_positions = keys};
        check_close(bias<double>(options), truth(c["expect"]));
        check_close(bias<float>(options), truth(c["expect"]));
    });
}

TEST_CASE("ALiBi at the positions that queries and keys have anyway is the same to the bit") {
    std::vector<double> keys(300);
    for (std::size_t k = 0; k < keys.size(); ++k) keys[k] = double(k);
    for (const AlibiForm form : forms)
        for (const bool causal : {false, true}) {
            AlibiOptions options{.heads = 6, .queries = 40, .keys = 300, .causal = causal, .form = form};
            const auto plain = bias<float>(options);
            options.query_positions = std::span(keys).last(40);
            options.key_positions = keys;
            CHECK(bias<float>(options) == plain);
        }
}

TEST_CASE("queries at given positions without any key have an empty bias") {
    const std::vector<double> queries{3, 1, 4};
    // Guards around an empty output: a bias of no elements writes none.
    std::vector<double> around(8, 7.0);
    for (const AlibiForm form : {AlibiForm::symmetric, AlibiForm::distance, AlibiForm::key_index})
        for (const bool causal : {false, true})
            make_alibi_bias(
                {.heads = 2, .queries = 3, .keys = 0, .causal = causal, .form = form, .query_positions = queries},
                std::span(around).subspan(4, 0));
    CHECK(around == std::vector<double>(8, 7.0));
}

TEST_CASE("MPT's construction of the slopes gives the same set for every head count up to 128") {
    for (std::size_t heads = 1; heads <= 128; ++heads) {
        std::size_t above = 1;
        while (above < heads) above *= 2;
        const auto finer = slopes<double>({.heads = above});
        std::vector<double> theirs;
        for (std::size_t k = 1; k < above; k += 2) theirs.push_back(finer[k]);
        for (std::size_t k = 0; k < above; k += 2) theirs.push_back(finer[k]);
        theirs.resize(heads);
        CHECK(slopes<double>({.heads = heads}) == (above == heads ? finer : theirs));
    }
}

TEST_CASE("slopes that are powers of two are exactly so") {
    const auto s = slopes<double>({.heads = 8});
    for (std::size_t h = 0; h < 8; ++h) CHECK(s[h] == std::ldexp(1.0, -int(h) - 1));
}

TEST_CASE("ALiBi biases of every form match 50-digit truth on every instruction set") {
    on_every_isa([] {
        golden::each("alibi", "alibi_bias", [](const Json& c) {
            const Json& p = c["params"];
            const AlibiOptions options{.heads = p["heads"],
                                       .queries = p["queries"],
                                       .keys = p["keys"],
                                       .causal = p.value("causal", false),
                                       .form = form_of(p["form"]),
                                       .bias_max = p.value("bias_max", 8.0)};
            check_close(bias<double>(options), truth(c["expect"]));
            check_close(bias<float>(options), truth(c["expect"]));
        });
    });
}

TEST_CASE("BLOOM's masked form counts tokens, not places") {
    golden::each("alibi", "alibi_masked", [](const Json& c) {
        std::vector<std::uint8_t> mask;
        for (const Json& row : c["inputs"]["mask"])
            for (const Json& kept : row) mask.push_back(kept.get<std::uint8_t>());
        const auto expect = truth(c["expect"]);
        const AlibiSlopeOptions options{.heads = c["params"]["heads"]};
        std::vector<double> wide(expect.size());
        std::vector<float> single(expect.size());
        make_masked_alibi_bias(options, c["inputs"]["mask"][0].size(), mask, std::span(wide));
        make_masked_alibi_bias(options, c["inputs"]["mask"][0].size(), mask, std::span(single));
        check_close(wide, expect);
        check_close(single, expect);
    });
}

TEST_CASE("the bias agrees with the readable reference for lengths around the width of the registers") {
    on_every_isa([] {
        for (const AlibiForm form : forms)
            for (const bool causal : {false, true})
                for (const std::size_t keys : {0u, 1u, 2u, 3u, 4u, 5u, 7u, 8u, 9u, 15u, 16u, 17u, 26u, 50u})
                    for (const std::size_t queries : {std::size_t(0), std::size_t(1), keys / 2, keys}) {
                        if (queries > keys) continue;
                        const AlibiOptions options{
                            .heads = 3, .queries = queries, .keys = keys, .causal = causal, .form = form};
                        check_close(bias<double>(options), reference::make_alibi_bias(options));
                        check_close(bias<float>(options), reference::make_alibi_bias(options));
                    }
    });
}

TEST_CASE("every instruction set gives the same bits of a bias, also at an address that is not aligned") {
    for (const AlibiForm form : forms) {
        const AlibiOptions options{.heads = 5, .queries = 33, .keys = 67, .form = form};
        std::vector<float> first, now(1 + 5 * 33 * 67);
        on_every_isa([&] {
            make_alibi_bias(options, std::span<float>(now).subspan(1));
            if (first.empty()) first = now;
            CHECK(std::memcmp(first.data(), now.data(), now.size() * sizeof(float)) == 0);
        });
    }
}

TEST_CASE("after a causal softmax the forms of ALiBi give the same attention") {
    const auto attention = [](AlibiForm form) {
        auto p = bias<double>({.heads = 6, .queries = 9, .keys = 9, .causal = true, .form = form});
        for (std::size_t row = 0; row < 6 * 9; ++row) {
            double sum = 0;
            for (std::size_t j = 0; j < 9; ++j) sum += p[row * 9 + j] = std::exp(p[row * 9 + j]);
            for (std::size_t j = 0; j < 9; ++j) p[row * 9 + j] /= sum;
        }
        return p;
    };
    const auto expect = attention(AlibiForm::distance);
    CHECK(golden::largest_difference(attention(AlibiForm::key_index), expect) < 1e-15);
    CHECK(golden::largest_difference(attention(AlibiForm::symmetric), expect) < 1e-15);
}

TEST_CASE("cached keys: the last rows of a square bias are the bias of the last queries") {
    const auto square = bias<float>({.heads = 2, .queries = 7, .keys = 7});
    const auto tail = bias<float>({.heads = 2, .queries = 2, .keys = 7});
    CHECK(std::equal(tail.begin(), tail.begin() + 14, square.begin() + 35));
    CHECK(std::equal(tail.begin() + 14, tail.end(), square.begin() + 49 + 35));
}

TEST_CASE("a bad ALiBi option is refused with its name and changes nothing") {
    std::vector<float> out(12, 42.0f);
    const auto refuse = [&](const AlibiOptions& options, ErrorCode code, const std::string& argument) {
        const Status status = try_make_alibi_bias(options, std::span<float>(out));
        CHECK(status.code == code);
        CHECK(status.argument == argument);
        CHECK(std::all_of(out.begin(), out.end(), [](float x) { return x == 42.0f; }));
        CHECK_THROWS_AS(make_alibi_bias(options, std::span<float>(out)), Error);
    };
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const std::size_t huge = std::size_t(1) << 60;
    refuse({.heads = 0, .queries = 2, .keys = 2}, ErrorCode::out_of_range, "heads");
    refuse({.heads = largest_heads + 1, .queries = 2, .keys = 2}, ErrorCode::out_of_range, "heads");
    refuse({.heads = 3, .queries = 3, .keys = 2}, ErrorCode::out_of_range, "queries");
    refuse({.heads = 3, .queries = 2, .keys = 2, .bias_max = 0}, ErrorCode::out_of_range, "bias_max");
    refuse({.heads = 3, .queries = 2, .keys = 2, .bias_max = 1001}, ErrorCode::out_of_range, "bias_max");
    refuse({.heads = 3, .queries = 2, .keys = 2, .bias_max = nan}, ErrorCode::not_finite, "bias_max");
    refuse({.heads = 3, .queries = 2, .keys = 3}, ErrorCode::shape_mismatch, "out");
    refuse({.heads = 16, .queries = huge, .keys = huge}, ErrorCode::too_large, "out");
    const std::vector<std::uint8_t> mask(5, 1);
    CHECK(std::string(try_make_masked_alibi_bias({.heads = 3}, 4, mask, std::span<float>(out)).argument) == "mask");
    CHECK(std::string(try_make_masked_alibi_bias({.heads = 3}, 0, mask, std::span<float>(out)).argument) == "mask");
    CHECK(std::string(try_make_masked_alibi_bias({.heads = 3}, 5, mask, std::span<float>(out)).argument) == "out");
}
