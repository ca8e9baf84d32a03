#include "kernels/instantiate.hpp"

namespace posenc::kernels {

extern const Kernels avx512_kernels;
const Kernels avx512_kernels = make_kernels<xsimd::avx512bw>("avx512");

}  // namespace posenc::kernels
