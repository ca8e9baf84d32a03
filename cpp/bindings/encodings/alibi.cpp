#include "bindings/runtime/bind.hpp"
#include "encodings/alibi_table.hpp"

namespace posenc::bindings {

POSENC_LANE(scores)

POSENC_FIELDS(AlibiSlopeOptions, (heads), (bias_max))
POSENC_FIELDS(AlibiOptions, (heads, queries, keys), (causal, form, bias_max, query_positions, key_positions))

POSENC_CONSTANT(largest_heads, largest_heads)

POSENC_CALL(alibi_slopes, ("", "out"), POSENC_DOUBLES(try_make_alibi_slopes, AlibiSlopeOptions))
POSENC_TABLE(alibi_bias, (""), (&start_table<AlibiTable, AlibiOptions>))
POSENC_CALL(alibi_masked_bias, ("", "keys", "mask", "out"),
            [](const AlibiSlopeOptions& options, std::size_t keys, std::span<const std::uint8_t> mask, FloatsOut out) {
                return out.visit([&](auto to) { return try_make_masked_alibi_bias(options, keys, mask, to); });
            })

}  // namespace posenc::bindings
