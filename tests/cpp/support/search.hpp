// A search for the worst case of a promised accuracy: seeded draws, then climbing from the worst of them.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <random>
#include <vector>

namespace search {

/// The parameters of one case, each from 0 to 1; the measure interprets them with `pick` and similar functions.
using Genes = std::vector<double>;

/// A number between two, evenly or evenly in its logarithm; a whole number; one of a list.
inline double between(double gene, double low, double high) {
    return low + gene * (high - low);
}
inline double scale_between(double gene, double low, double high) {
    return low * std::pow(high / low, gene);
}
inline double whole(double gene, double low, double high) {
    return std::floor(between(gene, low, std::nextafter(high + 1, low)));
}
/// Whole, with as many small as large ones: positions up to 2^31 as they occur.
inline double whole_scale(double gene, double high) {
    return std::floor(std::pow(high + 1, gene) - 1);
}
template <class T>
T pick(double gene, std::initializer_list<T> list) {
    return list.begin()[std::min(list.size() - 1, static_cast<std::size_t>(gene * static_cast<double>(list.size())))];
}

/// The maximum of the measure: `draws` cases at random, then `steps` changes of one gene at a time, by ever less,
/// keeping those that increase it. A NaN counts as infinite.
template <class Measure>
double worst(std::size_t genes, std::size_t draws, std::size_t steps, Measure&& measure, std::uint32_t seed = 1) {
    std::mt19937 random(seed);
    const auto even = [&] { return static_cast<double>(random()) / 4294967296.0; };
    const auto measured = [&](const Genes& g) {
        const double found = measure(g);
        return std::isnan(found) ? HUGE_VAL : found;
    };
    Genes best(genes), tried(genes);
    double most = -1;
    for (std::size_t draw = 0; draw < draws; ++draw) {
        for (double& gene : tried) gene = even();
        const double found = measured(tried);
        if (found > most) {
            most = found;
            best = tried;
        }
    }
    for (std::size_t step = 0; step < steps && std::isfinite(most); ++step) {
        tried = best;
        double& gene = tried[random() % genes];
        // Every eighth change is a leap.
        const double reach = step % 8 == 0 ? 1 : std::ldexp(1.0, -static_cast<int>(random() % 40));
        gene = std::clamp(gene + (2 * even() - 1) * reach, 0.0, 0x1.fffffffffffffp-1);
        const double found = measured(tried);
        if (found >= most) {
            most = found;
            best = tried;
        }
    }
    return most;
}

}  // namespace search
