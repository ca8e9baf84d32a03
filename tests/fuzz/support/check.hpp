// Properties of every input: nothing outside the output is touched, a rejection names its argument and changes nothing,
// and the instruction set changes no bit.
#pragma once

#if defined(__SANITIZE_ADDRESS__) || __has_feature(address_sanitizer)
#include <sanitizer/asan_interface.h>
#define POSENC_FUZZ_POISON(address, bytes) ASAN_POISON_MEMORY_REGION(address, bytes)
#define POSENC_FUZZ_UNPOISON(address, bytes) ASAN_UNPOISON_MEMORY_REGION(address, bytes)
#else
#define POSENC_FUZZ_POISON(address, bytes)
#define POSENC_FUZZ_UNPOISON(address, bytes)
#endif

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <initializer_list>
#include <span>
#include <string>
#include <vector>

#include "posenc/core/error.hpp"
#include "posenc/core/isa.hpp"
#include "support/input.hpp"

namespace fuzz {

[[noreturn]] inline void fail(const char* what) {
    std::fprintf(stderr, "FINDING: %s\n", what);
    std::abort();
}
inline void require(bool holds, const char* what) {
    if (!holds) fail(what);
}

/// An output array with poisoned guard bytes around it, at any alignment of its element type.
template <class T>
class Guarded {
public:
    explicit Guarded(std::size_t count, std::size_t shift = 0)
        : bytes_(before + shift % 16 * sizeof(T) + count * sizeof(T) + after, filling), count_(count),
          start_(before + shift % 16 * sizeof(T)) {
        POSENC_FUZZ_POISON(bytes_.data(), start_);
        POSENC_FUZZ_POISON(bytes_.data() + end(), bytes_.size() - end());
    }
    ~Guarded() { unpoison(); }
    Guarded(const Guarded&) = delete;
    Guarded& operator=(const Guarded&) = delete;

    std::span<T> span() { return {reinterpret_cast<T*>(bytes_.data() + start_), count_}; }

    /// The guards are read at the end: kernels of hand-written intrinsics may escape the poison.
    void check_guards() {
        unpoison();
        const auto untouched = [](unsigned char byte) { return byte == filling; };
        require(std::all_of(bytes_.begin(), bytes_.begin() + std::ptrdiff_t(start_), untouched),
                "bytes before the output were written");
        require(std::all_of(bytes_.begin() + std::ptrdiff_t(end()), bytes_.end(), untouched),
                "bytes after the output were written");
    }
    void check_unchanged() {
        unpoison();
        for (const unsigned char byte : bytes_) require(byte == filling, "a refused call changed its output");
    }

private:
    static constexpr std::size_t before = 64, after = 128;
    static constexpr unsigned char filling = 0xa5;

    std::size_t end() const { return start_ + count_ * sizeof(T); }
    void unpoison() { POSENC_FUZZ_UNPOISON(bytes_.data(), bytes_.size()); }

    std::vector<unsigned char> bytes_;
    std::size_t count_, start_;
};

inline void check_refusal(const posenc::Status& status) {
    require(status.argument[0] != 0, "a refusal names no argument");
    require(status.allowed[0] != 0, "a refusal does not say what is allowed");
    require(!posenc::error_message(status).empty(), "a refusal has no message");
}

/// Calls `make(span)` for an output of `elements`, on the plain kernels and on others.
template <class T, class Make>
posenc::Status run(Input& input, std::size_t elements, Make&& make) {
    const auto isas = posenc::available_isas();
    const auto isa = isas[input.byte() % isas.size()];
    Guarded<T> plain(elements, input.byte()), other(elements, input.byte());
    posenc::force_isa(isas.front());
    const posenc::Status status = make(plain.span());
    posenc::force_isa(isa);
    const posenc::Status again = make(other.span());
    require(status.code == again.code, "two instruction sets disagree about what is allowed");
    if (!status.ok()) {
        check_refusal(status);
        plain.check_unchanged();
        other.check_unchanged();
        return status;
    }
    plain.check_guards();
    other.check_guards();
    // The sign of a NaN, which infinite products leave, is unspecified: IEEE 754 and WebAssembly leave it open.
    const auto both_nan = [](T a, T b) { return a != a && b != b; };
    for (std::size_t i = 0; i < elements; ++i)
        if (!both_nan(plain.span()[i], other.span()[i]) &&
            std::memcmp(&plain.span()[i], &other.span()[i], sizeof(T)) != 0) {
            std::fprintf(stderr, "element %zu of %zu: scalar %.17g, %s %.17g\n", i, elements, double(plain.span()[i]),
                         std::string(isa).c_str(), double(other.span()[i]));
            fail("two instruction sets give different bits");
        }
    return status;
}

/// The right size most of the time.
inline std::vector<float> floats(Input& input, std::size_t count) {
    std::vector<float> list(input.byte() < 220 ? count : input.size(100) % 1000);
    for (float& x : list) x = float(std::int8_t(input.byte())) / 8;
    return list;
}

/// Runs one of several subjects.
inline int one_of(std::initializer_list<void (*)(Input&)> subjects, const std::uint8_t* data, std::size_t size) {
    Input input(data, size);
    subjects.begin()[input.byte() % subjects.size()](input);
    return 0;
}

/// The size limit of a result; a table that claims to be larger gets a small output, which it must reject.
inline constexpr std::size_t most_elements = 1 << 16;
inline constexpr std::size_t widest = 2048;

inline std::size_t output_size(std::size_t rows, std::size_t columns) {
    if (rows == 0) return 0;
    return columns <= most_elements / rows ? rows * columns : 7;
}

/// In float32 or float64. Wide tables of a few rows are skipped: their ladders take long.
template <class Make>
void run_table(Input& input, std::size_t rows, std::size_t columns, Make&& make) {
    if (columns > widest && rows > 0 && rows < 8) return;
    const std::size_t elements = output_size(rows, columns);
    if (input.flip())
        run<float>(input, elements, make);
    else
        run<double>(input, elements, make);
}

}  // namespace fuzz
