#include "bindings/runtime/bind.hpp"
#include "lessons/pixel_rows.hpp"

namespace posenc::bindings {

namespace {

// The settings of the whole picture, then the rows of cells under the requested rows of pixels.
class Picture final : public Object {
public:
    Picture(std::size_t rows, std::size_t columns, const PixelOptions& options, bool wide)
        : options_(options), rows_(rows, columns, options_), wide_(wide) {}

    void write(std::size_t first, std::size_t count, Address out) override {
        auto* const picture = reinterpret_cast<std::uint32_t*>(out);
        const Address cells = out + (4 * options_.width * options_.height + 15) / 16 * 16;
        if (wide_)
            rows_.write(first, count, reinterpret_cast<const double*>(cells), picture);
        else
            rows_.write(first, count, reinterpret_cast<const float*>(cells), picture);
    }

private:
    PixelOptions options_;
    PixelRows rows_;
    bool wide_;
};

}  // namespace

POSENC_FIELDS(PixelOptions, (colors, width, height), (low, high, transpose))

POSENC_TABLE(pixels, ("", "rows", "columns"),
             [](Start& start, const PixelOptions& options, std::size_t rows, std::size_t columns) {
                 const Status valid = PixelRows(rows, columns, options).validate();
                 if (valid) start.object = std::make_unique<Picture>(rows, columns, options, start.wide);
                 return valid;
             })

}  // namespace posenc::bindings
