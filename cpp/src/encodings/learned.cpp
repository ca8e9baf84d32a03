#include "posenc/encodings/learned.hpp"

#include <algorithm>
#include <cmath>

#include "core/guard.hpp"
#include "encodings/learned_rows.hpp"
#include "encodings/outputs.hpp"
#include "exact/double_double.hpp"
#include "exact/phase.hpp"
#include "posenc/frequencies/geometric.hpp"
#include "random/philox.hpp"

namespace posenc {
namespace {

constexpr const char* dim_allowed = "an integer from 1 to 16777216";

// The Box-Muller method on one block: its first half is the radius, its second the angle as a fraction of a turn; the
// cosine and the sine are two independent normal numbers, for an even place and the odd one after it.
double normal_at(std::uint64_t seed, std::uint64_t element, std::uint32_t attempt) noexcept {
    const random::Block block = random::draw(seed, random::Stream::table, element / 2, attempt);
    const double u = static_cast<double>((random::half(block, 0) >> 11) + 1) * 0x1p-53;  // above 0, up to 1
    const double radius = std::sqrt(std::max(0.0, -2 * exact::log({u, 0}).high));
    const exact::SinCos sc = exact::sincos(exact::Phase{random::half(block, 1), 0});
    return radius * (element % 2 == 0 ? sc.cosine : sc.sine);
}

double entry(const LearnedTableOptions& options, double deviation, std::uint64_t element) noexcept {
    if (options.initialization == Initialization::uniform) {
        const random::Block block = random::draw(options.seed, random::Stream::table, element / 2);
        const double u = static_cast<double>(random::half(block, element % 2) >> 11) * 0x1p-53;
        return options.low + (options.high - options.low) * u;
    }
    double z = normal_at(options.seed, element, 0);
    if (options.initialization == Initialization::truncated_normal)
        for (std::uint32_t attempt = 1; std::fabs(z) > options.truncation; ++attempt)
            z = normal_at(options.seed, element, attempt);
    return deviation * z;
}

}  // namespace

Status validate(const LearnedTableOptions& options) noexcept {
    POSENC_TRY(guard::in_range(options.dim, 1, largest_dim, "dim", dim_allowed));
    POSENC_TRY(guard::finite(options.low, "low"));
    POSENC_TRY(guard::finite(options.high, "high"));
    POSENC_TRY(guard::finite(options.standard_deviation, "standard_deviation"));
    POSENC_TRY(guard::finite(options.truncation, "truncation"));
    if (options.initialization == Initialization::uniform) {
        if (options.low > options.high || !std::isfinite(options.high - options.low))
            return {ErrorCode::out_of_range, "high", options.high, "a number not below low"};
    } else if (options.standard_deviation < 0) {
        return {ErrorCode::out_of_range, "standard_deviation", options.standard_deviation, "0 or above"};
    }
    if (options.initialization != Initialization::truncated_normal) return {};
    if (options.truncation < 0.1) return {ErrorCode::out_of_range, "truncation", options.truncation, "0.1 or above"};
    return {};
}

template <class T>
void write_learned_rows(const LearnedTableOptions& options, std::size_t first_row, std::size_t count, T* out) noexcept {
    const double deviation = options.initialization == Initialization::inverse_sqrt_dim
                                 ? 1 / std::sqrt(static_cast<double>(options.dim))
                                 : options.standard_deviation;
    for (std::size_t r = 0; r < count; ++r) {
        const bool padding = options.padding_index == first_row + r;
        for (std::size_t c = 0; c < options.dim; ++c) {
            const std::uint64_t element = static_cast<std::uint64_t>(first_row + r) * options.dim + c;
            out[r * options.dim + c] = padding ? T{0} : static_cast<T>(entry(options, deviation, element));
        }
    }
}

template void write_learned_rows<float>(const LearnedTableOptions&, std::size_t, std::size_t, float*) noexcept;
template void write_learned_rows<double>(const LearnedTableOptions&, std::size_t, std::size_t, double*) noexcept;

namespace {

template <class T>
Status make(const LearnedTableOptions& options, std::span<T> out) noexcept {
    POSENC_TRY(validate(options));
    POSENC_TRY(guard::shape(out.size(), options.rows, options.dim, "out", "rows x dim elements"));
    write_learned_rows(options, 0, options.rows, out.data());
    return {};
}

}  // namespace

Status try_make_learned_table(const LearnedTableOptions& options, std::span<float> out) noexcept {
    return make(options, out);
}
Status try_make_learned_table(const LearnedTableOptions& options, std::span<double> out) noexcept {
    return make(options, out);
}

Status write_look_up(const LookUpOptions& options, const Output& out) noexcept {
    POSENC_TRY(guard::in_range(options.dim, 1, largest_dim, "dim", dim_allowed));
    POSENC_TRY(guard::finite(options.offset, "offset"));
    POSENC_TRY(guard::finite(options.scale, "scale"));
    const std::size_t rows = options.table.size() / options.dim, count = options.positions.size();
    POSENC_TRY(guard::shape(options.table.size(), rows, options.dim, "table", "whole rows of dim elements"));
    POSENC_TRY(guard::shape(out.size(), count, options.dim, "out", "positions x dim elements"));
    for (const double position : options.positions) {
        constexpr const char* allowed = "an integer that with the offset is a row of the table";
        if (!std::isfinite(position)) return {ErrorCode::not_finite, "positions", position, allowed};
        const double row = position + options.offset;
        if (!(row >= 0 && row < static_cast<double>(rows) && row == std::floor(row)))
            return {ErrorCode::out_of_range, "positions", position, allowed};
    }
    for (std::size_t t = 0; t < count; ++t) {
        const float* row =
            options.table.data() + static_cast<std::size_t>(options.positions[t] + options.offset) * options.dim;
        for (std::size_t c = 0; c < options.dim; ++c)
            out.set(t * options.dim + c, exact::two_product(row[c], options.scale));
    }
    return {};
}

Status try_look_up(const LookUpOptions& options, std::span<float> out) noexcept {
    return write_look_up(options, out);
}
Status try_look_up(const LookUpOptions& options, std::span<double> out) noexcept {
    return write_look_up(options, out);
}

}  // namespace posenc
