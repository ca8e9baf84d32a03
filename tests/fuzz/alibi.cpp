#include "posenc/posenc.hpp"
#include "support/check.hpp"

using namespace posenc;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Input input(data, size);
    const AlibiOptions options{.heads = input.size(70),
                               .queries = input.size(90),
                               .keys = input.size(90),
                               .causal = input.flip(),
                               .form = input.choice<AlibiForm>(3),
                               .bias_max = input.number(8)};
    AlibiOptions placed = options;
    const std::vector<double> asking = input.numbers(options.queries < 99 ? options.queries : input.byte() % 4),
                              asked = input.numbers(options.keys < 99 ? options.keys : input.byte() % 4);
    placed.query_positions = asking;
    placed.key_positions = asked;
    fuzz::run_table(input, fuzz::output_size(options.heads, options.queries), options.keys,
                    [&](auto out) { return try_make_alibi_bias(placed, out); });
    const AlibiSlopeOptions slopes{options.heads, options.bias_max};
    const std::size_t rows = fuzz::output_size(options.heads, options.queries);
    fuzz::run_table(input, rows, options.keys, [&](auto out) { return try_make_alibi_bias(options, out); });
    fuzz::run_table(input, options.heads, 1, [&](auto out) { return try_make_alibi_slopes(slopes, out); });
    std::vector<std::uint8_t> mask(input.size(300) % 1000);
    for (auto& kept : mask) kept = input.byte() & 1;
    const std::size_t keys = input.size(60);
    const std::size_t elements = options.heads <= 70 ? mask.size() * options.heads : 7;
    fuzz::run<float>(input, elements, [&](auto out) { return try_make_masked_alibi_bias(slopes, keys, mask, out); });
    return 0;
}
