#include "analysis/pixel_rows.hpp"
#include "bindings/analysis/analysis_runtime.hpp"

namespace posenc::bindings {
namespace {

// Some rows of the pixels of a matrix; `cells` holds the rows under them, `out` the whole picture. With no rows only
// the options are looked at.
int pixel_rows(double rows, double columns, double low, double high, Address colors, double count, double width,
               double height, bool transpose, double first, double pixels, Address cells, bool wide, Address out) {
    const PixelOptions options{low,         high,         span<const std::uint32_t>(colors, size(count)),
                               size(width), size(height), transpose};
    const PixelRows picture(size(rows), size(columns), options);
    const Status valid = picture.validate();
    if (!valid || pixels == 0) return report(valid);
    auto* const to = reinterpret_cast<std::uint32_t*>(out);
    if (wide)
        picture.write(size(first), size(pixels), reinterpret_cast<const double*>(cells), to);
    else
        picture.write(size(first), size(pixels), reinterpret_cast<const float*>(cells), to);
    return report({});
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_pixels) {
    bind<&pixel_rows>("pixel_rows");
}

}  // namespace posenc::bindings
