#include "training/kernels/instantiate.hpp"

namespace posenc::training::kernels {

extern const Kernels<float> scalar_kernels;
const Kernels<float> scalar_kernels = make_kernels<Scalar, float>("scalar");

}  // namespace posenc::training::kernels
