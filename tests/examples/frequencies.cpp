// How fast each pair of a 512-wide encoding turns.
#include <cstdio>
#include <posenc/posenc.hpp>
#include <vector>

int main() {
    const posenc::Frequencies ladder = posenc::make_geometric_frequencies({.dim = 512});
    std::vector<double> wavelengths(512);
    posenc::compute_wavelengths({.dim = 512}, wavelengths);
    std::printf("%zu pairs; the first turns once in %.3f positions, the last in %.0f\n", ladder.size(), wavelengths[0],
                wavelengths[511]);
    return ladder.size() == 256 && wavelengths[511] > 60611 && wavelengths[511] < 60612 ? 0 : 1;
}
