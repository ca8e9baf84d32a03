#include "posenc/lessons/pixels.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/guard.hpp"
#include "lessons/kernels/kernels.hpp"
#include "lessons/pixel_rows.hpp"

namespace posenc {
namespace {

using kernels::ColorRamp;

void color_cells(const ColorRamp& ramp, const float* values, std::size_t n, std::uint32_t* out) {
    kernels::lessons().color_cells_float(ramp, values, n, out);
}
void color_cells(const ColorRamp& ramp, const double* values, std::size_t n, std::uint32_t* out) {
    kernels::lessons().color_cells_double(ramp, values, n, out);
}
void add_line(const float* line, double weight, std::vector<double>& sums) {
    kernels::lessons().add_line_float(line, weight, sums.data(), sums.size());
}
void add_line(const double* line, double weight, std::vector<double>& sums) {
    kernels::lessons().add_line_double(line, weight, sums.data(), sums.size());
}

/// Which part of one pixel a cell covers. Formed from whole numbers, so that a cell that ends on a pixel's edge has no
/// part of the next: NaN times 0 would spread.
double share(std::size_t cell, std::size_t cells, std::size_t pixel, std::size_t pixels) noexcept {
    const std::uint64_t start = std::uint64_t{cell} * pixels, from = std::uint64_t{pixel} * cells;
    const std::uint64_t part = std::min(start + pixels, from + cells) - std::max(start, from);
    return static_cast<double>(part) / static_cast<double>(cells);
}

/// The cells of a line under its pixels, for lines with fewer pixels than cells.
class Line {
public:
    Line(std::size_t cells, std::size_t pixels) : under_(pixels < cells ? pixels : 0) {
        for (std::size_t pixel = 0; pixel < under_.size(); ++pixel) {
            const Cells c = under_[pixel] = cells_under(pixel, cells, pixels);
            for (std::size_t cell = c.first; cell < c.end; ++cell) shares_.push_back(share(cell, cells, pixel, pixels));
        }
    }

    bool is_narrower() const noexcept { return !under_.empty(); }

