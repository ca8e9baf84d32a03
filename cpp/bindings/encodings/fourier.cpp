#include "posenc/encodings/fourier.hpp"

#include "bindings/runtime/bind.hpp"

namespace posenc::bindings {

POSENC_LANE(vectors)

POSENC_FIELDS(NerfOptions, (points), (dimensions, frequencies, include_input, include_pi, spacing))
POSENC_FIELDS(GaussianFourierOptions, (points, dimensions, matrix), ())
POSENC_FIELDS(NoiseLevelOptions, (levels, weights), (log, flip_sin_to_cos))
POSENC_FIELDS(BoxOptions, (boxes), (frequencies))

POSENC_CALL(nerf_features, ("", "out"), POSENC_DOUBLES(try_make_nerf_features, NerfOptions))
POSENC_CALL(gaussian_features, ("", "out"), POSENC_DOUBLES(try_make_gaussian_features, GaussianFourierOptions))
POSENC_CALL(noise_level_features, ("", "out"), POSENC_DOUBLES(try_make_noise_level_features, NoiseLevelOptions))
POSENC_CALL(box_features, ("", "out"), POSENC_DOUBLES(try_make_box_features, BoxOptions))

}  // namespace posenc::bindings
