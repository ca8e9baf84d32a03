// Registers of SSE2 and NEON with what the kernels need of one, for the single header, which comes without xsimd.
// GCC and clang have the arithmetic of such registers in the language.
#pragma once

#include <cstddef>

#if defined(__SSE2__)
#include <immintrin.h>  // all of them, because a program may be compiled with AVX
#elif defined(__aarch64__)
#include <arm_neon.h>
#endif

namespace posenc::kernels {

/// The architecture of the single header, unless that is plain C++.
struct Registers {};

template <class T>
struct RegisterOf;
#if defined(__SSE2__)
template <>
struct RegisterOf<float> {
    using type = __m128;
};
template <>
struct RegisterOf<double> {
    using type = __m128d;
};
#elif defined(__aarch64__)
template <>
struct RegisterOf<float> {
    using type = float32x4_t;
};
template <>
struct RegisterOf<double> {
    using type = float64x2_t;
};
#endif

template <class T>
struct RegisterBatch {
    using Register = typename RegisterOf<T>::type;
    static constexpr std::size_t size = 16 / sizeof(T);

    Register value;

    RegisterBatch() = default;
    RegisterBatch(Register v) : value(v) {}
    RegisterBatch(T v) {
        for (std::size_t lane = 0; lane < size; ++lane) value[lane] = v;
    }
    operator Register() const { return value; }

    static RegisterBatch load_unaligned(const T* from) {
        RegisterBatch loaded;
        __builtin_memcpy(&loaded.value, from, sizeof(Register));
        return loaded;
    }
    void store_unaligned(T* to) const { __builtin_memcpy(to, &value, sizeof(Register)); }

    friend RegisterBatch operator+(RegisterBatch a, RegisterBatch b) { return Register(a.value + b.value); }
    friend RegisterBatch operator-(RegisterBatch a, RegisterBatch b) { return Register(a.value - b.value); }
    friend RegisterBatch operator*(RegisterBatch a, RegisterBatch b) { return Register(a.value * b.value); }
    friend RegisterBatch operator^(RegisterBatch a, RegisterBatch b) {
        return Register(reinterpret_cast<Bits>(a.value) ^ reinterpret_cast<Bits>(b.value));
    }
    friend RegisterBatch operator&(RegisterBatch a, RegisterBatch b) {
        return Register(reinterpret_cast<Bits>(a.value) & reinterpret_cast<Bits>(b.value));
    }

private:
    typedef long long Bits __attribute__((vector_size(16)));
};

}  // namespace posenc::kernels
