#include "bindings/runtime/bind.hpp"
#include "encodings/outputs.hpp"

namespace posenc::bindings {

POSENC_LANE(scores)

POSENC_FIELDS(MlpLayer, (weights, bias), (norm_weights, norm_bias))
POSENC_FIELDS(MlpBiasOptions, (queries, keys), (log_distance, activation))

POSENC_CALL(mlp_bias, ("", "layers", "out"),
            [](const MlpBiasOptions& options, const std::vector<MlpLayer>& layers, const Output& out) {
                return write_mlp_bias(options, layers, out);
            })

}  // namespace posenc::bindings
