#include "posenc/encodings/hierarchical.hpp"

#include <cmath>
#include <vector>

#include "core/guard.hpp"
#include "encodings/sinusoidal_table.hpp"

namespace posenc {
namespace {

constexpr std::size_t largest_levels = 16;

Status validate_levels(std::span<const HierarchyLevel> levels) noexcept {
    POSENC_TRY(guard::in_range(levels.size(), 1, largest_levels, "levels", "1 to 16 levels"));
    for (const HierarchyLevel& level : levels) {
        if (!level.table.empty()) continue;
        POSENC_TRY(guard::above(level.base, 1, "levels.base", "a finite number above 1"));
        POSENC_TRY(guard::finite(level.offset, "levels.offset"));
    }
    return {};
}

Status validate_position(double position, const HierarchyLevel& level, std::size_t dim) noexcept {
    if (!std::isfinite(position)) return {ErrorCode::not_finite, "positions", position, "finite numbers"};
    if (level.table.empty()) {
        if (std::fabs(position + level.offset) <= largest_position) return {};
        return {ErrorCode::out_of_range, "positions", position, "at most 2^53 in magnitude with the level's offset"};
    }
    const auto rows = static_cast<double>(level.table.size() / dim);
    if (position >= 0 && position < rows && position == std::floor(position)) return {};
    return {ErrorCode::out_of_range, "positions", position, "an integer from 0 to the last row of the level's table"};
}

Status validate(const HierarchicalOptions& options, std::size_t size, std::size_t& count) noexcept {
    POSENC_TRY(validate_levels(options.levels));
    POSENC_TRY(validate(GeometricOptions{options.dim}));
    const std::size_t levels = options.levels.size();
    count = options.positions.size() / levels;
    POSENC_TRY(guard::shape(options.positions.size(), count, levels, "positions", "one number a level in every row"));
    for (std::size_t k = 0; k < levels; ++k) {
        const HierarchyLevel& level = options.levels[k];
        POSENC_TRY(guard::shape(level.table.size(), level.table.size() / options.dim, options.dim, "levels.table",
                                "whole rows of dim elements"));
        for (std::size_t n = 0; n < count; ++n)
            POSENC_TRY(validate_position(options.positions[n * levels + k], level, options.dim));
    }
    return guard::shape(size, count, options.dim, "out", "rows x dim elements");
}

template <class T>
Status make(const HierarchicalOptions& options, std::span<T> out) noexcept {
    std::size_t count = 0;
    POSENC_TRY(validate(options, out.size(), count));
    return guard::no_throw([&]() -> Status {
        const std::size_t levels = options.levels.size(), dim = options.dim;
        std::vector<double> sum(count * dim), positions(count), part(count * dim);
        for (std::size_t k = 0; k < levels; ++k) {
            const HierarchyLevel& level = options.levels[k];
            for (std::size_t n = 0; n < count; ++n) positions[n] = options.positions[n * levels + k] + level.offset;
            if (level.table.empty())
                SinusoidalTable({list(positions), dim, level.base, options.layout}).write(0, count, part.data());
            else
                for (std::size_t n = 0; n < count; ++n)
                    for (std::size_t c = 0; c < dim; ++c)
                        part[n * dim + c] =
                            level.table[static_cast<std::size_t>(options.positions[n * levels + k]) * dim + c];
            for (std::size_t e = 0; e < sum.size(); ++e) sum[e] += part[e];
        }
        for (std::size_t e = 0; e < sum.size(); ++e) out[e] = static_cast<T>(sum[e]);
        return {};
    });
}

}  // namespace

Status try_make_hierarchical_table(const HierarchicalOptions& options, std::span<float> out) noexcept {
    return make(options, out);
}
Status try_make_hierarchical_table(const HierarchicalOptions& options, std::span<double> out) noexcept {
    return make(options, out);
}

Status try_find_hierarchy_ambiguities(std::span<const HierarchyLevel> levels, std::span<HierarchyAmbiguity> found,
                                      std::size_t& count) noexcept {
    POSENC_TRY(validate_levels(levels));
    const std::size_t pairs = levels.size() * (levels.size() - 1) / 2;
    if (found.size() < pairs)
        return {ErrorCode::shape_mismatch, "found", static_cast<double>(found.size()), "room for every pair of levels"};
    count = 0;
    for (std::size_t a = 0; a < levels.size(); ++a)
        for (std::size_t b = a + 1; b < levels.size(); ++b) {
            const HierarchyLevel &x = levels[a], &y = levels[b];
            const bool tables = !x.table.empty() || !y.table.empty();
            const bool alike =
                tables ? x.table.data() == y.table.data() && x.table.size() == y.table.size() : x.base == y.base;
            if (alike) found[count++] = {a, b, tables ? 0 : std::fabs(x.offset - y.offset)};
        }
    return {};
}

}  // namespace posenc
