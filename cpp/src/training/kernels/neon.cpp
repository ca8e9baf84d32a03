#include "training/kernels/instantiate.hpp"

namespace posenc::training::kernels {

extern const Kernels<float> neon_kernels;
const Kernels<float> neon_kernels = make_kernels<xsimd::neon64, float>("neon");

}  // namespace posenc::training::kernels
