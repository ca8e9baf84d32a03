// Similarities of rows, the closed form by offset, and pictures of tables.
#include "posenc/posenc.hpp"
#include "support/check.hpp"

using namespace posenc;
using fuzz::Input;

namespace {

template <class T>
void of_rows(Input& input) {
    const std::size_t rows = input.size(40), others = input.size(40), columns = input.size(70);
    std::vector<T> a(fuzz::output_size(rows, columns)), b(fuzz::output_size(others, columns));
    for (T& x : a) x = T(std::int8_t(input.byte()));
    for (T& x : b) x = T(std::int8_t(input.byte()));
    const auto measure = input.choice<Measure>(3);
    fuzz::run<T>(input, fuzz::output_size(rows, others), [&](auto out) {
        return try_compute_similarity(MatrixView<T>{a, rows, columns}, MatrixView<T>{b, others, columns}, measure, out);
    });
}

void of_offsets(Input& input) {
    const GeometricOptions options{input.size(120) % 5000, input.number(10000), input.choice<Ladder>(2)};
    const fuzz::PositionsInput offsets(input);
    const auto measure = input.choice<Measure>(3);
    fuzz::run<double>(input, fuzz::output_size(offsets.count(), 1),
                      [&](auto out) { return try_compute_offset_similarity(options, offsets, measure, out); });
    FirstRise rise;
    const Status risen = try_find_first_rise(options, input.size(200) % 5000, rise);
    if (!risen.ok()) fuzz::check_refusal(risen);
    NearestRepeat repeat;
    const Status repeated = try_find_nearest_repeat(options, input.size(200) % 5000, input.size(200) % 5000, repeat);
    if (!repeated.ok()) fuzz::check_refusal(repeated);
}

template <class T>
void of_pixels(Input& input) {
    const std::size_t rows = input.size(60), columns = input.size(60);
    std::vector<T> cells(fuzz::output_size(rows, columns));
    for (T& x : cells) x = T(input.byte() % 64 == 0 ? input.number(1) : double(std::int8_t(input.byte())) / 100);
    std::vector<std::uint32_t> colors(input.size(20) % 300);
    for (std::size_t i = 0; i < colors.size(); ++i) colors[i] = std::uint32_t(i * 2654435761u);
    const PixelOptions options{input.number(-1), input.number(1), colors,
                               input.size(60),   input.size(60),  input.byte() % 2 == 1};
    const std::size_t width = options.width ? options.width : options.transpose ? rows : columns;
    const std::size_t height = options.height ? options.height : options.transpose ? columns : rows;
    fuzz::run<std::uint32_t>(input, fuzz::output_size(height, width), [&](auto out) {
        return try_make_pixels(MatrixView<T>{cells, rows, columns}, options, out);
    });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Input input(data, size);
    switch (input.byte() % 5) {
    case 0:
        of_rows<float>(input);
        break;
    case 1:
        of_rows<double>(input);
        break;
    case 2:
        of_pixels<float>(input);
        break;
    case 3:
        of_pixels<double>(input);
        break;
    default:
        of_offsets(input);
    }
    return 0;
}
