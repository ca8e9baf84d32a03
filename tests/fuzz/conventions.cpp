// The sinusoids of other projects.
#include "posenc/posenc.hpp"
#include "support/check.hpp"

using namespace posenc;
using fuzz::Input;

namespace {

std::optional<std::size_t> maybe_size(Input& input, std::size_t largest) {
    if (input.flip()) return {};
    return input.size(largest);
}

void of_positions(Input& input, std::uint8_t kind) {
    const fuzz::PositionsInput p(input);
    const std::size_t dim = input.size(200);
    const double base = input.number(10000), other = input.number(1);
    const bool flag = input.flip();
    const auto padding = maybe_size(input, 20);
    const auto table = [&](auto make) { fuzz::run_table(input, p.count(), dim, make); };
    switch (kind) {
    case 0:
        return table([&](auto out) { return try_make_fairseq_table({p, dim, padding}, out); });
    case 1:
        return table([&](auto out) { return try_make_tensor2tensor_table({p, dim, other, base}, out); });
    case 2:
        return table([&](auto out) { return try_make_whisper_table({p, dim, base}, out); });
    case 3:
        return table([&](auto out) { return try_make_marian_table({p, dim, base}, out); });
    case 4: {
        ScaledSinusoidalOptions options{p, dim, {}, base};
        if (flag) options.scale = other;
        return table([&](auto out) { return try_make_scaled_sinusoidal_table(options, out); });
    }
    case 5:
        return table([&](auto out) { return try_make_doubled_exponent_table({p, dim, base}, out); });
    default: {
        const TimestepOptions options{p, dim, flag, other, input.number(1), base};
        return table([&](auto out) { return try_make_timestep_embedding(options, out); });
    }
    }
}

void of_length(Input& input, bool relative) {
    const std::size_t length = input.size(300), dim = input.size(200);
    const double base = input.number(10000);
    if (relative) {
        const std::size_t rows = length == 0 ? 0 : length > fuzz::most_elements ? length : 2 * length - 1;
        fuzz::run_table(input, rows, dim,
                        [&](auto out) { return try_make_relative_sinusoidal_table({length, dim, base}, out); });
    } else {
        const TransformerXlTableOptions options{length, dim, maybe_size(input, 300), base};
        fuzz::run_table(input, length, dim, [&](auto out) { return try_make_transformer_xl_table(options, out); });
    }
}

void fairseq_positions(Input& input) {
    const std::size_t count = input.size(300) % 1000, batch = input.size(20), length = input.size(40);
    std::vector<std::int32_t> tokens(count);
    for (auto& t : tokens) t = std::int32_t(input.byte() % 4);
    const auto padding = std::int32_t(input.byte() % 4);
    fuzz::run<double>(input, count,
                      [&](auto out) { return try_compute_fairseq_positions(tokens, batch, length, padding, out); });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Input input(data, size);
    const std::uint8_t kind = input.byte() % 10;
    if (kind < 7)
        of_positions(input, kind);
    else if (kind < 9)
        of_length(input, kind == 7);
    else
        fairseq_positions(input);
    return 0;
}
