#pragma once

#include <cmath>
#include <vector>

#include "posenc/encodings/learned.hpp"

namespace posenc::reference {

// Philox 4x32-10 as its paper writes it: ten rounds, the key raised by two constants between them.
struct Words {
    std::uint32_t w[4];
};

inline Words philox(Words c, std::uint32_t k0, std::uint32_t k1) {
    for (int round = 0; round < 10; ++round, k0 += 0x9e3779b9u, k1 += 0xbb67ae85u) {
        const std::uint64_t a = 0xd2511f53ull * c.w[0], b = 0xcd9e8d57ull * c.w[2];
        c = {{std::uint32_t(b >> 32) ^ c.w[1] ^ k0, std::uint32_t(b), std::uint32_t(a >> 32) ^ c.w[3] ^ k1,
              std::uint32_t(a)}};
    }
    return c;
}

inline double uniform(std::uint32_t high, std::uint32_t low, int added) {
    return double(((std::uint64_t(high) << 32 | low) >> 11) + std::uint64_t(added)) / 9007199254740992.0;
}

/// The functions of the same names in posenc, one entry at a time.
inline std::vector<double> make_learned_table(const LearnedTableOptions& options) {
    std::vector<double> table;
    for (std::size_t row = 0; row < options.rows; ++row)
        for (std::size_t column = 0; column < options.dim; ++column) {
            const std::uint64_t element = row * options.dim + column, place = element / 2;
            const bool odd = element % 2 != 0;
            double value = 0;
            for (std::uint32_t attempt = 0;; ++attempt) {
                const Words r = philox({{std::uint32_t(place), std::uint32_t(place >> 32), 0, attempt}},
                                       std::uint32_t(options.seed), std::uint32_t(options.seed >> 32));
                if (options.initialization == Initialization::uniform) {
                    value = options.low + (options.high - options.low) * uniform(r.w[odd ? 2 : 0], r.w[odd ? 3 : 1], 0);
                    break;
                }
                const double radius = std::sqrt(-2 * std::log(uniform(r.w[0], r.w[1], 1)));
                const double angle = 2 * std::acos(-1.0) * uniform(r.w[2], r.w[3], 0);
                const double z = radius * (odd ? std::sin(angle) : std::cos(angle));
                value = z * (options.initialization == Initialization::inverse_sqrt_dim
                                 ? std::pow(double(options.dim), -0.5)
                                 : options.standard_deviation);
                if (options.initialization != Initialization::truncated_normal || std::fabs(z) <= options.truncation)
                    break;
            }
            table.push_back(options.padding_index == row ? 0 : value);
        }
    return table;
}

inline std::vector<float> look_up(const LookUpOptions& options) {
    std::vector<float> rows;
    for (const double position : options.positions)
        for (std::size_t c = 0; c < options.dim; ++c)
            rows.push_back(
                float(options.table[std::size_t(position + options.offset) * options.dim + c] * options.scale));
    return rows;
}

}  // namespace posenc::reference
