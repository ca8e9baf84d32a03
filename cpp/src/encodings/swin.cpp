#include "posenc/encodings/swin.hpp"

#include <vector>

#include "core/guard.hpp"
#include "core/shapes.hpp"
#include "exact/double_double.hpp"

namespace posenc {
namespace {

constexpr std::size_t largest_window = 16384;

Status validate(std::size_t height, std::size_t width) noexcept {
    POSENC_TRY(guard::in_range(height, 1, largest_window, "height", "an integer from 1 to 16384"));
    return guard::in_range(width, 1, largest_window, "width", "an integer from 1 to 16384");
}

Status validate_trained(std::size_t size, SwinForm form, const char* name) noexcept {
    if (size == 0) return {};
    if (form == SwinForm::swin_v2_cr)
        return {ErrorCode::out_of_range, name, static_cast<double>(size), "0 for swin_v2_cr, which has no such window"};
    return guard::in_range(size, 2, largest_window, name, "0 (the same window), or an integer from 2 to 16384");
}

/// The coordinates of the distances -(size - 1) .. size - 1.
std::vector<double> axis(std::size_t size, std::size_t trained, SwinForm form) {
    const bool cr = form == SwinForm::swin_v2_cr;
    const double reach = cr ? 8 : static_cast<double>((trained ? trained : size) - 1);
    const exact::DoubleDouble unit = cr ? exact::DoubleDouble{1, 0} : exact::log_two * 3.0;
    std::vector<double> line(2 * size - 1, 0.0);
    for (std::size_t d = 1; d < size; ++d) {
        const exact::DoubleDouble inside = exact::DoubleDouble{8.0 * static_cast<double>(d), 0} / reach;
        const double value = (exact::log(inside + exact::DoubleDouble{1, 0}) / unit).high;
        line[size - 1 + d] = value;
        line[size - 1 - d] = -value;
    }
    return line;
}

template <class T>
Status make_coordinates(const SwinCoordinateOptions& options, std::span<T> out) noexcept {
    POSENC_TRY(validate(options.height, options.width));
    POSENC_TRY(validate_trained(options.trained_height, options.form, "trained_height"));
    POSENC_TRY(validate_trained(options.trained_width, options.form, "trained_width"));
    POSENC_TRY(guard::shape(out.size(), {2 * options.height - 1, 2 * options.width - 1, 2}, "out",
                            "(2 height - 1) x (2 width - 1) x 2 elements"));
    return guard::no_throw([&]() -> Status {
        const auto rows = axis(options.height, options.trained_height, options.form),
                   columns = axis(options.width, options.trained_width, options.form);
        T* to = out.data();
        for (const double row : rows)
            for (const double column : columns) {
                *to++ = static_cast<T>(row);
                *to++ = static_cast<T>(column);
            }
        return {};
    });
}

}  // namespace

Status try_make_swin_index(const SwinOptions& options, std::span<std::int32_t> out) noexcept {
    const std::size_t height = options.height, width = options.width;
    POSENC_TRY(validate(height, width));
    const std::size_t first = options.class_token ? 1 : 0, tokens = height * width + first;
    POSENC_TRY(guard::shape(out.size(), {tokens, tokens}, "out",
                            "tokens x tokens elements (tokens: height x width, and the class token)"));
    const std::size_t rows = (2 * height - 1) * (2 * width - 1);
    for (std::size_t i = 0; i < tokens; ++i)
        for (std::size_t j = 0; j < tokens; ++j) {
            std::size_t row = 0;
            if (i < first)
                row = j < first ? rows + 2 : rows;
            else if (j < first)
                row = rows + 1;
            else {
                const std::size_t a = i - first, b = j - first;
                row = (a / width + height - 1 - b / width) * (2 * width - 1) + (a % width + width - 1 - b % width);
            }
            out[i * tokens + j] = static_cast<std::int32_t>(row);
        }
    return {};
}

Status try_make_swin_coordinates(const SwinCoordinateOptions& options, std::span<float> out) noexcept {
    return make_coordinates(options, out);
}
Status try_make_swin_coordinates(const SwinCoordinateOptions& options, std::span<double> out) noexcept {
    return make_coordinates(options, out);
}

}  // namespace posenc
