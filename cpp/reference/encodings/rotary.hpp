#pragma once

#include <cmath>
#include <span>
#include <vector>

#include "posenc/encodings/rotary.hpp"

namespace posenc::reference {

/// Turns one head in place by one angle for each pair, each pair also scaled.
inline void rotate_head(std::span<double> head, const std::vector<double>& angles, const std::vector<double>& scales,
                        Pairing pairing) {
    const std::size_t pairs = angles.size();
    for (std::size_t i = 0; i < pairs; ++i) {
        const bool interleaved = pairing == Pairing::interleaved;
        double& first = head[interleaved ? 2 * i : i];
        double& second = head[interleaved ? 2 * i + 1 : pairs + i];
        const double a = first, b = second;
        first = scales[i] * (a * std::cos(angles[i]) - b * std::sin(angles[i]));
        second = scales[i] * (a * std::sin(angles[i]) + b * std::cos(angles[i]));
    }
}

/// posenc::apply_rotary as the paper writes it: one pair of one head at a time.
inline std::vector<double> apply_rotary(const RotaryOptions& o, const Frequencies& frequencies,
                                        std::span<const double> x) {
    std::vector<double> out(x.begin(), x.end());
    const std::size_t d = o.head_dim, tokens = x.size() / (o.batch * o.heads * d);
    const double factor = o.inverse ? 1 / frequencies.attention_factor : frequencies.attention_factor;
    for (std::size_t b = 0; b < o.batch; ++b)
        for (std::size_t t = 0; t < tokens; ++t)
            for (std::size_t h = 0; h < o.heads; ++h) {
                const std::size_t head =
                    o.heads_first.value_or(false) ? (b * o.heads + h) * tokens + t : (b * tokens + t) * o.heads + h;
                const std::size_t row = o.positions.count == tokens ? t : b * tokens + t;
                std::vector<double> angles;
                for (const double w : frequencies.inverse)
                    angles.push_back(o.positions[row] * w * (o.inverse ? -1 : 1));
                rotate_head(std::span(out).subspan(head * d, d), angles, std::vector<double>(angles.size(), factor),
                            o.pairing.value());
            }
    return out;
}

}  // namespace posenc::reference
