#include "bindings/shared/frequencies.hpp"
#include "posenc/frequencies/dynamic_ntk.hpp"
#include "posenc/frequencies/linear.hpp"
#include "posenc/frequencies/llama3.hpp"
#include "posenc/frequencies/longrope.hpp"
#include "posenc/frequencies/ntk_aware.hpp"
#include "posenc/frequencies/proportional.hpp"
#include "posenc/frequencies/rotary.hpp"
#include "posenc/frequencies/yarn.hpp"

namespace posenc::bindings {

POSENC_FIELDS(RotaryFrequencyOptions, (rotary_dim), (base))
POSENC_FIELDS(LinearFrequencyOptions, (rotary_dim), (base, factor, ntk_factor))
POSENC_FIELDS(NtkAwareFrequencyOptions, (rotary_dim), (base, factor))
POSENC_FIELDS(DynamicNtkFrequencyOptions, (rotary_dim), (base, factor, max_position_embeddings, sequence_length))
POSENC_FIELDS(YarnFrequencyOptions, (rotary_dim),
              (base, original_max_position_embeddings, factor, max_position_embeddings, beta_fast, beta_slow, truncate,
               attention_factor, mscale, mscale_all_dim, attention_weight, geometric))
POSENC_FIELDS(LongropeFrequencyOptions, (rotary_dim, short_factor, long_factor),
              (base, original_max_position_embeddings, sequence_length, factor, max_position_embeddings,
               attention_factor))
POSENC_FIELDS(Llama3FrequencyOptions, (rotary_dim),
              (base, factor, original_max_position_embeddings, low_freq_factor, high_freq_factor))
POSENC_FIELDS(ProportionalFrequencyOptions, (head_dim), (base, partial_rotary_factor, factor))

POSENC_CONSTANT(largest_dim, largest_dim)
POSENC_CALL(rotary_dim, ("head_dim", "partial_rotary_factor", "rotary_dim"), &try_compute_rotary_dim)
POSENC_CALL(default_frequencies, ("", ""), &try_make_rotary_frequencies)
POSENC_CALL(linear_frequencies, ("", ""), &try_make_linear_frequencies)
POSENC_CALL(ntk_aware_frequencies, ("", ""), &try_make_ntk_aware_frequencies)
POSENC_CALL(dynamic_frequencies, ("", ""), &try_make_dynamic_ntk_frequencies)
POSENC_CALL(yarn_frequencies, ("", ""), &try_make_yarn_frequencies)
POSENC_CALL(longrope_frequencies, ("", ""), &try_make_longrope_frequencies)
POSENC_CALL(llama3_frequencies, ("", ""), &try_make_llama3_frequencies)
POSENC_CALL(proportional_frequencies, ("", ""), &try_make_proportional_frequencies)

}  // namespace posenc::bindings
