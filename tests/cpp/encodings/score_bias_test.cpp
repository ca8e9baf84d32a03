#include <cmath>
#include <numeric>

#include "posenc/posenc.hpp"
#include "support/golden.hpp"

using namespace posenc;

TEST_CASE("a bias looked up by an index has the table's columns as heads") {
    const std::int32_t index[] = {0, 2, 1, 2, 0, 1};
    const float table[] = {1, 10, 2, 20, 3, 30};
    std::vector<float> out(12);
    make_bias_from_index(index, table, 2, out);
    CHECK(out == std::vector<float>{1, 3, 2, 3, 1, 2, 10, 30, 20, 30, 10, 20});
}

TEST_CASE("adding a bias stretches it over every axis that it lacks or has one of") {
    const std::size_t shape[] = {2, 3, 4, 5};
    std::vector<float> scores(120);
    std::iota(scores.begin(), scores.end(), 1.0f);
    // Each axis of the bias is either whole or 1; axes in front may be missing.
    for (unsigned kept = 0; kept < 16; ++kept)
        for (std::size_t missing = 0; missing <= 4; ++missing) {
            std::vector<std::size_t> bias_shape;
            for (std::size_t axis = missing; axis < 4; ++axis) bias_shape.push_back(kept >> axis & 1 ? shape[axis] : 1);
            const auto size =
                std::accumulate(bias_shape.begin(), bias_shape.end(), std::size_t(1), std::multiplies<>());
            std::vector<float> bias(size);
            for (std::size_t k = 0; k < size; ++k) bias[k] = 1000.0f * float(k);
            std::vector<float> out(120), expect(120);
            for (std::size_t k = 0; k < 120; ++k) {
                const std::size_t at[] = {k / 60, k / 20 % 3, k / 5 % 4, k % 5};
                std::size_t from = 0;
                for (std::size_t axis = missing; axis < 4; ++axis)
                    from = from * bias_shape[axis - missing] + (kept >> axis & 1 ? at[axis] : 0);
                expect[k] = scores[k] + bias[from];
            }
            add_bias(scores, shape, bias, bias_shape, out);
            CHECK(out == expect);
        }
}

TEST_CASE("a bias is added in place when the output is the scores") {
    std::vector<float> scores = {1, 2, 3, 4};
    const std::size_t shape[] = {2, 2}, bias_shape[] = {2};
    const float bias[] = {10, -HUGE_VALF};
    add_bias(scores, shape, bias, bias_shape, scores);
    CHECK(scores == std::vector<float>{11, -HUGE_VALF, 13, -HUGE_VALF});
}

TEST_CASE("an index past the table is refused with its value") {
    const std::int32_t late[] = {0, 3}, negative[] = {-1, 0};
    const float table[] = {1, 10, 2, 20, 3, 30};
    std::vector<float> out(4);
    CHECK(try_make_bias_from_index(late, table, 2, out).value == 3);
    CHECK(try_make_bias_from_index(negative, table, 2, out).value == -1);
}
