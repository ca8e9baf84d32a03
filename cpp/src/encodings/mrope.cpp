#include "posenc/encodings/mrope.hpp"

#include <algorithm>

#include "core/guard.hpp"
#include "encodings/grid_rows.hpp"

namespace posenc {

Status try_make_mrope_axes(const MropeSections& sections, std::span<std::int32_t> out) noexcept {
    if (!sections.style) return {ErrorCode::missing_key, "style", 0, "chunked or interleaved"};
    const auto& lengths = sections.sections;
    if (sections.style == MropeStyle::chunked) {
        std::size_t rest = out.size();
        for (const std::size_t length : lengths) {
            if (length > rest) rest = SIZE_MAX;
            if (rest == SIZE_MAX) break;
            rest -= length;
        }
        if (rest != 0)
            return {ErrorCode::shape_mismatch, "sections", static_cast<double>(out.size()),
                    "three lengths that add up to the number of frequencies"};
        auto to = out.begin();
        for (std::size_t axis = 0; axis < 3; ++axis)
            to = std::fill_n(to, lengths[axis], static_cast<std::int32_t>(axis));
        return {};
    }
    for (std::size_t k = 0; k < out.size(); ++k) {
        const std::size_t axis = k % 3;
        out[k] = axis > 0 && k / 3 < lengths[axis] ? static_cast<std::int32_t>(axis) : 0;
    }
    return {};
}

Status try_make_mrope(const MropeSections& sections, const Frequencies& frequencies, std::span<const double> positions,
                      RotaryGrid& out) noexcept {
    POSENC_TRY(validate(frequencies));
    if (positions.size() % 3 != 0)
        return {ErrorCode::shape_mismatch, "positions", static_cast<double>(positions.size()),
                "three rows of one length"};
    POSENC_TRY(validate(list(positions)));
    return guard::no_throw([&]() -> Status {
        std::vector<std::int32_t> axes(frequencies.size());
        POSENC_TRY(try_make_mrope_axes(sections, axes));
        const std::size_t tokens = positions.size() / 3;
        GridBuilder grid(3, tokens, axes.size());
        for (std::size_t axis = 0; axis < 3; ++axis)
            for (std::size_t t = 0; t < tokens; ++t) grid.coordinate(axis, t) = positions[axis * tokens + t];
        for (std::size_t i = 0; i < axes.size(); ++i)
            grid.turn(static_cast<std::size_t>(axes[i]), i,
                      {frequencies.inverse[i], frequencies.remainder.empty() ? 0 : frequencies.remainder[i]});
        return grid.finish(out, frequencies.attention_factor);
    });
}

}  // namespace posenc
