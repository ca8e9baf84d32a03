#include "posenc/encodings/combine.hpp"

#include <cmath>

#include "core/guard.hpp"
#include "encodings/combine_rows.hpp"
#include "kernels/kernels.hpp"
#include "posenc/frequencies/geometric.hpp"
#include "random/philox.hpp"

namespace posenc {
namespace {

// Inverted dropout: four elements share a block of random numbers, so a place's fate does not depend on how the batch
// is cut.
template <class T>
void drop(const CombineOptions& options, T* out, std::size_t n, std::uint64_t first_element) noexcept {
    const double kept = options.dropout < 1 ? 1 / (1 - options.dropout) : 0;
    const auto threshold = static_cast<std::uint64_t>(std::floor(options.dropout * 4294967296.0 + 0.5));
    random::Block block{};
    std::uint64_t place = UINT64_MAX;
    for (std::size_t i = 0; i < n; ++i) {
        const std::uint64_t element = first_element + i;
        if (element / 4 != place) {
            place = element / 4;
            block = random::draw(options.seed, random::Stream::dropout, place);
        }
        out[i] = block[element % 4] < threshold ? T{0} : static_cast<T>(static_cast<double>(out[i]) * kept);
    }
}

}  // namespace

Status validate(const CombineOptions& options) noexcept {
    POSENC_TRY(guard::in_range(options.dim, 1, largest_dim, "dim", "an integer from 1 to 16777216"));
    POSENC_TRY(guard::finite(options.alpha, "alpha"));
    POSENC_TRY(guard::finite(options.dropout, "dropout", "a probability from 0 to 1"));
    if (options.dropout >= 0 && options.dropout <= 1) return {};
    return {ErrorCode::out_of_range, "dropout", options.dropout, "a probability from 0 to 1"};
}

template <class T>
void combine_rows(const CombineOptions& options, const T* x, const T* table, T* out, std::size_t n,
                  std::uint64_t first_element) noexcept {
    const double scale = options.scale_by_sqrt_dim ? std::sqrt(static_cast<double>(options.dim)) : 1;
    if constexpr (sizeof(T) == sizeof(float))
        kernels::combines().floats(x, table, out, n, scale, options.alpha);
    else
        kernels::combines().doubles(x, table, out, n, scale, options.alpha);
    if (options.dropout > 0) drop(options, out, n, first_element);
}

template void combine_rows<float>(const CombineOptions&, const float*, const float*, float*, std::size_t,
                                  std::uint64_t) noexcept;
template void combine_rows<double>(const CombineOptions&, const double*, const double*, double*, std::size_t,
                                   std::uint64_t) noexcept;

namespace {

template <class T>
Status add(const CombineOptions& options, std::span<const T> x, std::span<const T> table, std::span<T> out) noexcept {
    POSENC_TRY(validate(options));
    const std::size_t dim = options.dim, rows = table.size() / dim;
    if (options.tokens != 0 && options.batch > SIZE_MAX / 8 / options.tokens)
        return {ErrorCode::too_large, "batch", static_cast<double>(options.batch), "a batch that fits into memory"};
    const std::size_t count = options.batch * options.tokens;
    POSENC_TRY(guard::shape(x.size(), count, dim, "x", "batch x tokens x dim elements"));
    POSENC_TRY(guard::shape(out.size(), count, dim, "out", "batch x tokens x dim elements"));
    POSENC_TRY(guard::shape(table.size(), rows, dim, "table", "whole rows of dim elements"));
    if (count == 0 && options.positions.empty()) return {};  // a batch of empty rows may be as large as it likes
    if (options.positions.empty()) {
        if (rows < options.tokens)
            return {ErrorCode::shape_mismatch, "table", static_cast<double>(rows),
                    "as many rows as tokens, or positions"};
        for (std::size_t b = 0; b < options.batch; ++b) {
            const std::size_t at = b * options.tokens * dim;
            combine_rows(options, x.data() + at, table.data(), out.data() + at, options.tokens * dim, at);
        }
        return {};
    }
    POSENC_TRY(guard::shape(options.positions.size(), count, 1, "positions", "batch x tokens elements"));
    for (const double p : options.positions) {
        if (!std::isfinite(p)) return {ErrorCode::not_finite, "positions", p, "the index of a row of the table"};
        if (!(p >= 0 && p < static_cast<double>(rows) && p == std::floor(p)))
            return {ErrorCode::out_of_range, "positions", p, "the index of a row of the table"};
    }
    for (std::size_t t = 0; t < count; ++t)
        combine_rows(options, x.data() + t * dim, table.data() + static_cast<std::size_t>(options.positions[t]) * dim,
                     out.data() + t * dim, dim, t * dim);
    return {};
}

}  // namespace

Status try_add_positions(const CombineOptions& options, std::span<const float> x, std::span<const float> table,
                         std::span<float> out) noexcept {
    return add(options, x, table, out);
}
Status try_add_positions(const CombineOptions& options, std::span<const double> x, std::span<const double> table,
                         std::span<double> out) noexcept {
    return add(options, x, table, out);
}

Status try_compute_padded_positions(std::span<const std::uint8_t> mask, std::size_t batch, std::size_t tokens,
                                    double padding_position, std::span<double> out) noexcept {
    POSENC_TRY(guard::finite(padding_position, "padding_position"));
    POSENC_TRY(guard::shape(mask.size(), batch, tokens, "mask", "batch x tokens elements"));
    POSENC_TRY(guard::shape(out.size(), batch, tokens, "out", "batch x tokens elements"));
    if (out.empty()) return {};
    for (std::size_t b = 0; b < batch; ++b) {
        double next = 0;
        for (std::size_t t = b * tokens; t < (b + 1) * tokens; ++t) out[t] = mask[t] ? next++ : padding_position;
    }
    return {};
}

Status try_compute_packed_positions(std::span<const std::int32_t> sequences, std::size_t batch, std::size_t tokens,
                                    std::span<double> out) noexcept {
    POSENC_TRY(guard::shape(sequences.size(), batch, tokens, "sequences", "batch x tokens elements"));
    POSENC_TRY(guard::shape(out.size(), batch, tokens, "out", "batch x tokens elements"));
    if (out.empty()) return {};
    for (std::size_t b = 0; b < batch; ++b)
        for (std::size_t k = 0; k < tokens; ++k) {
            const std::size_t t = b * tokens + k;
            out[t] = k > 0 && sequences[t] == sequences[t - 1] ? out[t - 1] + 1 : 0;
        }
    return {};
}

}  // namespace posenc
