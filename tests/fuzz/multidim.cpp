// Grids of one to sixteen axes, and invalid numbers of axes.
#include "posenc/posenc.hpp"
#include "support/check.hpp"

using namespace posenc;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Input input(data, size);
    std::vector<std::size_t> sizes(input.byte() % 19);
    std::size_t cells = 1;
    for (auto& n : sizes) {
        n = input.size(sizes.size() > 3 ? 3 : 40);
        // Sizes whose product overflows are of interest; the output is small for them anyway.
        cells = n != 0 && cells > fuzz::most_elements / n ? fuzz::most_elements + 1 : cells * n;
    }
    const std::size_t dim = input.size(200);
    const double base = input.number(10000), least = input.number(1);
    const bool grid = input.flip();
    fuzz::run_table(input, cells, dim, [&](auto out) {
        return grid ? try_make_tensor2tensor_grid({sizes, dim, least, base}, out)
                    : try_make_multidim_table({sizes, dim, base}, out);
    });
    return 0;
}
