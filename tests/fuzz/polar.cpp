// PoPE.
#include "posenc/posenc.hpp"
#include "support/check.hpp"

using namespace posenc;
using fuzz::Input;
using fuzz::output_size;

namespace {

template <class T>
void polar(Input& input) {
    const fuzz::PositionsInput positions(input, 40);
    const PolarOptions options{.positions = positions,
                               .base = input.number(10000),
                               .batch = input.size(3),
                               .heads = input.size(5),
                               .head_dim = input.size(40),
                               .heads_first = input.flip()};
    const std::size_t row = output_size(options.heads, options.head_dim);
    std::vector<T> x(output_size(output_size(options.batch, positions.count()), row));
    for (T& value : x) value = T(input.number(std::int8_t(input.byte()) / 16.0));
    std::vector<T> phases(input.flip() ? 0 : input.byte() < 220 ? row : 3);
    for (T& phase : phases) phase = T(input.number(0.25));
    fuzz::run<T>(input, output_size(x.size(), 2), [&](std::span<T> out) {
        return try_apply_polar(options, std::span<const T>(x), std::span<const T>(phases), out);
    });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Input input(data, size);
    if (input.flip())
        polar<float>(input);
    else
        polar<double>(input);
    return 0;
}
