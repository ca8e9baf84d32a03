// The network of posenc::training with doubles instead of floats, on the scalar kernels.
#pragma once

#include "training/network.hpp"
#include "training/support.hpp"

namespace posenc::training {

extern template class Network<double>;

}

namespace training_tests {

using DoubleNetwork = Network<double>;

const kernels::Kernels<double>& double_kernels();

inline DoubleNetwork make_double_network(const TrainingOptions& options) {
    PositionScheme<double> scheme;
    posenc::check(try_make_position_scheme(options, scheme));
    return DoubleNetwork(options, std::move(scheme));
}

/// The name and the layer of a block, for messages.
inline std::string name_of(const ParameterBlock& block) {
    return block.in_layer ? std::string(block.name) + " of layer " + std::to_string(block.layer) : block.name;
}

}  // namespace training_tests
