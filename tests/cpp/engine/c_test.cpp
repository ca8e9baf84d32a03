// The C functions with arguments that no header of C++ can be given: arrays without an address.
#include "posenc/posenc.h"

#include <cstdint>
#include <string>
#include <vector>

#include "posenc/core/error.hpp"
#include "support/catch.hpp"

namespace {

constexpr std::size_t heads = 2, dim = 8, count = 3;

void expect_missing(int code, const std::string& argument) {
    CHECK(code == static_cast<int>(posenc::ErrorCode::missing_key));
    CHECK(std::string(posenc_last_error()) ==
          argument + " is 0; allowed: an address; null only where there are no elements");
}

}  // namespace

TEST_CASE("a null array of the C functions is refused by its name, and nothing changes") {
    std::vector<double> inverse(dim / 2), remainder(dim / 2);
    REQUIRE(posenc_rotary_frequencies(dim, 10000, inverse.data(), remainder.data(), dim / 2) == 0);
    const posenc_frequencies frequencies{inverse.data(), remainder.data(), dim / 2, 1}, none{nullptr, nullptr, 4, 1};
    posenc_rotary* rotary = nullptr;
    REQUIRE(posenc_rotary_prepare(&frequencies, dim, POSENC_ROTATE_HALF, 8, &rotary) == 0);

    const std::vector<double> inverse_before = inverse, remainder_before = remainder;
    expect_missing(posenc_rotary_frequencies(dim, 500, nullptr, remainder.data(), dim / 2), "inverse");
    expect_missing(posenc_rotary_frequencies(dim, 500, inverse.data(), nullptr, dim / 2), "remainder");
    CHECK(inverse == inverse_before);
    CHECK(remainder == remainder_before);

    posenc_rotary* kept = rotary;
    expect_missing(posenc_rotary_prepare(&none, dim, POSENC_ROTATE_HALF, 8, &kept), "frequencies.inverse");
    expect_missing(posenc_rotary_prepare(nullptr, dim, POSENC_ROTATE_HALF, 8, &kept), "frequencies");
    CHECK(kept == rotary);
    expect_missing(posenc_rotary_prepare(&frequencies, dim, POSENC_ROTATE_HALF, 8, nullptr), "out");

    std::vector<float> x(count * heads * dim, 1), out(x.size(), 7);
    const std::vector<float> before = out;
    expect_missing(posenc_sinusoidal_table(0, 4, dim, 10000, 0, POSENC_FLOAT32, nullptr, 4 * dim), "out");
    expect_missing(posenc_alibi_bias(heads, 3, 3, 1, POSENC_FLOAT64, nullptr, 9 * heads), "out");
    expect_missing(posenc_rotary_table(&frequencies, 0, 3, POSENC_FLOAT32, nullptr, out.data(), 12), "cosine");
    expect_missing(posenc_rotary_table(&frequencies, 0, 3, POSENC_FLOAT32, out.data(), nullptr, 12), "sine");
    const posenc_strides packed{0, heads * dim, dim, 0};
    expect_missing(posenc_rotary_shift(&frequencies, 1, 1, count, heads, dim, POSENC_ROTATE_HALF, packed,
                                       POSENC_BFLOAT16, nullptr, x.size()),
                   "keys");

    const std::int64_t positions[count] = {5, 6, 7};
    const posenc_tokens tokens{positions, count, 1, 0, 0, heads, packed, packed};
    const auto apply = [&](const posenc_rotary* by, const posenc_tokens* at, const void* from, void* to) {
        return posenc_rotary_apply(by, at, POSENC_FLOAT32, from, x.size(), POSENC_FLOAT32, to, out.size());
    };
    expect_missing(apply(nullptr, &tokens, x.data(), out.data()), "rotary");
    expect_missing(apply(rotary, nullptr, x.data(), out.data()), "tokens");
    expect_missing(apply(rotary, &tokens, nullptr, out.data()), "x");
    expect_missing(apply(rotary, &tokens, x.data(), nullptr), "out");
    posenc_tokens unplaced = tokens;
    unplaced.positions = nullptr;
    expect_missing(apply(rotary, &unplaced, x.data(), out.data()), "tokens.positions");
    CHECK(out == before);

    unplaced.count = 0;
    CHECK(apply(rotary, &unplaced, x.data(), out.data()) == 0);
    CHECK(out == before);
    CHECK(apply(rotary, &tokens, x.data(), out.data()) == 0);
    CHECK(out != before);
    posenc_rotary_free(rotary);
}

TEST_CASE("two arrays that one call fills share no memory") {
    std::vector<double> inverse(dim / 2), remainder(dim / 2);
    CHECK(posenc_rotary_frequencies(dim, 10000, inverse.data(), inverse.data(), dim / 2) ==
          static_cast<int>(posenc::ErrorCode::out_of_range));
    CHECK(std::string(posenc_last_error()) == "remainder is 4; allowed: memory apart from inverse");
    CHECK(inverse == std::vector<double>(dim / 2));
    REQUIRE(posenc_rotary_frequencies(dim, 10000, inverse.data(), remainder.data(), dim / 2) == 0);

    const posenc_frequencies frequencies{inverse.data(), remainder.data(), dim / 2, 1};
    std::vector<float> both(2 * count * dim / 2, 7);
    for (const std::size_t first : {0, 6, 11}) {
        CHECK(posenc_rotary_table(&frequencies, 0, count, POSENC_FLOAT32, both.data(), both.data() + first, 12) ==
              static_cast<int>(posenc::ErrorCode::out_of_range));
        CHECK(std::string(posenc_last_error()) == "sine is 12; allowed: memory apart from cosine");
    }
    CHECK(both == std::vector<float>(2 * count * dim / 2, 7));
    CHECK(posenc_rotary_table(&frequencies, 0, count, POSENC_FLOAT32, both.data(), both.data() + 12, 12) == 0);
}
