// Operations on a table of rows: learned ones, looked up, added to embeddings, resized, kept as .npy.
#include "posenc/posenc.hpp"
#include "support/check.hpp"

using namespace posenc;
using fuzz::floats;
using fuzz::Input;
using fuzz::output_size;

namespace {

void learned(Input& input) {
    LearnedTableOptions o{.rows = input.size(30), .dim = input.size(30)};
    o.initialization = input.choice<Initialization>(4);
    o.standard_deviation = input.number(1);
    o.truncation = input.number(2);
    o.low = input.number(0);
    o.high = input.number(1);
    o.seed = input.word();
    if (input.flip()) o.padding_index = input.size(30);
    fuzz::run_table(input, o.rows, o.dim, [&](auto out) { return try_make_learned_table(o, out); });
    const std::size_t count = input.size(20) % 1000;
    std::vector<double> positions(count);
    for (double& p : positions) p = input.byte() < 230 ? input.byte() % 8 : input.number();
    const auto table = floats(input, output_size(8, o.dim));
    const LookUpOptions rows{table, o.dim, positions, input.number(0), input.number(1)};
    fuzz::run<float>(input, output_size(count, o.dim), [&](auto out) { return try_look_up(rows, out); });
}

void combined(Input& input) {
    CombineOptions o{.batch = input.size(4), .tokens = input.size(12), .dim = input.size(20)};
    o.scale_by_sqrt_dim = input.flip();
    o.alpha = input.number(1);
    o.dropout = input.number(0.5);
    o.seed = input.word();
    const std::size_t count = output_size(o.batch, o.tokens), elements = output_size(count, o.dim);
    std::vector<double> positions(input.flip() ? 0 : count);
    for (double& p : positions) p = input.byte() < 230 ? input.byte() % 8 : input.number();
    o.positions = positions;
    const auto x = floats(input, elements), table = floats(input, output_size(input.flip() ? 8 : o.tokens, o.dim));
    fuzz::run<float>(input, elements, [&](auto out) { return try_add_positions(o, x, table, out); });
    std::vector<std::uint8_t> mask(count);
    std::vector<std::int32_t> sequences(count);
    for (auto& m : mask) m = input.byte() % 4 != 0;
    for (auto& s : sequences) s = input.byte() % 3;
    fuzz::run<double>(input, count,
                      [&](auto out) { return try_compute_padded_positions(mask, o.batch, o.tokens, 1, out); });
    fuzz::run<double>(input, count,
                      [&](auto out) { return try_compute_packed_positions(sequences, o.batch, o.tokens, out); });
}

GridSize grid(Input& input) {
    return {input.size(9), input.size(9)};
}

void resized(Input& input) {
    const std::size_t dim = input.size(9), prefix = input.size(2);
    const GridSize from = grid(input), to = grid(input);
    const auto method = input.choice<Interpolation>(6);
    const bool align = input.flip();
    const auto whole = [&](const GridSize& size) {
        return output_size(output_size(size.height, size.width) + prefix % 100, dim);
    };
    const auto table = floats(input, whole(from));
    fuzz::run<float>(input, whole(to),
                     [&](auto out) { return try_resize_grid({table, dim, from, to, prefix, method, align}, out); });
    const RowResizeOptions rows{table, dim, to.height, prefix, method, align};
    fuzz::run<double>(input, whole({1, to.height}), [&](auto out) { return try_resize_rows(rows, out); });
    const auto window = [](const GridSize& size) {
        return GridSize{2 * (size.height % 1000) - 1, 2 * (size.width % 1000) - 1};
    };
    const auto bias = floats(input, from.height && from.width ? whole(window(from)) : 0);
    const BiasResizeOptions windows{bias, dim, from, to, prefix, method, align};
    fuzz::run<float>(input, to.height && to.width ? whole(window(to)) : 0,
                     [&](auto out) { return try_resize_bias_table(windows, out); });
}

void npy(Input& input) {
    const std::size_t rows = input.size(9), columns = input.size(9);
    const auto table = floats(input, output_size(rows, columns));
    std::vector<std::uint8_t> bytes;
    if (!try_encode_npy(table, rows, columns, bytes).ok()) return;
    NpyTable read;
    fuzz::require(try_decode_npy(bytes, read).ok(), "a .npy file cannot be read back");
    fuzz::require(read.rows == rows && read.columns == columns && read.data == table, "a .npy file came back changed");
    for (int k = input.byte() % 4; k > 0; --k) bytes[input.word() % bytes.size()] = input.byte();
    const Status status = try_decode_npy(bytes, read);
    if (!status.ok()) fuzz::check_refusal(status);
    NpyDoubles doubles;
    const Status wide = try_decode_npy(bytes, doubles);
    if (!wide.ok()) fuzz::check_refusal(wide);
    fuzz::require(wide.ok() || !status.ok(), "floats that cannot be read as doubles");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    return fuzz::one_of({learned, combined, resized, npy}, data, size);
}
