#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string_view>

#if defined(POSENC_KERNELS_X86) && !defined(POSENC_SINGLE_HEADER)
#include <cpuid.h>
#endif

#include "kernels/isa.hpp"
#include "posenc/core/isa.hpp"

namespace posenc {
namespace kernels {

namespace {

#if defined(POSENC_KERNELS_X86) && !defined(POSENC_SINGLE_HEADER)
// clang 14 does not know the name. AVX2 says that the system keeps the registers.
bool has_f16c() noexcept {
    unsigned a = 0, b = 0, c = 0, d = 0;
    return __get_cpuid(1, &a, &b, &c, &d) != 0 && (c & bit_F16C) != 0;
}
#endif

/// The sets that this machine has, slowest first, and their places in POSENC_EACH_ISA.
struct Available {
    std::array<std::string_view, 4> names{};
    std::array<std::size_t, 4> places{};
    std::size_t count = 0, built = 0;

    void add(std::string_view name, bool is_there = true) noexcept {
        if (is_there) {
            names[count] = name;
            places[count++] = built;
        }
        ++built;
    }

    Available() noexcept {
#if defined(POSENC_KERNELS_SCALAR)
        add("scalar");
#endif
#if defined(POSENC_SINGLE_HEADER) && defined(POSENC_KERNELS_X86)
        add("sse2");
#elif defined(POSENC_KERNELS_X86)
        add("sse2", __builtin_cpu_supports("sse2"));
        add("avx2", __builtin_cpu_supports("avx2") && has_f16c());
        add("avx512", __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                          __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512cd"));
#elif defined(POSENC_KERNELS_NEON)
        add("neon");
#elif defined(POSENC_KERNELS_WASM)
        add("wasm-simd128");
#endif
    }
};

const Available& available() noexcept {
    static const Available found;
    return found;
}

}  // namespace

std::atomic<std::size_t> chosen_place{no_place};

std::size_t choose_place() noexcept {
    std::size_t before = no_place;
    const std::size_t best = available().places[available().count - 1];
    // A choice forced by another thread in the meantime wins.
    return chosen_place.compare_exchange_strong(before, best, std::memory_order_acq_rel) ? best : before;
}

}  // namespace kernels

std::span<const std::string_view> available_isas() noexcept {
    return {kernels::available().names.data(), kernels::available().count};
}

std::string_view active_isa() noexcept {
    const auto& found = kernels::available();
    const std::size_t place = kernels::active_place();
    std::size_t i = 0;
    while (found.places[i] != place) ++i;
    return found.names[i];
}

Status try_force_isa(std::string_view name) noexcept {
    const auto& found = kernels::available();
    for (std::size_t i = 0; i < found.count; ++i)
        if (found.names[i] == name) {
            kernels::chosen_place.store(found.places[i], std::memory_order_release);
            return {};
        }
    return {ErrorCode::unknown_name, "isa", 0, "one of available_isas()"};
}

}  // namespace posenc
