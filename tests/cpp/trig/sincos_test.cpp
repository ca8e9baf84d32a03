// Sines and cosines of one number and of arrays; the bits of both and of JavaScript are compared in tests/bits.
#include <bit>
#include <cstdint>
#include <limits>

#include "support/bits.hpp"
#include "support/golden.hpp"
#include "support/isas.hpp"

using namespace posenc;

namespace {

using Of = double (*)(double);
using SingleOf = float (*)(double);

struct Functions {
    const char* name;
    Of in_double;
    SingleOf in_float;
};
constexpr Functions all[] = {{"sin", trig::sin, trig::sin_float32},
                             {"cos", trig::cos, trig::cos_float32},
                             {"sinTurns", trig::sin_turns, trig::sin_turns_float32},
                             {"cosTurns", trig::cos_turns, trig::cos_turns_float32}};

double ulp(double x) {
    return x == 0 ? 0x1p-1074 : std::ldexp(1.0, std::max(std::ilogb(x) - 52, -1074));
}

/// The float nearest to expect + rest.
float nearest_float(double expect, double rest) {
    const float nearest = static_cast<float>(expect);
    const double beyond = expect - nearest, other = nearest + 2 * beyond;
    const bool is_halfway = beyond != 0 && static_cast<float>(other) == other;
    return is_halfway && beyond * rest > 0 ? static_cast<float>(other) : nearest;
}

}  // namespace

TEST_CASE("sin, cos, sin_turns and cos_turns are within 0.51 ulp of golden values") {
    for (const Functions& f : all)
        golden::each("sincos", f.name, [&](const golden::Json& c) {
            const std::vector<double> values = golden::numbers(c["inputs"]["values"]),
                                      expect = golden::numbers(c["expect"]), rest = golden::numbers(c["rest"]);
            REQUIRE(values.size() > 4);
            for (std::size_t i = 0; i < values.size(); ++i) {
                INFO(values[i]);
                CHECK(std::fabs(f.in_double(values[i]) - expect[i] - rest[i]) <= 0.51 * ulp(expect[i]));
            }
        });
}

TEST_CASE("every _float32 function gives golden values rounded once") {
    for (const Functions& f : all)
        golden::each("sincos", f.name, [&](const golden::Json& c) {
            const std::vector<double> values = golden::numbers(c["inputs"]["values"]),
                                      expect = golden::numbers(c["expect"]), rest = golden::numbers(c["rest"]);
            for (std::size_t i = 0; i < values.size(); ++i) {
                INFO(values[i]);
                CHECK(f.in_float(values[i]) == nearest_float(expect[i], rest[i]));
            }
        });
}

TEST_CASE("sines and cosines of NaN and of infinities are NaN") {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    for (const Functions& f : all)
        for (const double x : {std::nan(""), infinity, -infinity}) {
            CHECK(std::isnan(f.in_double(x)));
            CHECK(std::isnan(f.in_float(x)));
        }
}

TEST_CASE("a sine of 0 has the sign of x, a cosine of 0 is positive") {
    CHECK(std::signbit(trig::sin(-0.0)));
    CHECK(std::signbit(trig::sin_float32(-0.0)));
    for (const double x : {0.5, 1.0, 0x1p23 + 0.5, 0x1p52 + 0.5, std::numeric_limits<double>::max()}) {
        CHECK(trig::sin_turns(x) == 0);
        CHECK_FALSE(std::signbit(trig::sin_turns(x)));
        CHECK(std::signbit(trig::sin_turns(-x)));
    }
    for (const double x : {0.25, 0.75, -0.25, 0x1p49 + 0.75}) {
        CHECK(trig::cos_turns(x) == 0);
        CHECK_FALSE(std::signbit(trig::cos_turns(x)));
    }
}

