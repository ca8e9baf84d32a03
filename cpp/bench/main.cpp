// Runs the benchmarks, on another instruction set than the best one if asked: posenc_bench --isa=avx2, and the options
// of Google Benchmark.
#include <benchmark/benchmark.h>

#include <cstdio>
#include <string_view>
#include <vector>

#include "posenc/core/isa.hpp"

int main(int count, char** words) {
    constexpr std::string_view option = "--isa=";
    std::vector<char*> rest;
    for (char* word : std::span(words, static_cast<std::size_t>(count))) {
        const std::string_view text(word);
        if (!text.starts_with(option)) {
            rest.push_back(word);
        } else if (!posenc::try_force_isa(text.substr(option.size())).ok()) {
            std::fprintf(stderr, "%s is not one of this machine's instruction sets:", word);
            for (const std::string_view name : posenc::available_isas())
                std::fprintf(stderr, " %.*s", static_cast<int>(name.size()), name.data());
            std::fputc('\n', stderr);
            return 2;
        }
    }
    int left = static_cast<int>(rest.size());
    benchmark::Initialize(&left, rest.data());
    if (benchmark::ReportUnrecognizedArguments(left, rest.data())) return 2;
    benchmark::RunSpecifiedBenchmarks();
}
