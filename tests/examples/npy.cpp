// A table that NumPy can read, and back.
#include <cassert>
#include <cstdio>
#include <vector>

#include "posenc/posenc.hpp"

int main() {
    std::vector<float> table(10 * 4);
    posenc::make_sinusoidal_table({.positions = posenc::range(10), .dim = 4}, std::span(table));
    const std::vector<std::uint8_t> bytes = posenc::encode_npy(table, 10, 4);
    std::printf("%zu bytes\n", bytes.size());
    const posenc::NpyTable back = posenc::decode_npy(bytes);
    assert(back.rows == 10 && back.columns == 4 && back.data == table);
}
