// Random tables: every sample depends only on its number and the seed, so that a finding is reproducible.
#pragma once

#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "posenc/posenc.hpp"

namespace accuracy {

class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed) {}
    /// SplitMix64.
    std::uint64_t bits() {
        std::uint64_t z = (state_ += 0x9e3779b97f4a7c15u);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }
    double between(double low, double high) { return low + (high - low) * (double(bits() >> 11) * 0x1p-53); }
    std::size_t below(std::size_t n) { return std::size_t(bits() % n); }
    /// Small as likely as large: 2^low to 2^high.
    double power_of_two(double low, double high) { return std::exp2(between(low, high)); }

private:
    std::uint64_t state_;
};

inline constexpr double farthest = 2147483648.0;  // 2^31

struct Sample {
    posenc::SinusoidalOptions options;
    std::vector<double> list;        // empty for a range
    std::size_t first_row, rows;     // the piece of the table that is made
    std::vector<std::size_t> pairs;  // of these columns

    std::size_t all_pairs() const {
        return options.ladder == posenc::Ladder::half ? (options.dim + 1) / 2 : options.dim / 2;
    }
    bool has_cosine(std::size_t pair) const { return 2 * pair + 1 < options.dim || 2 * all_pairs() < options.dim; }
    std::size_t column(std::size_t pair, bool cosine) const {
        return options.layout == posenc::Layout::interleaved ? 2 * pair + cosine : pair + cosine * all_pairs();
    }
    /// The frequency of a pair is base^(-numerator(pair) / denominator()).
    double numerator(std::size_t pair) const {
        return options.ladder == posenc::Ladder::half ? 2.0 * double(pair) : double(pair);
    }
    double denominator() const {
        if (options.ladder == posenc::Ladder::half) return double(options.dim);
        return all_pairs() > 1 ? double(all_pairs() - 1) : 1.0;
    }
    std::size_t entries() const {
        std::size_t count = 0;
        for (const std::size_t pair : pairs) count += rows * (1 + has_cosine(pair));
        return count;
    }
    std::string text() const {
        const auto& p = options.positions;
        std::string s = "base " + std::to_string(options.base) + ", dim " + std::to_string(options.dim);
        s += options.layout == posenc::Layout::interleaved ? ", interleaved" : ", concatenated";
        s += options.ladder == posenc::Ladder::half ? "" : ", half_minus_one";
        if (!list.empty()) return s + ", list";
        return s + ", range(" + std::to_string(p.first) + ", " + std::to_string(p.count) + ", " +
               std::to_string(p.step) + ")";
    }
};

inline double random_base(Random& random) {
    switch (random.below(4)) {
    case 0:
        return 10000;
    case 1:
        return 1 + random.power_of_two(-30, 20);
    case 2:
        return random.power_of_two(0.01, 40);
    default:
        return random.power_of_two(0.01, 1023);
    }
}

inline Sample make_sample(std::uint64_t seed, std::uint64_t number) {
    Random random(seed * 0x2545f4914f6cdd1du + number * 0x9e3779b97f4a7c15u);
    Sample s;
    auto& o = s.options;
    o.base = random_base(random);
    o.dim = std::size_t(random.power_of_two(0, 13));
    o.layout = random.below(2) ? posenc::Layout::interleaved : posenc::Layout::concatenated;
    o.ladder = o.dim > 1 && random.below(4) == 0 ? posenc::Ladder::half_minus_one : posenc::Ladder::half;
    const bool integers = random.below(2);
    const auto number_like = [&](double x) { return integers ? std::rint(x) : x; };
    s.rows = 1 + random.below(256);
    if (random.below(3) == 0) {
        for (std::size_t r = 0; r < s.rows; ++r) {
            const double size = random.below(2) ? random.power_of_two(-20, 31) : random.between(0, farthest);
            s.list.push_back(number_like(random.below(4) ? size : -size));
        }
        s.first_row = 0;
        o.positions = {0, 1, s.rows, nullptr};
    } else {
        // first, first + step, ... stays within 2^31 on both sides.
        const std::size_t count = s.rows + std::size_t(random.power_of_two(0, 31));
        const double room = farthest / double(count);
        double step = integers ? std::fmax(1, std::floor(random.power_of_two(0, std::fmax(0.1, std::log2(room)))))
                               : random.between(0, room);
        if (random.below(4) == 0) step = -step;
        const double span = double(count) * std::fabs(step);
        double first = number_like(random.between(0, std::fmax(0, farthest - span)));
        if (step < 0) first = -first;
        if (random.below(8) == 0) first = number_like(-first / 2);
        s.first_row = random.below(4) ? random.below(count - s.rows + 1) : 0;
        o.positions = posenc::range(first, count, step);
    }
    const std::size_t pairs = s.all_pairs();
    for (std::size_t k = 0; k < std::min<std::size_t>(pairs, 32); ++k)
        s.pairs.push_back(pairs <= 32 ? k : random.below(pairs));
    return s;
}

}  // namespace accuracy
