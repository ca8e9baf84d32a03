#include "kernels/instantiate.hpp"

namespace posenc::kernels {

extern const Kernels neon_kernels;
const Kernels neon_kernels = make_kernels<xsimd::neon64>("neon");

}  // namespace posenc::kernels
