// All numbers of 16 bits, and the floats between them.
#include "posenc/core/float16.hpp"

#include <cmath>
#include <limits>

#include "support/catch.hpp"

using namespace posenc;

namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();

/// Bits 0 to `finite` are the finite numbers from 0 up; `round` is to_float16 or to_bfloat16.
template <class Half, class Round>
void check_rounding(std::uint16_t finite, Round round) {
    std::size_t wrong = 0;
    const auto expect = [&](float x, std::uint16_t bits) {
        wrong += round(x).bits != bits;
        wrong += round(-x).bits != (bits | 0x8000);
    };
    for (unsigned k = 0; k <= finite; ++k) {
        const auto bits = std::uint16_t(k);
        const float x = to_float(Half{bits});
        expect(x, bits);
        // The last one is followed by infinity, as if the next were finite.
        const double step = k < finite ? double(to_float(Half{std::uint16_t(k + 1)})) - double(x)
                                       : double(x) - double(to_float(Half{std::uint16_t(k - 1)}));
        const auto middle = float(double(x) + step / 2);
        expect(middle, std::uint16_t(k + k % 2));
        expect(std::nextafter(middle, 0.0f), bits);
        expect(std::nextafter(middle, infinity), std::uint16_t(k + 1));
    }
    expect(infinity, std::uint16_t(finite + 1));
    CHECK(wrong == 0);
}

/// Each NaN is read as a quiet NaN and written as it was read.
template <class Half, class Round>
void check_nan(std::uint16_t finite, std::uint16_t quiet, Round round) {
    std::size_t wrong = 0;
    for (unsigned k = finite + 2u; k < 0x8000; ++k)
        for (const unsigned sign : {0u, 0x8000u}) {
            const float x = to_float(Half{std::uint16_t(sign | k)});
            wrong += !std::isnan(x) || std::signbit(x) != (sign != 0);
            wrong += round(x).bits != (sign | k | quiet);
        }
    CHECK(wrong == 0);
}

}  // namespace

TEST_CASE("every number of 16 bits is itself, and a float between two is rounded to the nearer, ties to even") {
    check_rounding<Float16>(0x7bff, to_float16);
    check_rounding<Bfloat16>(0x7f7f, to_bfloat16);
    check_nan<Float16>(0x7bff, 0x200, to_float16);
    check_nan<Bfloat16>(0x7f7f, 0x40, to_bfloat16);
}

TEST_CASE("the numbers of 16 bits are those of IEEE 754") {
    CHECK(to_float(Float16{0x3c00}) == 1.0f);
    CHECK(to_float(Float16{0x0001}) == 0x1p-24f);
    CHECK(to_float(Float16{0x03ff}) == 1023 * 0x1p-24f);
    CHECK(to_float(Float16{0xfbff}) == -65504.0f);
    CHECK(to_float(Float16{0x7c00}) == infinity);
    CHECK(to_float16(65519.99f).bits == 0x7bff);
    CHECK(to_float16(65520.0f).bits == 0x7c00);
    CHECK(to_float(Bfloat16{0x3f80}) == 1.0f);
    CHECK(to_float(Bfloat16{0xc049}) == -3.140625f);
    CHECK(to_bfloat16(3.14159265f).bits == 0x4049);
}
