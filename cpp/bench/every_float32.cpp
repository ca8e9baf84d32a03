// Tries float results of sines and cosines on a block of 2^24 inputs, the floats whose upper 8 bits are the block's
// number: `npm run bench -- every-float32` runs all 256. Prints a line for each function: hash of the bits, inputs
// whose result is not the correctly rounded one, inputs that needed 113 bits.
//   posenc_every_float32 <block>
#include <quadmath.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>

#include "posenc/trig/sincos.hpp"

namespace {

using namespace posenc;

static_assert(std::numeric_limits<long double>::digits >= 64, "the truth needs a long double of 64 bits");

struct Function {
    const char* name;
    float (*ours)(double);
    long double (*truth)(long double);  ///< within 2^-60 of itself
    __float128 (*exact)(__float128);    ///< within 2^-108 of itself
    float sign;                         ///< of the result at -x
};

constexpr long double two_pi = 6.2831853071795864769252867665590058L;

// Turns: the rest beside the nearest eighth is exact, so that only its product with 2 pi rounds.
template <class T>
T sine_of_eighths(T x, int eighths, T two_pi, T (*sine)(T), T (*cosine)(T), T (*floor)(T)) {
    x -= floor(x);
    const T quarter = floor(4 * x + T(0.5));
    const T angle = (x - quarter / 4) * two_pi;
    switch ((static_cast<int>(quarter) + eighths / 2) & 3) {
    case 0:
        return sine(angle);
    case 1:
        return cosine(angle);
    case 2:
        return -sine(angle);
    default:
        return -cosine(angle);
    }
}

long double sine_of_turns(long double x) {
    return sine_of_eighths<long double>(x, 0, two_pi, sinl, cosl, floorl);
}
long double cosine_of_turns(long double x) {
    return sine_of_eighths<long double>(x, 2, two_pi, sinl, cosl, floorl);
}
__float128 exact_sine_of_turns(__float128 x) {
    return sine_of_eighths<__float128>(x, 0, 2 * M_PIq, sinq, cosq, floorq);
}
__float128 exact_cosine_of_turns(__float128 x) {
    return sine_of_eighths<__float128>(x, 2, 2 * M_PIq, sinq, cosq, floorq);
}

constexpr Function functions[] = {
    {"sinFloat32", trig::sin_float32, sinl, sinq, -1},
    {"cosFloat32", trig::cos_float32, cosl, cosq, 1},
    {"sinTurnsFloat32", trig::sin_turns_float32, sine_of_turns, exact_sine_of_turns, -1},
    {"cosTurnsFloat32", trig::cos_turns_float32, cosine_of_turns, exact_cosine_of_turns, 1},
};

struct Tally {
    std::uint32_t hash = 0x811c9dc5;
    std::uint64_t wrong = 0;
    std::uint64_t close = 0;
};

bool is_correct(const Function& f, float x, float result, Tally& tally) {
    if (!std::isfinite(x)) return std::isnan(result);
    const long double truth = f.truth(x), margin = std::fabs(truth) * 0x1p-58L;
    float lower = static_cast<float>(truth - margin);
    if (lower != static_cast<float>(truth + margin)) {
        ++tally.close;
        lower = static_cast<float>(f.exact(x));
    }
    return result == lower;
}

void check(const Function& f, std::uint32_t bits, Tally& tally) {
    const float x = std::bit_cast<float>(bits), result = f.ours(x);
    const std::uint32_t word = std::isnan(result) ? 0x7fc00000 : std::bit_cast<std::uint32_t>(result);
    tally.hash = (tally.hash ^ word) * 0x9e3779b1u;
    tally.hash ^= tally.hash >> 15;
    // Sines are odd and cosines even: the truth is computed for x above 0 only.
    const bool is_negative = std::signbit(x);
    const float at_size = is_negative ? f.ours(-x) : result;
    const bool is_right =
        is_negative ? std::isnan(result) == std::isnan(at_size) && (std::isnan(result) || result == f.sign * at_size)
                    : is_correct(f, x, result, tally);
    if (is_right) return;
    if (++tally.wrong <= 3) std::fprintf(stderr, "%s(%a) is %a\n", f.name, x, result);
}

}  // namespace

int main(int count, char** arguments) {
    const long block = count == 2 ? std::strtol(arguments[1], nullptr, 10) : -1;
    if (block < 0 || block > 255) {
        std::fprintf(stderr, "Usage: posenc_every_float32 <block, 0 to 255>\n");
        return 2;
    }
    for (const Function& f : functions) {
        Tally tally;
        for (std::uint32_t i = 0; i < 1u << 24; ++i) check(f, static_cast<std::uint32_t>(block) << 24 | i, tally);
        std::printf("%s %08x %llu %llu\n", f.name, tally.hash, static_cast<unsigned long long>(tally.wrong),
                    static_cast<unsigned long long>(tally.close));
    }
}
