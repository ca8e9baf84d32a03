// The hardest inputs for phases: frequencies at and near whole, half, quarter ... turns, and positions at and near
// integers. The tests of phases, the fuzz target and the accuracy program all use these.
#pragma once

#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <vector>

namespace aimed {

/// The double some units in the last place away.
inline double neighbour(double x, int ulps) {
    for (; ulps > 0; --ulps) x = std::nextafter(x, HUGE_VAL);
    for (; ulps < 0; ++ulps) x = std::nextafter(x, -HUGE_VAL);
    return x;
}

/// The numbers k of which k / 2^n turns are aimed at: 1, 2, 3, ..., and the neighbours of powers of two up to 2^60.
inline std::vector<double> numerators() {
    std::vector<double> all;
    for (int k = 1; k <= 16; ++k) all.push_back(k);
    for (int power = 6; power <= 60; power += 6)
        for (const double beside : {-1.0, 0.0, 1.0}) all.push_back(std::ldexp(1.0, power) + beside);
    return all;
}

inline constexpr int halvings[] = {0, 1, 2, 3, 4, 5, 8, 13, 21, 34, 53, 64};

inline constexpr double two_pi = 0x1.921fb54442d18p+2;

/// Calls body(radians) for every aimed frequency: 2 pi k / 2^n, rounded, and 4 units in the last place to both sides.
template <class Body>
void each_frequency(Body&& body) {
    for (const double k : numerators())
        for (const int n : halvings) {
            const double nearest = two_pi * std::ldexp(k, -n);
            for (int ulps = -4; ulps <= 4; ++ulps) body(neighbour(nearest, ulps));
        }
}

/// Integers, halves, their nearest neighbours, and the largest positions with their neighbours.
inline std::vector<double> positions() {
    std::vector<double> all = {0, 0.5, 1, 1.5, 2, 3, 7.25, 1.0 / 3, 1000.1};
    for (const double centre : {0x1p-30, 1.0, 4096.0, 131072.0, 0x1p24, 0x1p31, 0x1p53})
        for (const int ulps : {-1, 0, 1})
            if (neighbour(centre, ulps) <= 0x1p53) all.push_back(neighbour(centre, ulps));
    for (const double centre : {0x1p24, 0x1p31})
        for (const double beside : {-1.0, -0.5, 0.5, 1.0}) all.push_back(centre + beside);
    for (const double tiny : {0x1p-60, 0x1p-75}) all.push_back(tiny);
    return all;
}

}  // namespace aimed
