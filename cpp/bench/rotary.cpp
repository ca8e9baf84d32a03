// Rotation of [4096, 32, 128] float32, compared with memcpy of the same bytes.
#include <benchmark/benchmark.h>

#include <cstring>
#include <vector>

#include "posenc/posenc.hpp"

namespace {

constexpr std::size_t tokens = 4096, heads = 32, head_dim = 128;

struct Arrays {
    std::vector<float> x = std::vector<float>(tokens * heads * head_dim, 0.5f), out = x;
};
Arrays& arrays() {
    static Arrays both;
    return both;
}

void count_bytes(benchmark::State& state) {
    state.SetBytesProcessed(static_cast<int64_t>(state.iterations() * 2 * tokens * heads * head_dim * sizeof(float)));
}

void rotate(benchmark::State& state, posenc::Pairing pairing, bool in_place) {
    auto& [x, out] = arrays();
    const posenc::Frequencies frequencies = posenc::make_rotary_frequencies({.rotary_dim = head_dim});
    const posenc::RotaryOptions options{.positions = posenc::range(tokens),
                                        .heads = heads,
                                        .head_dim = head_dim,
                                        .heads_first = false,
                                        .pairing = pairing};
    for (auto _ : state) {
        posenc::apply_rotary(options, frequencies, std::span<const float>(in_place ? out : x), std::span<float>(out));
        benchmark::ClobberMemory();
    }
    count_bytes(state);
    state.SetLabel(std::string(posenc::active_isa()));
}

void rotary(benchmark::State& state) {
    rotate(state, posenc::Pairing::interleaved, false);
}
void rotary_half(benchmark::State& state) {
    rotate(state, posenc::Pairing::rotate_half, false);
}
void rotary_in_place(benchmark::State& state) {
    rotate(state, posenc::Pairing::interleaved, true);
}

void rotary_memcpy(benchmark::State& state) {
    auto& [x, out] = arrays();
    for (auto _ : state) {
        std::memcpy(out.data(), x.data(), x.size() * sizeof(float));
        benchmark::ClobberMemory();
    }
    count_bytes(state);
}

}  // namespace

BENCHMARK(rotary_memcpy);
BENCHMARK(rotary);
BENCHMARK(rotary_half);
BENCHMARK(rotary_in_place);