    void average(const double* cells, double* means) const noexcept {
        const double* part = shares_.data();
        for (const Cells c : under_) {
            double sum = 0;
            for (std::size_t cell = c.first; cell < c.end; ++cell) sum += cells[cell] * *part++;
            *means++ = sum;
        }
    }

private:
    std::vector<Cells> under_;
    std::vector<double> shares_;
};

ColorRamp ramp_of(const PixelOptions& o) noexcept {
    const std::size_t count = o.colors.size() - 1;
    const double factor = static_cast<double>(count) / (o.high - o.low);
    return {o.colors.data(), count, factor, o.low == -o.high ? static_cast<double>(count) / 2 : -o.low * factor};
}

/// A transposed picture is written some rows at a time: as many as fill a line of the cache with each column's pixels.
constexpr std::size_t strip_rows = 16;

void turn(const std::uint32_t* strip, std::size_t rows, std::size_t columns, std::uint32_t* out,
          std::size_t stride) noexcept {
    for (std::size_t c = 0; c < columns; ++c, out += stride) {
        const std::uint32_t* from = strip + c;
        for (std::size_t k = 0; k < rows; ++k, from += columns) out[k] = *from;
    }
}

template <class T>
void write_pixels(const PixelRows& p, std::size_t first, std::size_t count, const T* cells, std::uint32_t* out) {
    const ColorRamp ramp = ramp_of(p.options);
    const bool turned = p.options.transpose;
    const Line line(p.columns, p.across);
    std::vector<double> sums(p.down < p.rows || line.is_narrower() ? p.columns : 0),
        means(line.is_narrower() ? p.across : 0);
    std::vector<std::uint32_t> strip(turned ? strip_rows * p.across : 0);
    const std::size_t cells_before = p.under(first).first;
    for (std::size_t r = first; r < first + count; ++r) {
        const std::size_t place = (r - first) % strip_rows;
        std::uint32_t* const to = turned ? strip.data() + place * p.across : out + r * p.across;
        const Cells under = p.under(r);
        const T* source = cells + (under.first - cells_before) * p.columns;
        if (sums.empty()) {
            color_cells(ramp, source, p.across, to);
        } else {
            std::fill(sums.begin(), sums.end(), 0.0);
            for (std::size_t cell = under.first; cell < under.end; ++cell, source += p.columns)
                add_line(source, share(cell, p.rows, r, p.down), sums);
            if (line.is_narrower()) line.average(sums.data(), means.data());
            color_cells(ramp, line.is_narrower() ? means.data() : sums.data(), p.across, to);
        }
        if (turned && (place + 1 == strip_rows || r + 1 == first + count))
            turn(strip.data(), place + 1, p.across, out + (r - place), p.down);
    }
}

/// No canvas is larger than 65536 pixels; 0 means one pixel a cell.
Status side(std::size_t pixels, std::size_t cells, const char* argument, const char* allowed) noexcept {
    POSENC_TRY(guard::in_range(pixels, 0, cells, argument, allowed));
    return guard::in_range(pixels == 0 ? cells : pixels, 0, 65536, argument, allowed);
}

template <class T>
Status make(const MatrixView<T>& values, const PixelOptions& options, std::span<std::uint32_t> out) noexcept {
    POSENC_TRY(guard::shape(values.data.size(), values.rows, values.columns, "values", "rows x columns elements"));
    const PixelRows picture(values.rows, values.columns, options);
    POSENC_TRY(picture.validate());
    POSENC_TRY(guard::shape(out.size(), picture.down, picture.across, "out", "width x height words"));
    if (out.empty()) return {};
    return guard::no_throw([&]() -> Status {
        picture.write(0, picture.down, values.data.data(), out.data());
        return {};
    });
}

}  // namespace

PixelRows::PixelRows(std::size_t r, std::size_t c, const PixelOptions& o) noexcept : rows(r), columns(c), options(o) {
    down = o.transpose ? o.width : o.height;
    across = o.transpose ? o.height : o.width;
    if (down == 0) down = rows;
    if (across == 0) across = columns;
}

Status PixelRows::validate() const noexcept {
    if (options.colors.size() < 2)
        return {ErrorCode::shape_mismatch, "colors", static_cast<double>(options.colors.size()),
                "at least one colour and the one for NaN"};
    POSENC_TRY(guard::in_range(options.colors.size(), 2, 65537, "colors", "at most 65536 colours and the one for NaN"));
    POSENC_TRY(guard::finite(options.low, "low"));
    POSENC_TRY(guard::finite(options.high, "high"));
    const double factor = static_cast<double>(options.colors.size() - 1) / (options.high - options.low);
    if (!(factor > 0 && std::isfinite(factor)))
        return {ErrorCode::out_of_range, "high", options.high,
                "a number above low whose distance from it has a reciprocal"};
    const bool turned = options.transpose;
    POSENC_TRY(
        side(options.width, turned ? rows : columns, "width", "an integer from 1 to the cells across, at most 65536"));
    return side(options.height, turned ? columns : rows, "height",
                "an integer from 1 to the cells down, at most 65536");
}

void PixelRows::write(std::size_t first, std::size_t count, const float* cells, std::uint32_t* out) const {
    write_pixels(*this, first, count, cells, out);
}

void PixelRows::write(std::size_t first, std::size_t count, const double* cells, std::uint32_t* out) const {
    write_pixels(*this, first, count, cells, out);
}

Status try_make_pixels(MatrixView<float> values, const PixelOptions& options, std::span<std::uint32_t> out) noexcept {
    return make(values, options, out);
}

Status try_make_pixels(MatrixView<double> values, const PixelOptions& options, std::span<std::uint32_t> out) noexcept {
    return make(values, options, out);
}

}  // namespace posenc
