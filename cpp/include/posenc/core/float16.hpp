// Numbers of 16 bits, as caches of keys and values hold them. C++20 has no type for either format; engines keep their
// bits in integers.
#pragma once

#include <cstdint>

namespace posenc {

/// IEEE 754 binary16: 5 bits of exponent, 10 of fraction. An array of its bits (ggml_fp16_t, at::Half, uint16_t) may be
/// read through a pointer to this type.
struct Float16 {
    std::uint16_t bits = 0;
    friend constexpr bool operator==(Float16, Float16) noexcept = default;  ///< the same bits
};

/// The upper half of a float: 8 bits of exponent, 7 of fraction.
struct Bfloat16 {
    std::uint16_t bits = 0;
    friend constexpr bool operator==(Bfloat16, Bfloat16) noexcept = default;  ///< the same bits
};

// Forced inline: kernels of each instruction set call these, and the linker must not share a copy among them.
#define POSENC_INLINE [[gnu::always_inline]] inline constexpr

/// The number that the bits stand for. A signalling NaN becomes a quiet one, as in the processors' own conversions.
///
/// Shapes: one number. Units: none. Errors: none. Accuracy: exact. Cost: O(1). Source: IEEE 754-2019, section 3.4.
/// Example: tests/examples/rotary_engine.cpp
POSENC_INLINE float to_float(Float16 x) noexcept {
    const std::uint32_t sign = (x.bits & 0x8000u) << 16, size = x.bits & 0x7fffu;
    if (size < 0x400) {  // below 2^-14: units of 2^-24, the last bit of a float from 0.5 to 1
        const float plain = __builtin_bit_cast(float, 0x3f000000u | size) - 0.5f;
        return __builtin_bit_cast(float, __builtin_bit_cast(std::uint32_t, plain) | sign);
    }
    const std::uint32_t quiet = size > 0x7c00 ? 0x400000u : 0u, top = size >= 0x7c00 ? 0x38000000u : 0u;
    return __builtin_bit_cast(float, sign | (((size << 13) + 0x38000000u + top) | quiet));
}
POSENC_INLINE float to_float(Bfloat16 x) noexcept {
    const std::uint32_t bits = static_cast<std::uint32_t>(x.bits) << 16;
    const bool is_nan = (bits & 0x7fffffffu) > 0x7f800000u;
    return __builtin_bit_cast(float, is_nan ? bits | 0x400000u : bits);
}

/// The nearest number of 16 bits, ties to even. Magnitudes that would round above the largest number (65504 of
/// Float16) become infinite; a NaN stays a NaN.
///
/// Shapes: one number. Units: none. Errors: none. Accuracy: half a unit in the last place. Cost: O(1).
/// Source: IEEE 754-2019, section 4.3.1. Example: tests/examples/rotary_engine.cpp
POSENC_INLINE Float16 to_float16(float x) noexcept {
    const std::uint32_t all = __builtin_bit_cast(std::uint32_t, x), size = all & 0x7fffffffu;
    const std::uint32_t sign = all >> 16 & 0x8000u;
    std::uint32_t bits = 0x7c00;
    if (size > 0x7f800000u)
        bits = 0x7e00u | (size >> 13 & 0x3ffu);
    else if (size < 0x38800000u)  // see to_float: the sum is rounded to such a unit
        bits = __builtin_bit_cast(std::uint32_t, __builtin_bit_cast(float, size) + 0.5f) - 0x3f000000u;
    else if (size < 0x477ff000u)  // 65520, halfway from the largest to 2^16
        bits = (size - 0x38000000u + 0xfffu + (size >> 13 & 1u)) >> 13;
    return {static_cast<std::uint16_t>(sign | bits)};
}
POSENC_INLINE Bfloat16 to_bfloat16(float x) noexcept {
    const std::uint32_t bits = __builtin_bit_cast(std::uint32_t, x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) return {static_cast<std::uint16_t>((bits | 0x400000u) >> 16)};
    return {static_cast<std::uint16_t>((bits + 0x7fffu + (bits >> 16 & 1u)) >> 16)};
}

#undef POSENC_INLINE

}  // namespace posenc
