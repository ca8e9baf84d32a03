// The instruction sets of this build. A group of kernels is a struct of plain functions, with a constant for each set:
// CMake makes its source from isa.cpp.in and compiles it with that set's flags. name() is the constant in use.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

#if defined(POSENC_KERNELS_SCALAR)
#define POSENC_SCALAR_ISA(X, ...) X(scalar, __VA_ARGS__)
#else
#define POSENC_SCALAR_ISA(X, ...)
#endif

/// X(isa, ...) for each instruction set, slowest first.
#if defined(POSENC_SINGLE_HEADER) && defined(POSENC_KERNELS_X86)
#define POSENC_EACH_ISA(X, ...) X(sse2, __VA_ARGS__)
#elif defined(POSENC_KERNELS_X86)
#define POSENC_EACH_ISA(X, ...)                                                                                        \
    POSENC_SCALAR_ISA(X, __VA_ARGS__) X(sse2, __VA_ARGS__) X(avx2, __VA_ARGS__) X(avx512, __VA_ARGS__)
#elif defined(POSENC_KERNELS_NEON)
#define POSENC_EACH_ISA(X, ...) POSENC_SCALAR_ISA(X, __VA_ARGS__) X(neon, __VA_ARGS__)
#elif defined(POSENC_KERNELS_WASM)
#define POSENC_EACH_ISA(X, ...) X(wasm, __VA_ARGS__)
#else
#define POSENC_EACH_ISA(X, ...) POSENC_SCALAR_ISA(X, __VA_ARGS__)
#endif

#define POSENC_ISA_DECLARED(isa, Group, name) extern const Group isa##_##name;
#define POSENC_ISA_ADDRESS(isa, name) &isa##_##name,
#define POSENC_ISA_ITSELF(isa, name) isa##_##name

#if defined(POSENC_KERNELS_WASM) || defined(POSENC_SCALAR_ONLY) || defined(POSENC_SINGLE_HEADER)
/// There is only one choice, so the linker sees the group, and drops the kernels that a module does not call.
#define POSENC_KERNELS(Group, name)                                                                                    \
    POSENC_EACH_ISA(POSENC_ISA_DECLARED, Group, name)                                                                  \
    inline const Group& name() noexcept {                                                                              \
        return POSENC_EACH_ISA(POSENC_ISA_ITSELF, name);                                                               \
    }
#define POSENC_KERNELS_IN_USE(Group, name)
#else
/// Declares name(). One source has POSENC_KERNELS_IN_USE, which defines it.
#define POSENC_KERNELS(Group, name)                                                                                    \
    POSENC_EACH_ISA(POSENC_ISA_DECLARED, Group, name)                                                                  \
    const Group& name() noexcept;
#define POSENC_KERNELS_IN_USE(Group, name)                                                                             \
    const Group& name() noexcept {                                                                                     \
        static constexpr const Group* built[] = {POSENC_EACH_ISA(POSENC_ISA_ADDRESS, name)};                           \
        return *built[::posenc::kernels::active_place()];                                                              \
    }
#endif

namespace posenc::kernels {

/// The place in POSENC_EACH_ISA of the set in use; `no_place` before the first call.
inline constexpr std::size_t no_place = SIZE_MAX;
extern std::atomic<std::size_t> chosen_place;

/// Picks the best set of the machine, unless another thread has picked one.
std::size_t choose_place() noexcept;

/// Inline, because the rotation of a single head takes about 15 ns.
inline std::size_t active_place() noexcept {
    const std::size_t place = chosen_place.load(std::memory_order_acquire);
    return place != no_place ? place : choose_place();
}

}  // namespace posenc::kernels
