// Phases against arithmetic of 115 digits, at the weakest points of the proof (web/docs/decisions/031-exact-phases.md).
#include <cmath>
#include <limits>

#include "exact/phase.hpp"
#include "posenc/posenc.hpp"
#include "support/aimed.hpp"
#include "support/golden.hpp"
#include "support/turns.hpp"

using namespace posenc;
using exact::DoubleDouble;

namespace {

truth::Turns as_truth(exact::Phase phase) {
    return {{0, 0, 0, 0, phase.low, phase.high}};
}

/// How far a phase is from the truth, in turns.
double error_of(double position, DoubleDouble radians) {
    const exact::Phase phase = exact::phase_of(position, exact::turn_frequency(radians));
    return truth::distance_from_zero(as_truth(phase) +
                                     -(truth::turns(position, radians.high) + truth::turns(position, radians.low)));
}

/// The contract of phase_of.
double allowed(double position) {
    return (std::fabs(position) + 3) * 0x1p-127;
}

}  // namespace

TEST_CASE("the long arithmetic of the tests knows whole, half and quarter turns") {
    using truth::distance_from_zero, truth::turns;
    // 2 pi as a double is 2.449e-16 radians short of a turn.
    CHECK(distance_from_zero(turns(1, aimed::two_pi)) == Approx(2.4492935982947064e-16 / aimed::two_pi).epsilon(1e-12));
    CHECK(distance_from_zero(turns(0.5, aimed::two_pi)) == 0.5);
    CHECK(distance_from_zero(turns(-0.25, aimed::two_pi)) == 0.25);
    CHECK(distance_from_zero(turns(3, 0.7) + turns(-3, 0.7)) == 0);
    CHECK(distance_from_zero(turns(0x1p53, 0x1p62) + turns(-0x1p52, 0x1p63)) == 0);
}

TEST_CASE("phases of aimed frequencies and positions are within (|position| + 3) 2^-127 turns") {
    const std::vector<double> positions = aimed::positions();
    std::size_t count = 0;
    aimed::each_frequency([&](double radians) {
        for (const double position : positions)
            for (const double sign : {1.0, -1.0}) {
                ++count;
                if (error_of(position, {sign * radians, 0}) <= allowed(position)) continue;
                FAIL(position << " x " << sign * radians << " radians is " << error_of(position, {sign * radians, 0})
                              << " turns off");
            }
    });
    CHECK(count > 300000);
}

TEST_CASE("phases of frequencies of two doubles, aimed at whole turns, are within the same bound") {
    for (const double k : aimed::numerators())
        for (const double remainder : {0x1p-56, 0x1p-80, 0x1p-104, 0x1p-300})
            for (const double sign : {1.0, -1.0})
                for (const double position : aimed::positions()) {
                    const double high = aimed::two_pi * k;
                    const DoubleDouble radians = exact::two_sum(high, sign * remainder * high);
                    INFO(position << " x (" << radians.high << " + " << radians.low << ") radians");
                    if (error_of(position, radians) > allowed(position)) FAIL("off by " << error_of(position, radians));
                    if (error_of(-position, -radians) > allowed(position)) FAIL("off on the other side");
                }
}

TEST_CASE("phases of the fastest frequency and the slowest ones are within the same bound") {
    const double fastest = std::nextafter(0x1p63, 0);
    for (const double radians : {fastest, 0x1p62, 1e-30, 0x1p-75, std::numeric_limits<double>::min(), 0x1p-1074})
        for (const double position : aimed::positions()) {
            INFO(position << " x " << radians << " radians");
            // Positions down to 2^-75 are whole multiples of 2^-128: nothing is cut off.
            CHECK(error_of(position, {radians, 0}) <= allowed(position));
        }
}

TEST_CASE("the phase of a position of two doubles is the sum of both, and neither is dropped") {
    const exact::TurnFrequency frequency = exact::turn_frequency({1.25, 0});
    const exact::SinCos sc = exact::sincos(DoubleDouble{0x1p40, 0x1p-14}, frequency);
    const exact::SinCos same = exact::sincos(0x1p40 + 0x1p-12, frequency);  // 2^-12 is a multiple of the last place
    CHECK(sc.sine != same.sine);
    const exact::SinCos sum = exact::sincos(exact::phase_of(0x1p40, frequency) + exact::phase_of(0x1p-14, frequency));
    CHECK(sc.sine == sum.sine);
    CHECK(sc.cosine == sum.cosine);
}

