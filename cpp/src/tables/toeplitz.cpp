#include "tables/toeplitz.hpp"

namespace posenc {

void write_toeplitz(const std::vector<double>& line, std::size_t queries, std::size_t keys, const Output& out,
                    std::size_t at) {
    if (double* const wide = out.doubles()) {
        write_toeplitz(line.data(), queries, keys, wide + at);
        return;
    }
    const std::vector<float> rounded(line.begin(), line.end());
    write_toeplitz(rounded.data(), queries, keys, out.floats() + at);
}

}  // namespace posenc
