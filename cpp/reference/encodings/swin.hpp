#pragma once

#include <cmath>
#include <cstdint>
#include <vector>

#include "posenc/encodings/swin.hpp"

namespace posenc::reference {

/// posenc::make_swin_index from the coordinates of the cells.
inline std::vector<std::int32_t> make_swin_index(const SwinOptions& options) {
    const int H = int(options.height), W = int(options.width), rows = (2 * H - 1) * (2 * W - 1);
    std::vector<std::int32_t> index;
    if (options.class_token) {
        index.push_back(rows + 2);
        for (int cell = 0; cell < H * W; ++cell) index.push_back(rows);
    }
    for (int y = 0; y < H; ++y)
        for (int x = 0; x < W; ++x) {
            if (options.class_token) index.push_back(rows + 1);
            for (int v = 0; v < H; ++v)
                for (int u = 0; u < W; ++u) index.push_back((y - v + H - 1) * (2 * W - 1) + (x - u + W - 1));
        }
    return index;
}

/// One coordinate of posenc::make_swin_coordinates.
inline double swin_coordinate(long distance, std::size_t size) {
    const double scaled = 8.0 * double(distance) / double(size - 1);
    return std::copysign(std::log2(1 + std::fabs(scaled)), scaled) / std::log2(8.0);
}

}  // namespace posenc::reference
