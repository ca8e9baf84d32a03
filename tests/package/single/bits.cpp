// Prints a hash of the bits of what the engine computes: from the single header, or from the library.
#if defined(POSENC_LIBRARY)
#include "posenc/posenc.hpp"
#else
#include "posenc_single.hpp"
#endif

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <numeric>
#include <vector>

#if !defined(POSENC_LIBRARY)
const char* version_of_implementation();
#endif

namespace {

using namespace posenc;

template <class T>
void print(const char* name, const std::vector<T>& values) {
    std::uint64_t hash = 14695981039346656037u;
    const auto* const bytes = reinterpret_cast<const unsigned char*>(values.data());
    for (std::size_t i = 0; i < values.size() * sizeof(T); ++i) hash = (hash ^ bytes[i]) * 1099511628211u;
    std::printf("%s %016llx\n", name, static_cast<unsigned long long>(hash));
}

template <class T>
std::vector<T> numbers(std::size_t count) {
    std::vector<T> made(count);
    for (std::size_t i = 0; i < count; ++i) {
        const float x = static_cast<float>(i * 7919 % 2003) / 512 - 2;
        if constexpr (std::is_same_v<T, Float16>)
            made[i] = to_float16(x);
        else if constexpr (std::is_same_v<T, Bfloat16>)
            made[i] = to_bfloat16(x);
        else
            made[i] = static_cast<T>(x);
    }
    return made;
}

template <class T>
void print_rotations(const char* name, const Frequencies& frequencies) {
    for (const Pairing pairing : {Pairing::interleaved, Pairing::rotate_half})
        for (const std::size_t tokens : {1, 7, 100}) {
            std::vector<T> x = numbers<T>(tokens * 3 * 86), prepared = x;
            apply_rotary({.positions = range(123456, tokens),
                          .heads = 3,
                          .head_dim = 86,
                          .heads_first = false,
                          .pairing = pairing},
                         frequencies, std::span<const T>(x), std::span<T>(x));
            print(name, x);
            PreparedRotary rotary =
                prepare_rotary({.head_dim = 86, .heads_first = false, .pairing = pairing, .length = 10}, frequencies);
            rotary.apply({.positions = range(3, tokens)}, std::span<const T>(prepared), std::span<T>(prepared));
            print(name, prepared);
        }
}

template <class T>
void print_tables(const char* name, const Frequencies& frequencies) {
    const std::vector<double> positions = {0, -1, 0.5, 1e9, 9007199254740991.0, 3};
    for (const Positions& p : {range(300), range(1e6, 100, 0.25), list(positions)}) {
        std::vector<T> table(p.count * 65), cosine(p.count * frequencies.size()), sine(cosine);
        make_sinusoidal_table({.positions = p, .dim = 65}, std::span<T>(table));
        print(name, table);
        make_rotary_table({.positions = p}, frequencies, std::span<T>(cosine), std::span<T>(sine));
        print(name, cosine);
        print(name, sine);
    }
}

}  // namespace

int main() {
#if !defined(POSENC_LIBRARY)
    if (std::strcmp(version_of_implementation(), version) != 0) return 1;
#endif
    const Frequencies frequencies = make_rotary_frequencies({.rotary_dim = 82});
    print_tables<float>("float tables", frequencies);
    print_tables<double>("double tables", frequencies);
    print_rotations<float>("float", frequencies);
    print_rotations<double>("double", frequencies);
    print_rotations<Float16>("float16", frequencies);
    print_rotations<Bfloat16>("bfloat16", frequencies);
    std::vector<float> bias(4 * 9 * 9);
    make_alibi_bias({.heads = 4, .queries = 9, .keys = 9}, std::span<float>(bias));
    print("ALiBi", bias);
    const std::vector<double> x = numbers<double>(1000);
    std::vector<double> sine(x.size());
    for (std::size_t i = 0; i < x.size(); ++i) sine[i] = trig::sin(x[i] * 1e15);
    print("sines", sine);
}
