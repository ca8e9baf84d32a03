#include "kernels/instantiate.hpp"

namespace posenc::kernels {

extern const Kernels sse2_kernels;
const Kernels sse2_kernels = make_kernels<xsimd::sse2>("sse2");

}  // namespace posenc::kernels
