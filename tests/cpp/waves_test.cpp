// Rows of sines and cosines in registers: the bits of one number at a time, on every instruction set.
#include <bit>
#include <cmath>
#include <cstdint>
#include <vector>

#include "encodings/axis_waves.hpp"
#include "posenc/posenc.hpp"
#include "support/aimed.hpp"
#include "support/golden.hpp"
#include "support/isas.hpp"
#include "tables/sincos_row.hpp"

using namespace posenc;

namespace {

bool same_bits(double a, double b) {
    return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
}

/// Whole turns and their neighbours, both signs, nothing, and the ladder of a usual head.
std::vector<exact::TurnFrequency> frequencies() {
    std::vector<exact::TurnFrequency> all{exact::turn_frequency({0, 0}), exact::turn_frequency({1, 0x1p-60})};
    aimed::each_frequency([&](double radians) {
        if (radians < 0x1p62) all.push_back(exact::turn_frequency({all.size() % 3 == 0 ? -radians : radians, 0}));
    });
    for (int i = 0; i < 64; ++i) all.push_back(exact::turn_frequency({std::pow(10000.0, -i / 64.0), 0}));
    return all;
}

std::vector<double> both_signs(const std::vector<double>& positions) {
    std::vector<double> all{-0.0};
    for (const double p : positions) all.insert(all.end(), {p, -p});
    return all;
}

}  // namespace

TEST_CASE("a row of waves has the bits of its sines and cosines one by one, on every instruction set") {
    const auto turns = frequencies();
    on_every_isa([&] {
        for (const double position : both_signs(aimed::positions())) {
            std::size_t next = 0;
            for_row(position, turns, [&](std::size_t i, double sine, double cosine) {
                const exact::SinCos sc = exact::sincos(position, turns[i]);
                if (i != next++ || !same_bits(sine, sc.sine) || !same_bits(cosine, sc.cosine))
                    FAIL(position << " at " << turns[i].radians << " radians: " << sine << ", " << cosine);
            });
            CHECK(next == turns.size());
        }
    });
}

TEST_CASE("a row of any length has all its waves") {
    const auto all = frequencies();
    on_every_isa([&] {
        for (std::size_t count = 0; count <= 2 * WaveBlock::size + 9; ++count) {
            std::size_t next = 0;
            for_row(1000, std::span(all).first(count), [&](std::size_t i, double sine, double) {
                if (i != next++ || !same_bits(sine, exact::sincos(1000, all[i]).sine)) FAIL(i << " of " << count);
            });
            CHECK(next == count);
        }
    });
}

TEST_CASE("an axis of a grid keeps the waves of its coordinates, and -0 is not 0") {
    const auto turns = frequencies();
    const std::vector<double> coordinates{0.0, 2.5, -0.0, 7.0, -0.0, 2.5, 0.0, 7.0};
    const AxisWaves axis(coordinates, turns);
    REQUIRE(!axis.is_empty());
    for (std::size_t t = 0; t < coordinates.size(); ++t)
        for (std::size_t i = 0; i < turns.size(); ++i) {
            const exact::SinCos sc = exact::sincos(coordinates[t], turns[i]);
            if (!same_bits(axis[t][i].sine, sc.sine) || !same_bits(axis[t][i].cosine, sc.cosine))
                FAIL(coordinates[t] << " at " << turns[i].radians);
        }
    CHECK(AxisWaves(std::vector<double>{1, 2, 3, 3, 4}, turns).is_empty());
}
