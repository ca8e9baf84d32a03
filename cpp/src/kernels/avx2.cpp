#include "kernels/instantiate.hpp"

namespace posenc::kernels {

extern const Kernels avx2_kernels;
const Kernels avx2_kernels = make_kernels<xsimd::avx2>("avx2");

}  // namespace posenc::kernels
