// The calls that an engine makes for each token, compared with hand-written loops over a table of cosines and sines,
// which is made beforehand, and with the sines of the C library. The loops are compiled for this machine.
#include <benchmark/benchmark.h>

#include <cmath>
#include <cstdint>
#include <vector>

#include "posenc/posenc.hpp"

namespace {

using namespace posenc;

constexpr std::size_t head_dim = 128, heads = 32, half = head_dim / 2, text = 4096;

const Frequencies& frequencies() {
    static const Frequencies made = make_rotary_frequencies({.rotary_dim = head_dim});
    return made;
}

/// Positions that no range describes: packed texts, each of which begins at 0.
std::vector<double> packed(std::size_t count) {
    std::vector<double> positions(count);
    for (std::size_t t = 0; t < count; ++t) positions[t] = static_cast<double>(t % 1000);
    return positions;
}

/// Cosines and sines [text, 64], and heads rotated by them.
class ByHand {
public:
    ByHand() : cosine_(text * half), sine_(text * half) {
        for (std::size_t p = 0; p < text; ++p)
            for (std::size_t i = 0; i < half; ++i) {
                const double angle = static_cast<double>(p) * frequencies().inverse[i];
                cosine_[p * half + i] = static_cast<float>(std::cos(angle));
                sine_[p * half + i] = static_cast<float>(std::sin(angle));
            }
    }

    void rotate(std::size_t position, float* x, std::size_t count) const {
        const float* c = cosine_.data() + position * half;
        const float* s = sine_.data() + position * half;
        for (std::size_t h = 0; h < count; ++h, x += head_dim)
            for (std::size_t i = 0; i < half; ++i) {
                const float a = x[i], b = x[i + half];
                x[i] = a * c[i] - b * s[i];
                x[i + half] = a * s[i] + b * c[i];
            }
    }

private:
    std::vector<float> cosine_, sine_;
};

const ByHand& by_hand() {
    static const ByHand made;
    return made;
}

void decode_by_hand(benchmark::State& state) {
    std::vector<float> x(heads * head_dim, 0.5f);
    std::size_t position = 0;
    for (auto _ : state) {
        by_hand().rotate(position++ % text, x.data(), heads);
        benchmark::ClobberMemory();
    }
}

void decode_prepared(benchmark::State& state) {
    std::vector<float> x(heads * head_dim, 0.5f);
    const std::span<float> all(x);
    PreparedRotary rotary = prepare_rotary(
        {.head_dim = head_dim, .heads_first = false, .pairing = Pairing::rotate_half, .length = text}, frequencies());
    std::size_t position = 0;
    for (auto _ : state) {
        rotary.apply({.positions = range(static_cast<double>(position++ % text), 1)}, all, all);
        benchmark::ClobberMemory();
    }
}

void decode_stateless(benchmark::State& state) {
    std::vector<float> x(heads * head_dim, 0.5f);
    std::size_t position = 0;
    for (auto _ : state) {
        const RotaryOptions options{.positions = range(static_cast<double>(position++ % text), 1),
                                    .heads = heads,
                                    .head_dim = head_dim,
                                    .heads_first = false,
                                    .pairing = Pairing::rotate_half};
        apply_rotary(options, frequencies(), std::span<const float>(x), std::span<float>(x));
        benchmark::ClobberMemory();
    }
}

void packed_by_hand(benchmark::State& state) {
    std::vector<float> x(text * heads * head_dim, 0.5f);
    const std::vector<double> positions = packed(text);
    for (auto _ : state) {
        for (std::size_t t = 0; t < text; ++t)
            by_hand().rotate(static_cast<std::size_t>(positions[t]), x.data() + t * heads * head_dim, heads);
        benchmark::ClobberMemory();
    }
}

void packed_stateless(benchmark::State& state) {
    std::vector<float> x(text * heads * head_dim, 0.5f);
    const std::vector<double> positions = packed(text);
    const RotaryOptions options{.positions = list(positions),
                                .heads = heads,
                                .head_dim = head_dim,
                                .heads_first = false,
                                .pairing = Pairing::rotate_half};
    for (auto _ : state) {
        apply_rotary(options, frequencies(), std::span<const float>(x), std::span<float>(x));
        benchmark::ClobberMemory();
    }
}

void list_table(benchmark::State& state) {
    const std::vector<double> positions = packed(1024);
    std::vector<float> cosine(1024 * half), sine(cosine);
    for (auto _ : state) {
        make_rotary_table({.positions = list(positions)}, frequencies(), std::span<float>(cosine),
                          std::span<float>(sine));
        benchmark::ClobberMemory();
    }
}

void list_libm(benchmark::State& state) {
    const std::vector<double> positions = packed(1024);
    std::vector<float> cosine(1024 * half), sine(cosine);
    for (auto _ : state) {
        for (std::size_t t = 0; t < positions.size(); ++t)
            for (std::size_t i = 0; i < half; ++i) {
                const double angle = positions[t] * frequencies().inverse[i];
                cosine[t * half + i] = static_cast<float>(std::cos(angle));
                sine[t * half + i] = static_cast<float>(std::sin(angle));
            }
        benchmark::ClobberMemory();
    }
}

/// The patches of an image, 64 x 64.
void image_table(benchmark::State& state) {
    const RotaryGrid grid = make_eva_rotary({.head_dim = head_dim, .height = 64, .width = 64});
    std::vector<float> cosine(grid.tokens * grid.pairs), sine(cosine);
    for (auto _ : state) {
        make_rotary_grid_table({}, grid, std::span<float>(cosine), std::span<float>(sine));
        benchmark::ClobberMemory();
    }
}

/// A token of a prompt with images: three positions, and a grid for each token.
void decode_mrope(benchmark::State& state) {
    std::vector<float> x(heads * head_dim, 0.5f);
    double position = 0;
    for (auto _ : state) {
        const double positions[3] = {position, position, position};
        position += 1;
        const RotaryGrid grid = make_mrope({.style = MropeStyle::chunked}, frequencies(), positions);
        const RotaryGridOptions options{
            .heads = heads, .head_dim = head_dim, .heads_first = false, .pairing = Pairing::rotate_half};
        apply_rotary_grid(options, grid, std::span<const float>(x), std::span<float>(x));
        benchmark::ClobberMemory();
    }
}

void prepare_8192(benchmark::State& state) {
    for (auto _ : state) {
        const PreparedRotary rotary = prepare_rotary(
            {.head_dim = head_dim, .heads_first = false, .pairing = Pairing::rotate_half, .length = 8192},
            frequencies());
        benchmark::DoNotOptimize(&rotary);
    }
}

}  // namespace

BENCHMARK(decode_by_hand);
BENCHMARK(decode_prepared);
BENCHMARK(decode_stateless);
BENCHMARK(decode_mrope);
BENCHMARK(packed_by_hand);
BENCHMARK(packed_stateless);
BENCHMARK(list_libm);
BENCHMARK(list_table);
BENCHMARK(image_table);
BENCHMARK(prepare_8192);
