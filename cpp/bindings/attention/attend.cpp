#include "posenc/encodings/attend.hpp"
#include "bindings/runtime/bind.hpp"
#include "encodings/outputs.hpp"

namespace posenc::bindings {

POSENC_FIELDS(AttentionMaskOptions, (queries, keys, causal),
              (batch, window, chunk, mask, sequences, prefix, images, query_positions, key_positions, parents))

POSENC_CALL(attention_mask, ("", "out"), &try_make_attention_mask)
POSENC_CALL(attention_mask_bits, ("", "out"), &try_make_attention_mask_bits)
POSENC_CALL(attention_mask_bias, ("", "hidden", "out"), &write_attention_mask_bias)

POSENC_FIELDS(AttendOptions, (visibility, head_dim),
              (heads, key_heads, value_dim, heads_first, scale, softcap, bias, bias_shape, sinks))

POSENC_CALL(attend, ("", "query_heads", "keys_of_heads", "values", "out"),
            [](const AttendOptions& options, FloatsIn queries, FloatsIn keys, FloatsIn values, FloatsOut out) {
                return out.visit([&]<class T>(std::span<T> to) {
                    return try_attend(options, queries.of<const T>(), keys.of<const T>(), values.of<const T>(), to);
                });
            })

}  // namespace posenc::bindings
