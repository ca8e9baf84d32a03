// What xsimd calls each instruction set.
#pragma once

#include "kernels/lanes.hpp"

namespace posenc::kernels::architecture {

using scalar = Scalar;
#if defined(POSENC_SINGLE_HEADER)
using sse2 = Registers;
using neon = Registers;
#elif !defined(POSENC_SCALAR_ONLY)
using sse2 = xsimd::sse2;
using avx2 = xsimd::avx2;
using avx512 = xsimd::avx512bw;
using neon = xsimd::neon64;
// xsimd has a WebAssembly architecture from 11.2 on; before that its SSE4.2 code compiles to SIMD128.
#if XSIMD_VERSION_MAJOR > 11 || (XSIMD_VERSION_MAJOR == 11 && XSIMD_VERSION_MINOR >= 2)
using wasm = xsimd::wasm;
#else
using wasm = xsimd::sse4_2;
#endif
#endif

}  // namespace posenc::kernels::architecture
