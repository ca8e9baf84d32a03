// A table of 100 positions, 64 wide, and one of its entries explained.
#include <cstdio>
#include <posenc/posenc.hpp>
#include <vector>

int main() {
    std::vector<float> table(100 * 64);
    posenc::make_sinusoidal_table({.positions = posenc::range(0, 100), .dim = 64}, std::span<float>(table));
    std::printf("PE(1) begins with %.4f %.4f %.4f\n", table[64], table[65], table[66]);

    const auto entry = posenc::explain_sinusoidal_entry({.positions = {}, .dim = 64}, 1, 2);
    std::printf("column 2 is pair %zu: sin(%.4f) = %.4f\n", entry.pair, entry.angle, entry.value);

    // Any real positions; bad input is rejected with a clear message.
    const double positions[] = {0, 0.5, 1e6};
    std::vector<double> exact(3 * 64);
    posenc::make_sinusoidal_table({.positions = posenc::list(positions), .dim = 64}, std::span<double>(exact));
    const auto status =
        posenc::try_make_sinusoidal_table({.positions = posenc::range(3), .dim = 0}, std::span<double>(exact));
    std::printf("%s\n", posenc::error_message(status).c_str());
    return table[66] == static_cast<float>(entry.value) && !status ? 0 : 1;
}
