// Calls whose n-th allocation fails: the result, and what the call left behind.
#pragma once

#include <cstring>
#include <functional>
#include <initializer_list>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "posenc/lessons/lessons.hpp"
#include "posenc/posenc.hpp"

namespace failing {

/// Fails allocation number n, from 0, of this thread while it lives.
class Allocation {
public:
    explicit Allocation(std::size_t n) noexcept;
    ~Allocation();
    Allocation(const Allocation&) = delete;
    Allocation& operator=(const Allocation&) = delete;

    /// True once there was such an allocation.
    bool has_failed() const noexcept;
};

using Bytes = std::string;

template <class T>
void put(Bytes& to, std::span<const T> numbers) {
    to.append(reinterpret_cast<const char*>(numbers.data()), numbers.size_bytes());
}
template <class T>
void put(Bytes& to, const std::vector<T>& numbers) {
    put(to, std::span<const T>(numbers));
}
template <class T>
    requires std::is_arithmetic_v<T>
void put(Bytes& to, T number) {
    put(to, std::span<const T>(&number, 1));
}
inline void put(Bytes& to, const posenc::Frequencies& f) {
    put(to, f.inverse);
    put(to, f.remainder);
    put(to, f.attention_factor);
}
inline void put(Bytes& to, const posenc::RotaryGrid& grid) {
    put(to, std::vector<std::size_t>{grid.axes, grid.tokens, grid.pairs, grid.heads});
    put(to, grid.coordinates);
    put(to, grid.frequencies);
}

template <class... T>
Bytes bytes_of(const T&... parts) {
    Bytes bytes;
    (put(bytes, parts), ...);
    return bytes;
}

/// One call, and the bytes of all that it may change.
struct Trial {
    std::function<posenc::Status()> call;
    std::function<Bytes()> state;
};

struct Attempt {
    std::string function;
    std::function<Trial()> make;
};

/// The attempts of all files, by which a test goes.
std::vector<Attempt>& attempts();

/// Adds attempts when the program starts.
struct Attempts {
    Attempts(std::initializer_list<std::vector<Attempt>> lists) {
        for (const auto& list : lists) attempts().insert(attempts().end(), list.begin(), list.end());
    }
};

/// Numbers that no function writes.
template <class T>
std::vector<T> untouched(std::size_t size) {
    return std::vector<T>(size, T(42));
}

/// Numbers from -1 to 1.
template <class T>
std::vector<T> numbers(std::size_t size) {
    std::vector<T> x(size);
    for (std::size_t i = 0; i < size; ++i) x[i] = T(double(i * 37 % 101) - 50) / T(64);
    return x;
}

/// A function that writes `size` elements of type T.
template <class T, class Call>
std::vector<Attempt> one(const char* function, std::size_t size, Call call) {
    return {{function, [=] {
                 auto out = std::make_shared<std::vector<T>>(untouched<T>(size));
                 return Trial{[=] { return call(std::span<T>(*out)); }, [=] { return bytes_of(*out); }};
             }}};
}
/// The same with an overload for floats and one for doubles.
template <class Call>
std::vector<Attempt> both(const char* function, std::size_t size, Call call) {
    auto made = one<float>(function, size, call);
    made.push_back(one<double>(function, size, call)[0]);
    return made;
}

/// A function that turns `size` elements of x in place, and to another array. `call(x, out)`.
template <class T, class Call>
std::vector<Attempt> turned(const char* function, std::size_t size, Call call) {
    const auto trial = [=](bool in_place) {
        auto x = std::make_shared<std::vector<T>>(numbers<T>(size));
        auto out = in_place ? x : std::make_shared<std::vector<T>>(untouched<T>(size));
        return Trial{[=] { return call(std::span<const T>(*x), std::span<T>(*out)); },
                     [=] { return bytes_of(*x, *out); }};
    };
    return {{function, [=] { return trial(true); }}, {function, [=] { return trial(false); }}};
}
template <class Call>
std::vector<Attempt> both_turned(const char* function, std::size_t size, Call call) {
    auto made = turned<float>(function, size, call);
    for (Attempt& attempt : turned<double>(function, size, call)) made.push_back(std::move(attempt));
    return made;
}

/// A function that fills an object, which holds something before.
template <class Result, class Call>
std::vector<Attempt> object(const char* function, const Result& before, Call call) {
    return {{function, [=] {
                 auto out = std::make_shared<Result>(before);
                 return Trial{[=] { return call(*out); }, [=] { return bytes_of(*out); }};
             }}};
}

}  // namespace failing
