#include <array>
#include <atomic>
#include <cstddef>

#include "kernels/kernels.hpp"
#include "posenc/core/isa.hpp"

namespace posenc {
namespace kernels {

#if !defined(POSENC_ONLY_KERNELS)
#if defined(POSENC_KERNELS_SCALAR)
extern const Kernels scalar_kernels;
#endif
#if defined(POSENC_KERNELS_X86)
extern const Kernels sse2_kernels, avx2_kernels, avx512_kernels;
#elif defined(POSENC_KERNELS_NEON)
extern const Kernels neon_kernels;
#endif
#endif

namespace {

struct Available {
    std::array<const Kernels*, 8> kernels{};
    std::array<std::string_view, 8> names{};
    std::size_t count = 0;

    void add(const Kernels& k) noexcept {
        kernels[count] = &k;
        names[count++] = k.name;
    }

    Available() noexcept {
#if defined(POSENC_ONLY_KERNELS)
        add(POSENC_ONLY_KERNELS);
#elif defined(POSENC_KERNELS_SCALAR)
        add(scalar_kernels);
#endif
#if defined(POSENC_KERNELS_X86)
        if (__builtin_cpu_supports("sse2")) add(sse2_kernels);
        if (__builtin_cpu_supports("avx2")) add(avx2_kernels);
        if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
            __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512cd"))
            add(avx512_kernels);
#elif defined(POSENC_KERNELS_NEON)
        add(neon_kernels);
#endif
    }
};

const Available& available() noexcept {
    static const Available found;
    return found;
}

[[maybe_unused]] std::atomic<const Kernels*> chosen{nullptr};

}  // namespace

#if !defined(POSENC_ONLY_KERNELS)
const Kernels& active() noexcept {
    if (const Kernels* k = chosen.load(std::memory_order_acquire)) return *k;
    const Kernels* best = available().kernels[available().count - 1];
    const Kernels* none = nullptr;
    // A choice forced by another thread in the meantime wins.
    chosen.compare_exchange_strong(none, best, std::memory_order_acq_rel);
    return *chosen.load(std::memory_order_acquire);
}
#endif

}  // namespace kernels

std::span<const std::string_view> available_isas() noexcept {
    return {kernels::available().names.data(), kernels::available().count};
}

std::string_view active_isa() noexcept {
    return kernels::active().name;
}

Status try_force_isa(std::string_view name) noexcept {
    const auto& found = kernels::available();
    for (std::size_t i = 0; i < found.count; ++i)
        if (found.names[i] == name) {
            kernels::chosen.store(found.kernels[i], std::memory_order_release);
            return {};
        }
    return {ErrorCode::unknown_name, "isa", 0, "one of available_isas()"};
}

}  // namespace posenc
