#include "training/kernels/instantiate.hpp"

namespace posenc::training::kernels {

extern const Kernels<float> avx2_kernels;
const Kernels<float> avx2_kernels = make_kernels<xsimd::avx2, float>("avx2");

}  // namespace posenc::training::kernels
