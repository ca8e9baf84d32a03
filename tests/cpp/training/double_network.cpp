// Compiled with optimisation, unlike the tests: gradients ask it for the loss a hundred thousand times.
#include "training/double_network.hpp"

#include "training/kernels/instantiate.hpp"
#include "training/network_backward.hpp"

namespace posenc::training {

template class Network<double>;

}

namespace training_tests {

const kernels::Kernels<double>& double_kernels() {
    static constexpr auto made = kernels::make_kernels<kernels::Scalar, double>();
    return made;
}

}  // namespace training_tests
