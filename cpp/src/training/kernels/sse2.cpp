#include "training/kernels/instantiate.hpp"

namespace posenc::training::kernels {

extern const Kernels<float> sse2_kernels;
const Kernels<float> sse2_kernels = make_kernels<xsimd::sse2, float>("sse2");

}  // namespace posenc::training::kernels
