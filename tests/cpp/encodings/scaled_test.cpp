// Floats that are products with a scale: rounded once, also where the double of the product lies halfway between
// floats.
#include <cmath>

#include "posenc/posenc.hpp"
#include "support/catch.hpp"

using namespace posenc;

namespace {

/// A scale, a float of a table, and their product rounded to float once (by whole-number arithmetic).
struct Product {
    double scale;
    float number, rounded;
};
constexpr Product ties[] = {
    {0x1.0edabe9919f9cp+0, 0x1.9f767c0000000p+0f, 0x1.b791f60000000p+0f},
    {0x1.a0c905985789cp-1, 0x1.d7210e0000000p+0f, 0x1.7f83d60000000p+0f},
    {0x1.97e64036bfae3p-1, 0x1.a623320000000p+0f, 0x1.504ed20000000p+0f},
    {0x1.bdb4eb0cd47d3p+0, 0x1.1cfb100000000p+0f, 0x1.f029d20000000p+0f},
};

}  // namespace

TEST_CASE("looking up with a scale rounds each product to float once, at ties of its double too") {
    for (const Product& tie : ties) {
        const double first[] = {0};
        float out[1];
        check(try_look_up({.table = std::span(&tie.number, 1), .dim = 1, .positions = first, .scale = tie.scale},
                          std::span<float>(out)));
        INFO(tie.scale << " " << tie.number);
        CHECK(out[0] == tie.rounded);
    }
}

TEST_CASE("a T5 bias with a scale rounds each product to float once, at ties of its double too") {
    for (const Product& tie : ties) {
        const float table[] = {tie.number, 0, 0, 0};
        float out[1];
        check(try_make_t5_bias({true, 4, 16}, 1, 1, 1, table, std::span<float>(out), {.scale = tie.scale}));
        INFO(tie.scale << " " << tie.number);
        CHECK(out[0] == tie.rounded);
    }
}

TEST_CASE("products with a scale keep zeros, infinities and what is not a number, and end in 0 below every float") {
    const float table[] = {0.0f, -0.0f, HUGE_VALF, -HUGE_VALF, NAN, 1e-38f, -1e-38f, 3e38f};
    const double first[] = {0};
    for (const double scale : {1.0, 1e-300, 1e-320, 1e300, -1e308}) {
        float out[8];
        check(try_look_up({.table = table, .dim = 8, .positions = first, .scale = scale}, std::span<float>(out)));
        for (std::size_t i = 0; i < 8; ++i) {
            const float expect = static_cast<float>(double(table[i]) * scale);
            INFO(scale << " " << table[i]);
            if (std::isnan(expect))
                CHECK(std::isnan(out[i]));
            else
                CHECK((out[i] == expect && std::signbit(out[i]) == std::signbit(expect)));
        }
    }
}