TEST_CASE("sin_cos and sin_cos_turns have the bits of the functions of one") {
    for (const double x : {0.0, 1.0, -7.5, 1e6, 1e22, 1e300}) {
        CHECK(trig::sin_cos(x).sine == trig::sin(x));
        CHECK(trig::sin_cos(x).cosine == trig::cos(x));
        CHECK(trig::sin_cos_turns(x).sine == trig::sin_turns(x));
        CHECK(trig::sin_cos_turns(x).cosine == trig::cos_turns(x));
    }
}

TEST_CASE("sin_array and cos_array have the bits of each number, in place too, and refuse another length") {
    const std::vector<double> values = {0, 1, -2, 1e9, 0.25};
    std::vector<double> out(5), own = values;
    trig::sin_array(values, out, trig::AngleUnits::turns);
    trig::cos_array(own, own);
    for (std::size_t i = 0; i < 5; ++i) {
        CHECK(out[i] == trig::sin_turns(values[i]));
        CHECK(own[i] == trig::cos(values[i]));
    }
    const std::vector<float> singles = {0.5f, 3e38f};
    std::vector<float> single_out(2);
    trig::cos_array(singles, single_out, trig::AngleUnits::turns);
    CHECK(single_out[0] == trig::cos_turns_float32(0.5));
    trig::sin_array(singles, single_out);
    CHECK(single_out[1] == trig::sin_float32(3e38f));

    std::vector<double> shorter(4, 7);
    const Status status = trig::try_sin_array(values, shorter);
    CHECK(status.code == ErrorCode::shape_mismatch);
    CHECK(shorter == std::vector<double>(4, 7));
    CHECK_THROWS_AS(trig::cos_array(values, shorter), Error);
}

namespace {

/// Inputs of tests/bits/sines.json, formed as tests/bits/sines.ts does.
template <class T>
std::vector<T> inputs(const bits::Json& options) {
    auto state = options.at("seed").get<std::uint32_t>();
    const auto next = [&] {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        return state;
    };
    const double unit = bits::option<double>(options, "multiplesOf", 0);
    std::vector<T> values(bits::size(options, "count"));
    for (std::size_t i = 0; i < values.size(); ++i) {
        const std::uint32_t word = next();
        if (unit != 0) {
            values[i] = static_cast<T>((word >> (i % 32)) * unit);
        } else if constexpr (sizeof(T) == sizeof(float)) {
            values[i] = std::bit_cast<float>((word >> 23 & 255) == 255 ? word ^ 0x40000000 : word);
        } else {
            const std::uint32_t high = (word >> 20 & 2047) == 2047 ? word ^ 0x40000000 : word;
            values[i] = std::bit_cast<double>(std::uint64_t{high} << 32 | next());
        }
    }
    return values;
}

template <class T>
bits::Bytes made(const bits::Json& options, bool is_cosine) {
    const std::vector<T> values = inputs<T>(options);
    std::vector<T> out(values.size());
    const auto units = bits::option<std::string>(options, "units", "radians") == "turns" ? trig::AngleUnits::turns
                                                                                         : trig::AngleUnits::radians;
    if (is_cosine)
        trig::cos_array(std::span<const T>(values), std::span<T>(out), units);
    else
        trig::sin_array(std::span<const T>(values), std::span<T>(out), units);
    return bits::bytes_of(out);
}

}  // namespace

TEST_CASE("arrays of sines and cosines have their listed bits, on every instruction set") {
    std::ifstream file(POSENC_GOLDEN_DIR "/../bits/sines.json");
    const auto list = bits::Json::parse(file);
    REQUIRE(list.size() > 10);
    on_every_isa([&] {
        for (const bits::Json& entry : list) {
            INFO(entry.dump());
            const bits::Json& options = entry.at("options");
            const bool is_cosine = entry.at("make") == "cosArray";
            const bits::Bytes bytes =
                options.at("dtype") == "float64" ? made<double>(options, is_cosine) : made<float>(options, is_cosine);
            CHECK(bits::hash(bytes) == entry.at("bits").get<std::string>());
        }
    });
}
