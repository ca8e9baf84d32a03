#include "posenc/encodings/timestep.hpp"

#include "bindings/encodings/planned_tables.hpp"

namespace posenc::bindings {

POSENC_LANE(vectors)

POSENC_FIELDS(TimestepOptions, (timesteps, dim), (flip_sin_to_cos, downscale_freq_shift, scale, max_period))

POSENC_TABLE(timestep_embedding, (""), &start_waves<TimestepOptions>)

}  // namespace posenc::bindings
