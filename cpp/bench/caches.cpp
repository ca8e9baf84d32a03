// Tokens on their way into caches: one head, a heads-first cache, a part of each head, numbers of 16 bits, M-RoPE.
// Each case stands after the loop that an engine has for it, over a table of cosines and sines that is made beforehand.
// The loops are compiled for this machine.
#include <benchmark/benchmark.h>

#include <cmath>
#include <cstdint>
#include <vector>

#if defined(__F16C__)
#include <immintrin.h>
#endif

#include "posenc/posenc.hpp"

namespace {

using namespace posenc;

constexpr std::size_t head_dim = 128, heads = 32, half = head_dim / 2, text = 4096, cached_heads = 8;

const Frequencies& frequencies() {
    static const Frequencies made = make_rotary_frequencies({.rotary_dim = head_dim});
    return made;
}

const Frequencies& latent_frequencies() {
    static const Frequencies made = make_rotary_frequencies({.rotary_dim = 64});
    return made;
}

/// Cosines and sines [text, pairs].
struct Table {
    explicit Table(const Frequencies& f) : pairs(f.size()), cosine(text * pairs), sine(text * pairs) {
        for (std::size_t p = 0; p < text; ++p)
            for (std::size_t i = 0; i < pairs; ++i) {
                const double angle = static_cast<double>(p) * f.inverse[i];
                cosine[p * pairs + i] = static_cast<float>(std::cos(angle));
                sine[p * pairs + i] = static_cast<float>(std::sin(angle));
            }
    }
    std::size_t pairs;
    std::vector<float> cosine, sine;
};

const Table& table() {
    static const Table made(frequencies());
    return made;
}

/// One head by a row of cosines and sines.
template <std::size_t pairs>
inline void rotate_head(const float* c, const float* s, float* x) {
    for (std::size_t i = 0; i < pairs; ++i) {
        const float a = x[i], b = x[i + pairs];
        x[i] = a * c[i] - b * s[i];
        x[i + pairs] = a * s[i] + b * c[i];
    }
}

PreparedRotary prepared(const Frequencies& f, std::size_t dim = head_dim) {
    return prepare_rotary({.head_dim = dim, .heads_first = false, .pairing = Pairing::rotate_half, .length = text}, f);
}

// One head of one token.

void head_by_hand(benchmark::State& state) {
    std::vector<float> x(head_dim, 0.5f);
    std::size_t position = 0;
    for (auto _ : state) {
        const std::size_t row = position++ % text * half;
        rotate_head<half>(&table().cosine[row], &table().sine[row], x.data());
        benchmark::ClobberMemory();
    }
}

void head_prepared(benchmark::State& state) {
    std::vector<float> x(head_dim, 0.5f);
    const std::span<float> all(x);
    PreparedRotary rotary = prepared(frequencies());
    std::size_t position = 0;
    for (auto _ : state) {
        rotary.apply({.positions = range(static_cast<double>(position++ % text), 1)}, all, all);
        benchmark::ClobberMemory();
    }
}

// One token of each head of a cache [8, 4096, 128].

void cache_by_hand(benchmark::State& state) {
    std::vector<float> x(cached_heads * text * head_dim, 0.5f);
    std::size_t position = 0;
    for (auto _ : state) {
        const std::size_t p = position++ % text;
        for (std::size_t h = 0; h < cached_heads; ++h)
            rotate_head<half>(&table().cosine[p * half], &table().sine[p * half], &x[(h * text + p) * head_dim]);
        benchmark::ClobberMemory();
    }
}

void cache_prepared(benchmark::State& state) {
    std::vector<float> x(cached_heads * text * head_dim, 0.5f);
    const std::span<float> all(x);
    PreparedRotary rotary = prepared(frequencies());
    std::size_t position = 0;
    for (auto _ : state) {
        const std::size_t p = position++ % text;
        rotary.apply({.positions = range(static_cast<double>(p), 1),
                      .heads = cached_heads,
                      .strides = HeadStrides{.head = text * head_dim, .first = p * head_dim}},
                     all, all);
        benchmark::ClobberMemory();
    }
}

// The same by a rotation that threads share.
void cache_shared(benchmark::State& state) {
    std::vector<float> x(cached_heads * text * head_dim, 0.5f);
    const std::span<float> all(x);
    const PreparedRotary rotary = prepared(frequencies());
    std::size_t position = 0;
    for (auto _ : state) {
        const std::size_t p = position++ % text;
        rotary.apply({.positions = range(static_cast<double>(p), 1),
                      .heads = cached_heads,
                      .strides = HeadStrides{.head = text * head_dim, .first = p * head_dim}},
                     all, all, std::span<float>());
        benchmark::ClobberMemory();
    }
}

// The last 64 of 192 channels of 32 heads: multi-head latent attention.

void latent_by_hand(benchmark::State& state) {
    static const Table rows(latent_frequencies());
    std::vector<float> x(heads * 192, 0.5f);
    std::size_t position = 0;
    for (auto _ : state) {
        const std::size_t row = position++ % text * 32;
        for (std::size_t h = 0; h < heads; ++h) rotate_head<32>(&rows.cosine[row], &rows.sine[row], &x[h * 192 + 128]);
        benchmark::ClobberMemory();
    }
}

void latent_prepared(benchmark::State& state) {
    std::vector<float> x(heads * 192, 0.5f);
    const std::span<float> all(x);
    PreparedRotary rotary = prepared(latent_frequencies(), 64);
    std::size_t position = 0;
    for (auto _ : state) {
        rotary.apply({.positions = range(static_cast<double>(position++ % text), 1),
                      .heads = heads,
                      .strides = HeadStrides{.head = 192, .first = 128}},
                     all, all);
        benchmark::ClobberMemory();
    }
}

// Three positions a token, the row of cosines made of three rows.

void mrope_by_hand(benchmark::State& state) {
    std::vector<float> x(heads * head_dim, 0.5f);
    float c[half], s[half];
    constexpr std::size_t begins[] = {0, 16, 40, 64};
    std::size_t position = 0;
    for (auto _ : state) {
        const std::size_t p[] = {position % text, (position + 3) % text, (position + 7) % text};
        ++position;
        for (std::size_t axis = 0; axis < 3; ++axis)
            for (std::size_t i = begins[axis]; i < begins[axis + 1]; ++i) {
                c[i] = table().cosine[p[axis] * half + i];
                s[i] = table().sine[p[axis] * half + i];
            }
        for (std::size_t h = 0; h < heads; ++h) rotate_head<half>(c, s, &x[h * head_dim]);
        benchmark::ClobberMemory();
    }
}

void mrope_prepared(benchmark::State& state) {
    std::vector<float> x(heads * head_dim, 0.5f);
    const std::span<float> all(x);
    PreparedRotary rotary =
        prepare_rotary({.head_dim = head_dim, .heads_first = false, .pairing = Pairing::rotate_half, .length = text},
                       MropeSections{MropeStyle::chunked, {16, 24, 24}}, frequencies());
    std::int32_t position = 0;
    for (auto _ : state) {
        const std::int32_t p[] = {position % 4096, (position + 3) % 4096, (position + 7) % 4096};
        ++position;
        rotary.apply({.positions = list(std::span<const std::int32_t>(p))}, all, all);
        benchmark::ClobberMemory();
    }
}

#if defined(__F16C__)

// Numbers of 16 bits, eight at a time.
template <class T>
inline __m256 load(const T* from) {
    const __m128i bits = _mm_loadu_si128(reinterpret_cast<const __m128i*>(from));
    if constexpr (std::is_same_v<T, Float16>)
        return _mm256_cvtph_ps(bits);
    else
        return _mm256_castsi256_ps(_mm256_slli_epi32(_mm256_cvtepu16_epi32(bits), 16));
}
template <class T>
inline void store(T* to, __m256 x) {
    __m128i bits;
    if constexpr (std::is_same_v<T, Float16>) {
        bits = _mm256_cvtps_ph(x, _MM_FROUND_TO_NEAREST_INT);
    } else {
        // Without a NaN, as engines have it.
        const __m256i all = _mm256_castps_si256(x);
        const __m256i even = _mm256_and_si256(_mm256_srli_epi32(all, 16), _mm256_set1_epi32(1));
        const __m256i near = _mm256_add_epi32(all, _mm256_add_epi32(even, _mm256_set1_epi32(0x7fff)));
        const __m256i packed = _mm256_packus_epi32(_mm256_srli_epi32(near, 16), _mm256_setzero_si256());
        bits = _mm256_castsi256_si128(_mm256_permute4x64_epi64(packed, 0x08));
    }
    _mm_storeu_si128(reinterpret_cast<__m128i*>(to), bits);
}

template <class T>
inline void rotate_halves(std::size_t position, T* x, std::size_t count) {
    const float* c = &table().cosine[position * half];
    const float* s = &table().sine[position * half];
    for (std::size_t h = 0; h < count; ++h, x += head_dim)
        for (std::size_t i = 0; i < half; i += 8) {
            const __m256 a = load(x + i), b = load(x + half + i);
            const __m256 cosine = _mm256_loadu_ps(c + i), sine = _mm256_loadu_ps(s + i);
            store(x + i, _mm256_sub_ps(_mm256_mul_ps(a, cosine), _mm256_mul_ps(b, sine)));
            store(x + half + i, _mm256_add_ps(_mm256_mul_ps(a, sine), _mm256_mul_ps(b, cosine)));
        }
}

template <class T>
void halves_by_hand(benchmark::State& state) {
    const auto tokens = static_cast<std::size_t>(state.range(0));
    std::vector<T> x(tokens * heads * head_dim, T{0x3800});
    std::size_t position = 0;
    for (auto _ : state) {
        if (tokens == 1)
            rotate_halves(position++ % text, x.data(), heads);
        else
            for (std::size_t t = 0; t < tokens; ++t) rotate_halves(t, &x[t * heads * head_dim], heads);
        benchmark::ClobberMemory();
    }
}

#endif

template <class T>
void halves_prepared(benchmark::State& state) {
    const auto tokens = static_cast<std::size_t>(state.range(0));
    std::vector<T> x(tokens * heads * head_dim, T{0x3800});
    const std::span<T> all(x);
    // The const form takes its rows from those that stand ready, as the loop by hand does.
    const PreparedRotary rotary = prepared(frequencies());
    std::size_t position = 0;
    for (auto _ : state) {
        const double first = tokens == 1 ? static_cast<double>(position++ % text) : 0;
        rotary.apply({.positions = range(first, tokens)}, all, all, std::span<float>());
        benchmark::ClobberMemory();
    }
}

}  // namespace

BENCHMARK(head_by_hand);
BENCHMARK(head_prepared);
BENCHMARK(cache_by_hand);
BENCHMARK(cache_prepared);
BENCHMARK(cache_shared);
BENCHMARK(latent_by_hand);
BENCHMARK(latent_prepared);
BENCHMARK(mrope_by_hand);
BENCHMARK(mrope_prepared);
#if defined(__F16C__)
BENCHMARK(halves_by_hand<Float16>)->Arg(1)->Arg(4096);
BENCHMARK(halves_by_hand<Bfloat16>)->Arg(1)->Arg(4096);
#endif
BENCHMARK(halves_prepared<Float16>)->Arg(1)->Arg(4096);
BENCHMARK(halves_prepared<Bfloat16>)->Arg(1)->Arg(4096);
