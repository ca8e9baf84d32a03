#include "kernels/instantiate.hpp"

namespace posenc::kernels {

extern const Kernels sse4_2_kernels;
const Kernels sse4_2_kernels = make_kernels<xsimd::sse4_2>("sse4_2");

}  // namespace posenc::kernels
