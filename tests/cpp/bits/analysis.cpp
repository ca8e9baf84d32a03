// Analysis of tables, and their pictures. See support/bits.hpp.
#include "support/bits.hpp"

using namespace posenc;

namespace bits {
namespace {

Bytes similarity(const Json& o) {
    const std::vector<float> data = values(o.at("table").at("data"));
    const std::size_t rows = size(o.at("table"), "rows"), columns = size(o.at("table"), "columns");
    const auto measure = option<std::string>(o, "measure", "dot");
    const MatrixView<float> view{data, rows, columns};
    std::vector<float> out(rows * rows);
    compute_similarity(view, view,
                       measure == "dot"      ? Measure::dot
                       : measure == "cosine" ? Measure::cosine
                                             : Measure::distance,
                       out);
    return bytes_of(out);
}

Bytes matrix_pixels(const Json& o) {
    const std::vector<float> data = values(o.at("matrix").at("data"));
    const std::size_t rows = size(o.at("matrix"), "rows"), columns = size(o.at("matrix"), "columns");
    std::vector<std::uint32_t> colors;
    for (std::uint32_t i = 0; i < 257; ++i) colors.push_back((i & 255) * 0x01010101u);
    const PixelOptions options{
        option<double>(o, "low", -1),       option<double>(o, "high", 1),        colors,
        option<std::size_t>(o, "width", 0), option<std::size_t>(o, "height", 0), option<bool>(o, "transpose", false)};
    const bool turned = options.transpose;
    std::vector<std::uint32_t> out((options.width ? options.width
                                    : turned      ? rows
                                                  : columns) *
                                   (options.height ? options.height
                                    : turned       ? columns
                                                   : rows));
    make_pixels(MatrixView<float>{data, rows, columns}, options, out);
    return bytes_of(out);
}

const Makers makers_of_analysis{
    {"similarity", similarity},
    {"softmax",
     [](const Json& o) {
         const Json& scores = o.at("scores");
         std::vector<double> out(size(scores, "rows") * size(scores, "columns"));
         compute_softmax({values<double>(scores.at("data")), size(scores, "rows"), size(scores, "columns")}, out);
         return bytes_of(out);
     }},
    {"lowPrecisionTable",
     [](const Json& o) {
         const PositionsOf positions(o.at("positions"));
         const auto format = option<std::string>(o, "format", "float32");
         const NumberFormat f = format == "float16"    ? NumberFormat::float16
                                : format == "bfloat16" ? NumberFormat::bfloat16
                                                       : NumberFormat::float32;
         std::vector<double> out(positions.count() * size(o, "dim"));
         make_low_precision_table(
             {.positions = positions, .dim = size(o, "dim"), .frequencies = f, .angles = f, .values = f}, out);
         return bytes_of(out);
     }},
    {"matrixPixels", matrix_pixels},
};

}  // namespace
}  // namespace bits
