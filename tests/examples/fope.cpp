// FoPE: learned weights sum the cosines, and the sines, of all frequencies that make a whole turn in training.
#include <posenc/posenc.hpp>

#include <cmath>
#include <cstdio>
#include <vector>

int main() {
    posenc::Frequencies frequencies = posenc::make_rotary_frequencies({.rotary_dim = 4});
    frequencies.inverse.resize(posenc::count_fope_frequencies(frequencies, 100));
    frequencies.remainder.resize(frequencies.size());
    std::printf("%zu of 2 frequencies are kept\n", frequencies.size());

    const std::vector<float> cosines = {2}, sines = {0.5f};
    std::vector<float> table(2 * 3 * 2);
    posenc::make_fope_table({.positions = posenc::range(0, 3), .pairs = 2}, frequencies, cosines, sines,
                            std::span<float>(table));

    std::vector<float> x = {1, 5, 0, 6, 1, 5, 0, 6, 1, 5, 0, 6};
    posenc::apply_fope({.head_dim = 4}, table, x, x);
    return x[0] == 2 && x[1] == 5 && x[4] == float(2 * std::cos(1.0)) ? 0 : 1;
}
