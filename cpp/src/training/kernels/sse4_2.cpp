#include "training/kernels/instantiate.hpp"

namespace posenc::training::kernels {

extern const Kernels<float> sse4_2_kernels;
const Kernels<float> sse4_2_kernels = make_kernels<xsimd::sse4_2, float>("sse4_2");

}  // namespace posenc::training::kernels
