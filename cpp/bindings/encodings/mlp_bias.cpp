#include "posenc/encodings/mlp_bias.hpp"

#include "bindings/runtime/bind.hpp"

namespace posenc::bindings {

POSENC_LANE(scores)

POSENC_FIELDS(MlpLayer, (weights, bias), (norm_weights, norm_bias))
POSENC_FIELDS(MlpBiasOptions, (queries, keys), (log_distance, activation))

POSENC_CALL(mlp_bias, ("", "layers", "out"),
            [](const MlpBiasOptions& options, const std::vector<MlpLayer>& layers, std::span<double> out) {
                return try_make_mlp_bias(options, layers, out);
            })

}  // namespace posenc::bindings
