#include "training/kernels/instantiate.hpp"

namespace posenc::training::kernels {

// As in kernels/wasm.cpp.
#if XSIMD_VERSION_MAJOR > 11 || (XSIMD_VERSION_MAJOR == 11 && XSIMD_VERSION_MINOR >= 2)
using WasmArch = xsimd::wasm;
#else
using WasmArch = xsimd::sse4_2;
#endif

extern const Kernels<float> wasm_kernels;
const Kernels<float> wasm_kernels = make_kernels<WasmArch, float>("wasm-simd128");

}  // namespace posenc::training::kernels