TEST_CASE("sines and cosines of aimed phases agree with 100 digits to 2.3e-16") {
    golden::each("whole_turns", "rotary_table", [](const golden::Json& c) {
        const std::vector<double> inverse = golden::numbers(c["params"]["inverse"]);
        const std::vector<double> positions = golden::numbers(c["inputs"]["positions"]);
        const std::vector<double> sine = golden::numbers(c["sine"]), cosine = golden::numbers(c["expect"]);
        for (std::size_t p = 0; p < positions.size(); ++p)
            for (std::size_t i = 0; i < inverse.size(); ++i) {
                INFO(positions[p] << " x " << inverse[i]);
                const exact::SinCos sc = exact::sincos(positions[p], exact::turn_frequency({inverse[i], 0}));
                CHECK(std::fabs(sc.sine - sine[p * inverse.size() + i]) <= 2.3e-16);
                CHECK(std::fabs(sc.cosine - cosine[p * inverse.size() + i]) <= 2.3e-16);
            }
    });
}

TEST_CASE("rotary tables of frequencies near whole turns are right to 2^-24, and to 4e-15 in double") {
    golden::each("whole_turns", "rotary_table", [](const golden::Json& c) {
        const Frequencies frequencies{.inverse = golden::numbers(c["params"]["inverse"])};
        const std::vector<double> positions = golden::numbers(c["inputs"]["positions"]);
        const RotaryTableOptions options{.positions = list(positions)};
        const std::size_t size = positions.size() * frequencies.size();
        std::vector<float> cosine(size), sine(size);
        std::vector<double> cosines(size), sines(size);
        make_rotary_table(options, frequencies, std::span<float>(cosine), std::span<float>(sine));
        make_rotary_table(options, frequencies, std::span<double>(cosines), std::span<double>(sines));
        CHECK(golden::largest_difference(cosine, golden::numbers(c["expect"])) <= 0x1p-24);
        CHECK(golden::largest_difference(sine, golden::numbers(c["sine"])) <= 0x1p-24);
        CHECK(golden::largest_difference(cosines, golden::numbers(c["expect"])) <= 4e-15);
        CHECK(golden::largest_difference(sines, golden::numbers(c["sine"])) <= 4e-15);
    });
}

TEST_CASE("a short range of fractions that passes 0 does not round its positions") {
    // 7 steps from -2^31 on the position is 1.6e-7 by exact arithmetic, and 0 when first + 7 step is rounded.
    const double first = -0x1p31, step = 0x1p31 / 7;
    std::vector<float> out(8 * 2);
    make_sinusoidal_table({.positions = range(first, 8, step), .dim = 2}, std::span<float>(out));
    const double position = std::fma(7, step, first);
    REQUIRE(std::fabs(position) > 1e-8);
    CHECK(out[14] == static_cast<float>(position));
}

TEST_CASE("a short range of fractions is right at fast frequencies too") {
    // The position of row 5 has more bits than two doubles hold: 1e11 radians each would reveal lost bits.
    const double first = 0x1p29 + 1.0 / 3, step = 0x1p27 / 3 * 1e-9, radians = 102343566806.27946;
    std::vector<double> cosine(6), sine(6);
    make_rotary_table({.positions = range(first, 6, step)}, Frequencies{.inverse = {radians}},
                      std::span<double>(cosine), std::span<double>(sine));
    const exact::TurnFrequency frequency = exact::turn_frequency({radians, 0});
    for (std::uint64_t row = 0; row < 6; ++row) {
        const exact::SinCos sc =
            exact::sincos(exact::phase_of(first, frequency) + exact::phase_of(step, frequency) * row);
        CHECK(std::fabs(cosine[row] - sc.cosine) <= 4e-16);
        CHECK(std::fabs(sine[row] - sc.sine) <= 4e-16);
    }
}
