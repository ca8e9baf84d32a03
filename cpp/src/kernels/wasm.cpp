#include "kernels/instantiate.hpp"

namespace posenc::kernels {

// xsimd has a WebAssembly architecture from 11.2 on; before that its SSE4.2 code compiles to SIMD128.
#if XSIMD_VERSION_MAJOR > 11 || (XSIMD_VERSION_MAJOR == 11 && XSIMD_VERSION_MINOR >= 2)
using WasmArch = xsimd::wasm;
#else
using WasmArch = xsimd::sse4_2;
#endif

extern const Kernels wasm_kernels;
const Kernels wasm_kernels = make_kernels<WasmArch>("wasm-simd128");

}  // namespace posenc::kernels
