// The program of every consumer: prints how it was compiled, its result, and the error of a mistake.
#include <posenc/posenc.hpp>

#include <cstdio>
#include <span>
#include <string>
#include <vector>

namespace {

posenc::SinusoidalOptions lesson() {
    return {.positions = posenc::range(0, 100), .dim = 64};
}

std::string mistake() {
    const posenc::SinusoidalOptions wrong{.dim = 0};
#if defined(__cpp_exceptions)
    try {
        posenc::make_sinusoidal_table(wrong, std::span<float>());
    } catch (const posenc::Error& error) {
        return error.what();
    }
    return "nothing was thrown";
#else
    return posenc::error_message(posenc::try_make_sinusoidal_table(wrong, std::span<float>()));
#endif
}

}  // namespace

int main() {
    std::vector<float> table(100 * 64);
    if (!posenc::try_make_sinusoidal_table(lesson(), std::span<float>(table))) return 1;
#if defined(__cpp_exceptions)
    const char* const exceptions = "exceptions";
#else
    const char* const exceptions = "no exceptions";
#endif
    std::printf("posenc %s, C++%d, %s: sin 1 = %.9g; %s\n", posenc::version, __cplusplus > 202002L ? 23 : 20,
                exceptions, double(table[64]), mistake().c_str());
}
