// The memory that a table takes beyond its output: peak resident size after making it, minus before.
#include <sys/resource.h>

#include <cstdio>
#include <cstring>
#include <vector>

#include "posenc/posenc.hpp"

namespace {

long peak_kilobytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

}  // namespace

int main() {
    const std::size_t rows = 102400, dim = 512;
    std::vector<float> out(rows * dim, 1.0f);  // touched, so that it is resident
    const long before = peak_kilobytes();
    posenc::make_sinusoidal_table({.positions = posenc::range(rows), .dim = dim}, std::span<float>(out));
    std::printf("{\"rows\": %zu, \"dim\": %zu, \"outputMegabytes\": %.1f, \"extraMegabytes\": %.3f}\n", rows, dim,
                double(rows * dim * sizeof(float)) / 1048576, double(peak_kilobytes() - before) / 1024);
}
