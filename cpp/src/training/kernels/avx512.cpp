#include "training/kernels/instantiate.hpp"

namespace posenc::training::kernels {

extern const Kernels<float> avx512_kernels;
const Kernels<float> avx512_kernels = make_kernels<xsimd::avx512bw, float>("avx512");

}  // namespace posenc::training::kernels
