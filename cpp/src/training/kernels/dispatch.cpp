#include "posenc/core/isa.hpp"
#include "training/kernels/kernels.hpp"

namespace posenc::training::kernels {

#if defined(POSENC_KERNELS_SCALAR)
extern const Kernels<float> scalar_kernels;
#endif
#if defined(POSENC_KERNELS_X86)
extern const Kernels<float> sse2_kernels, avx2_kernels, avx512_kernels;
#elif defined(POSENC_KERNELS_NEON)
extern const Kernels<float> neon_kernels;
#elif defined(POSENC_KERNELS_WASM)
extern const Kernels<float> wasm_kernels;
#endif

namespace {

constexpr const Kernels<float>* built[] = {
#if defined(POSENC_KERNELS_SCALAR)
    &scalar_kernels,
#endif
#if defined(POSENC_KERNELS_X86)
    &sse2_kernels,
    &avx2_kernels,
    &avx512_kernels,
#elif defined(POSENC_KERNELS_NEON)
    &neon_kernels,
#elif defined(POSENC_KERNELS_WASM)
    &wasm_kernels,
#endif
};

}  // namespace

const Kernels<float>& active() noexcept {
    const std::string_view wanted = active_isa();
    for (const Kernels<float>* kernels : built)
        if (kernels->name == wanted) return *kernels;
    return *built[0];
}

}  // namespace posenc::training::kernels
