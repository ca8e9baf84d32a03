// Sinusoidal tables, compared with memset of the same buffer and the plain loop.
#include <benchmark/benchmark.h>

#include <cmath>
#include <cstring>
#include <vector>

#include "posenc/posenc.hpp"

namespace {

std::vector<float>& buffer(std::size_t size) {
    static std::vector<float> memory;
    if (memory.size() < size) memory.assign(size, 1.0f);
    return memory;
}

void count_bytes(benchmark::State& state, std::size_t elements) {
    state.SetBytesProcessed(static_cast<int64_t>(state.iterations() * elements * sizeof(float)));
}

template <posenc::Layout layout>
void table(benchmark::State& state) {
    const auto rows = static_cast<std::size_t>(state.range(0)), dim = static_cast<std::size_t>(state.range(1));
    const std::span<float> out(buffer(rows * dim).data(), rows * dim);
    for (auto _ : state) {
        posenc::make_sinusoidal_table({.positions = posenc::range(rows), .dim = dim, .layout = layout}, out);
        benchmark::ClobberMemory();
    }
    count_bytes(state, rows * dim);
    state.SetLabel(std::string(posenc::active_isa()));
}

void memset_same(benchmark::State& state) {
    const auto rows = static_cast<std::size_t>(state.range(0)), dim = static_cast<std::size_t>(state.range(1));
    auto& out = buffer(rows * dim);
    for (auto _ : state) {
        std::memset(out.data(), 1, rows * dim * sizeof(float));
        benchmark::ClobberMemory();
    }
    count_bytes(state, rows * dim);
}

void memcpy_same(benchmark::State& state) {
    const std::size_t size = static_cast<std::size_t>(state.range(0)) * static_cast<std::size_t>(state.range(1));
    static std::vector<float> from;
    if (from.size() < size) from.assign(size, 1.0f);
    auto& out = buffer(size);
    for (auto _ : state) {
        std::memcpy(out.data(), from.data(), size * sizeof(float));
        benchmark::ClobberMemory();
    }
    count_bytes(state, size);
}

void plain_loop(benchmark::State& state) {
    const auto rows = static_cast<std::size_t>(state.range(0)), dim = static_cast<std::size_t>(state.range(1));
    auto& out = buffer(rows * dim);
    std::vector<double> frequency(dim / 2);
    for (std::size_t i = 0; i < dim / 2; ++i) frequency[i] = std::pow(10000.0, -2.0 * double(i) / double(dim));
    for (auto _ : state) {
        for (std::size_t p = 0; p < rows; ++p)
            for (std::size_t i = 0; i < dim / 2; ++i) {
                const double angle = double(p) * frequency[i];
                out[p * dim + 2 * i] = static_cast<float>(std::sin(angle));
                out[p * dim + 2 * i + 1] = static_cast<float>(std::cos(angle));
            }
        benchmark::ClobberMemory();
    }
    count_bytes(state, rows * dim);
}

}  // namespace

// 8192 x 512 is the size of the comparisons in the README; 102400 x 512 is 200 MB, beyond the caches; the others show
// that twice the rows take twice the time.
BENCHMARK(memset_same)->Args({2048, 512})->Args({8192, 512})->Args({102400, 512});
BENCHMARK(memcpy_same)->Args({102400, 512});
BENCHMARK(table<posenc::Layout::interleaved>)
    ->Args({1, 64})
    ->Args({1024, 512})
    ->Args({2048, 512})
    ->Args({4096, 512})
    ->Args({8192, 512})
    ->Args({16384, 512})
    ->Args({32768, 512})
    ->Args({51200, 512})
    ->Args({102400, 512});
BENCHMARK(table<posenc::Layout::concatenated>)->Args({8192, 512})->Args({102400, 512});
BENCHMARK(plain_loop)->Args({8192, 512});
