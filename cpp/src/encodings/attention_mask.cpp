#include "posenc/encodings/attention_mask.hpp"

#include <algorithm>
#include <cmath>

#include "core/guard.hpp"
#include "core/shapes.hpp"
#include "encodings/outputs.hpp"
#include "encodings/visible_keys.hpp"
#include "posenc/core/positions.hpp"

namespace posenc {
namespace {

/// Positions of the queries or of the keys: none, one list for all batch rows, or one for each.
Status validate_places(std::span<const double> positions, std::size_t batch, std::size_t count,
                       const char* argument) noexcept {
    if (positions.empty()) return {};
    if (positions.size() != count)
        POSENC_TRY(guard::shape(positions.size(), {batch, count}, argument,
                                "a position for each, in each batch row or "
                                "for all of them"));
    Status status = validate(list(positions));
    if (!status) status.argument = argument;
    return status;
}

Status validate_tree(std::span<const std::int32_t> parents, std::size_t queries) noexcept {
    if (parents.empty()) return {};
    POSENC_TRY(guard::shape(parents.size(), {queries}, "parents", "as many numbers as queries"));
    for (std::size_t i = 0; i < queries; ++i)
        if (parents[i] < -1 || (parents[i] >= 0 && static_cast<std::size_t>(parents[i]) >= i))
            return {ErrorCode::out_of_range, "parents", static_cast<double>(parents[i]),
                    "-1, or the number of a query before this one"};
    return {};
}

}  // namespace

Status validate(const AttentionMaskOptions& o) noexcept {
    if (!o.causal)
        return {ErrorCode::missing_key, "causal", 0,
                "true for a model that writes, false for one that reads both ways"};
    constexpr const char* positive = "an integer of at least 1";
    if (o.window) POSENC_TRY(guard::in_range(*o.window, 1, SIZE_MAX, "window", positive));
    if (o.chunk) POSENC_TRY(guard::in_range(*o.chunk, 1, SIZE_MAX, "chunk", positive));
    constexpr const char* of_keys = "batch x keys elements";
    if (!o.mask.empty()) POSENC_TRY(guard::shape(o.mask.size(), {o.batch, o.keys}, "mask", of_keys));
    if (!o.sequences.empty()) POSENC_TRY(guard::shape(o.sequences.size(), {o.batch, o.keys}, "sequences", of_keys));
    if (!o.images.empty()) POSENC_TRY(guard::shape(o.images.size(), {o.batch, o.keys}, "images", of_keys));
    if (o.prefix.size() > 1) POSENC_TRY(guard::shape(o.prefix.size(), {o.batch}, "prefix", "one number, or batch"));
    for (const std::int32_t count : o.prefix)
        if (count < 0) return {ErrorCode::out_of_range, "prefix", static_cast<double>(count), "an integer from 0 on"};
    POSENC_TRY(validate_tree(o.parents, o.queries));
    POSENC_TRY(validate_places(o.query_positions, o.batch, o.queries, "query_positions"));
    POSENC_TRY(validate_places(o.key_positions, o.batch, o.keys, "key_positions"));
    const bool is_absolute = o.chunk || !o.prefix.empty();
    if (is_absolute && o.key_positions.empty() && (!o.mask.empty() || !o.sequences.empty()))
        return {ErrorCode::missing_key, "key_positions", 0,
                "positions of padded or packed rows, where prefix or chunk count from their start"};
    const bool is_by_place = *o.causal || o.window || is_absolute;
    if (!o.sequences.empty() || !o.images.empty() || !o.parents.empty() || (is_by_place && o.query_positions.empty()))
        return guard::queries_are_tail(o.queries, o.keys);
    return {};
}

namespace {

/// Calls `write(row, keys)` for the keys of each query, after `out` has turned out to hold everything.
template <class Write>
Status each_row(const AttentionMaskOptions& o, std::size_t size, std::size_t columns, const char* allowed,
                Write write) noexcept {
    POSENC_TRY(validate(o));
    POSENC_TRY(guard::shape(size, {o.batch, o.queries, columns}, "out", allowed));
    if (size == 0) return {};
    return guard::no_throw([&]() -> Status {
        VisibleKeys visible(o);
        for (std::size_t row = 0; row < o.batch * o.queries; ++row)
            write(row, visible.of(row / o.queries, row % o.queries));
        return {};
    });
}

constexpr const char* mask_elements = "batch x queries x keys elements";

}  // namespace

Status write_attention_mask_bias(const AttentionMaskOptions& o, double hidden, const Output& out) noexcept {
    constexpr const char* allowed = "a number up to 0, or minus infinity";
    if (std::isnan(hidden)) return {ErrorCode::not_finite, "hidden", hidden, allowed};
    if (hidden > 0) return {ErrorCode::out_of_range, "hidden", hidden, allowed};
    return each_row(o, out.size(), o.keys, mask_elements, [&](std::size_t row, const std::uint8_t* keys) {
        for (std::size_t j = 0; j < o.keys; ++j) out.set(row * o.keys + j, keys[j] ? 0 : hidden);
    });
}

Status try_make_attention_mask(const AttentionMaskOptions& o, std::span<std::uint8_t> out) noexcept {
    return each_row(o, out.size(), o.keys, mask_elements,
                    [&](std::size_t row, const std::uint8_t* keys) { std::copy_n(keys, o.keys, &out[row * o.keys]); });
}

Status try_make_attention_mask_bits(const AttentionMaskOptions& o, std::span<std::uint32_t> out) noexcept {
    const std::size_t words = o.keys / 32 + (o.keys % 32 != 0 ? 1 : 0);
    return each_row(o, out.size(), words, "batch x queries rows of a word for each 32 keys",
                    [&](std::size_t row, const std::uint8_t* keys) {
                        std::fill_n(&out[row * words], words, 0u);
                        for (std::size_t j = 0; j < o.keys; ++j)
                            out[row * words + j / 32] |= std::uint32_t{keys[j]} << j % 32;
                    });
}

Status try_make_attention_mask_bias(const AttentionMaskOptions& options, double hidden, std::span<float> out) noexcept {
    return write_attention_mask_bias(options, hidden, out);
}
Status try_make_attention_mask_bias(const AttentionMaskOptions& options, double hidden,
                                    std::span<double> out) noexcept {
    return write_attention_mask_bias(options, hidden, out);
}

}  // namespace posenc
