// The arithmetic below everything: double-double logarithms and powers, phases as fractions of a turn.
#include <cmath>
#include <limits>

#include "exact/double_double.hpp"
#include "exact/phase.hpp"
#include "posenc/posenc.hpp"
#include "support/catch.hpp"

using namespace posenc;
using exact::DoubleDouble;

namespace {

double difference(DoubleDouble a, DoubleDouble b) {
    const DoubleDouble d = a - b;
    return std::fabs(d.high + d.low);
}

// |a - b| in turns, in the shorter direction.
double turns_between(exact::Phase a, exact::Phase b) {
    const exact::Phase d = a + -b;
    const double turns = std::ldexp(double(d.high), -64) + std::ldexp(double(d.low), -128);
    return std::fmin(turns, std::ldexp(double((-d).high), -64) + std::ldexp(double((-d).low), -128));
}

}  // namespace

TEST_CASE("logarithms keep 100 bits from the smallest normal double to the largest") {
    const double largest = std::numeric_limits<double>::max(), smallest = std::numeric_limits<double>::min();
    CHECK(exact::log({largest, 0}).high == 0x1.62e42fefa39efp+9);
    CHECK(exact::log({smallest, 0}).high == -0x1.6232bdd7abcd2p+9);
    CHECK(exact::log({1, 0}).high == 0);
    for (const double x : {1e-270, 1e-20, 0.5, 0.999, 1.0001, 2.0, 10000.0, 1e20, 1e270}) {
        INFO(x);
        // log(x) + log(1 / x) cancels but for the errors of both.
        const DoubleDouble inverse = DoubleDouble{1, 0} / x;
        CHECK(difference(exact::log({x, 0}), -exact::log(inverse)) <=
              std::ldexp(1.0, -100) * (1 + std::fabs(std::log(x))));
        if (x < 1e20 && x > 1e-20) CHECK(difference(exact::exp(exact::log({x, 0})), {x, 0}) <= std::ldexp(x, -95));
    }
}

TEST_CASE("a base near the largest double gives frequencies and tables like any other") {
    const double base = 1.7e308;
    const Frequencies f = make_geometric_frequencies({.dim = 4, .base = base});
    CHECK(f.inverse[1] == Approx(1 / std::sqrt(base)).epsilon(1e-14));
    std::vector<float> out(3 * 4);
    make_sinusoidal_table({.positions = range(3), .dim = 4, .base = base}, std::span<float>(out));
    CHECK(out[4] == float(std::sin(1.0)));
    CHECK(out[7] == 1);
}

TEST_CASE("the phase of a fraction is exact to 128 bits, so that billions of steps add up to the right place") {
    for (const double radians : {1.0, 0.3, 1e-4, 5.5}) {
        const auto frequency = exact::turn_frequency({radians, 0});
        for (const double step : {0.1, 1e-6, 0.999999, 3.7}) {
            INFO(radians << " radians, steps of " << step);
            // Multiplied by a power of two, the step is still a double, and its phase can be formed at once.
            const exact::Phase by_steps = exact::phase_of(step, frequency) * (std::uint64_t(1) << 31);
            CHECK(turns_between(by_steps, exact::phase_of(std::ldexp(step, 31), frequency)) < 1e-27);
        }
    }
}

TEST_CASE("frequencies a hair below whole turns come back to where they were") {
    const DoubleDouble two_pi{0x1.921fb54442d18p+2, 0x1.1a62633145c07p-52};
    for (int k = 1; k <= 1000; ++k) {
        INFO(k << " turns");
        const exact::SinCos sc = exact::sincos(1, exact::turn_frequency(two_pi * double(k)));
        REQUIRE(std::fabs(sc.sine) < 1e-18);
        REQUIRE(sc.cosine == 1);
    }
}

TEST_CASE("sines of phases agree with long double ones to 3.5e-16") {
    for (int k = 0; k < 20000; ++k) {
        const double position = k * 0.37 - 3000;
        const auto frequency = exact::turn_frequency({0.731, 0});
        const exact::SinCos sc = exact::sincos(position, frequency);
        const long double angle = static_cast<long double>(position) * 0.731;
        REQUIRE(std::fabs(sc.sine - double(std::sin(angle))) < 3.5e-16);
        REQUIRE(std::fabs(sc.cosine - double(std::cos(angle))) < 3.5e-16);
    }
}
