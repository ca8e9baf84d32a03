// Biases, compared with memset of the same buffer; similarities, with the plain loop.
#include <benchmark/benchmark.h>

#include <cstring>
#include <vector>

#include "posenc/lessons/lessons.hpp"
#include "posenc/posenc.hpp"

namespace {

void count_bytes(benchmark::State& state, std::size_t elements) {
    state.SetBytesProcessed(static_cast<int64_t>(state.iterations() * elements * sizeof(float)));
}

void alibi(benchmark::State& state) {
    const auto heads = static_cast<std::size_t>(state.range(0)), keys = static_cast<std::size_t>(state.range(1));
    std::vector<float> out(heads * keys * keys);
    for (auto _ : state) {
        posenc::make_alibi_bias({.heads = heads, .queries = keys, .keys = keys, .causal = true}, std::span<float>(out));
        benchmark::ClobberMemory();
    }
    count_bytes(state, out.size());
    state.SetLabel(std::string(posenc::active_isa()));
}

void memset_scores(benchmark::State& state) {
    const auto heads = static_cast<std::size_t>(state.range(0)), keys = static_cast<std::size_t>(state.range(1));
    std::vector<float> out(heads * keys * keys);
    for (auto _ : state) {
        std::memset(out.data(), 1, out.size() * sizeof(float));
        benchmark::ClobberMemory();
    }
    count_bytes(state, out.size());
}

std::vector<float> some_table(std::size_t rows, std::size_t dim) {
    std::vector<float> table(rows * dim);
    posenc::make_sinusoidal_table({.positions = posenc::range(rows), .dim = dim}, std::span<float>(table));
    return table;
}

void gram(benchmark::State& state) {
    const auto rows = static_cast<std::size_t>(state.range(0)), dim = static_cast<std::size_t>(state.range(1));
    const std::vector<float> table = some_table(rows, dim);
    const posenc::MatrixView<float> view{table, rows, dim};
    std::vector<float> out(rows * rows);
    for (auto _ : state) {
        posenc::compute_similarity(view, view, posenc::Measure::dot, out);
        benchmark::ClobberMemory();
    }
    state.SetLabel(std::string(posenc::active_isa()));
}

void gram_plain(benchmark::State& state) {
    const auto rows = static_cast<std::size_t>(state.range(0)), dim = static_cast<std::size_t>(state.range(1));
    const std::vector<float> table = some_table(rows, dim);
    std::vector<float> out(rows * rows);
    for (auto _ : state) {
        for (std::size_t i = 0; i < rows; ++i)
            for (std::size_t j = 0; j < rows; ++j) {
                double sum = 0;
                for (std::size_t k = 0; k < dim; ++k) sum += double(table[i * dim + k]) * table[j * dim + k];
                out[i * rows + j] = static_cast<float>(sum);
            }
        benchmark::ClobberMemory();
    }
}

}  // namespace

BENCHMARK(memset_scores)->Args({16, 1024});
BENCHMARK(alibi)->Args({16, 1024});
BENCHMARK(gram)->Args({512, 512});
BENCHMARK(gram_plain)->Args({512, 512});
