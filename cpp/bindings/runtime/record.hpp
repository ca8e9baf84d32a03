// A record carries a call's arguments from JavaScript: one double for each number, flag and enumerator, and the address
// and length of each array. Fields are in the order of the C++ declarations, which TypeScript gets at build time.
#pragma once

#include <array>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <type_traits>
#include <vector>

#include "bindings/runtime/fields.hpp"
#include "core/output.hpp"
#include "posenc/core/positions.hpp"

namespace posenc::bindings {

/// Arrays are addresses in WebAssembly memory: they pass as numbers.
using Address = std::uintptr_t;

/// An array of floats or of doubles.
struct Floats {
    Address address = 0;
    std::size_t size = 0;
    bool wide = false;

    template <class T>
    std::span<T> of() const noexcept {
        return {reinterpret_cast<T*>(address), size};
    }
};
struct FloatsIn : Floats {};
struct FloatsOut : Floats {
    /// Calls `body` with the span in its own type.
    template <class Body>
    auto visit(Body&& body) const {
        return wide ? body(of<double>()) : body(of<float>());
    }
};

class Record {
public:
    explicit Record(Address at) noexcept : at_(reinterpret_cast<double*>(at)) {}

    [[gnu::noinline]] double take() noexcept { return *at_++; }
    Address take_address() noexcept { return static_cast<Address>(take()); }
    [[gnu::noinline]] void give(double x) noexcept { *at_++ = x; }

    void take(double& to) noexcept { to = take(); }
    [[gnu::noinline]] void take(bool& to) noexcept { to = take() != 0; }
    [[gnu::noinline]] void take(int& to) noexcept { to = static_cast<int>(take()); }
    void take(unsigned& to) noexcept { to = static_cast<unsigned>(take()); }
    /// In WebAssembly, where it is not a size.
    template <std::same_as<std::uint64_t> T>
        requires(!std::same_as<T, std::size_t>)
    [[gnu::noinline]] void take(T& to) noexcept {
        to = static_cast<T>(take());
    }
    /// JavaScript's numbers exceed 32-bit sizes: those saturate, and the library rejects them.
    [[gnu::noinline]] void take(std::size_t& to) noexcept {
        const double x = take();
        to = x < 4294967295.0 ? static_cast<std::size_t>(x) : SIZE_MAX;
    }
    template <class T>
        requires std::is_enum_v<T>
    void take(T& to) noexcept {
        to = static_cast<T>(static_cast<int>(take()));
    }
    /// NaN means omitted.
    template <class T>
    void take(std::optional<T>& to) noexcept {
        to.reset();
        if (std::isnan(*at_))
            ++at_;
        else
            take(to.emplace());
    }
    template <class T>
    void take(std::span<T>& to) noexcept {
        const auto [address, size] = take_array();
        to = {reinterpret_cast<T*>(address), size};
    }
    [[gnu::noinline]] void take(std::vector<double>& to) {
        std::span<const double> from;
        take(from);
        to.assign(from.begin(), from.end());
    }
    [[gnu::noinline]] void take(Floats& to) noexcept {
        to.address = take_address();
        take(to.size);
        take(to.wide);
    }
    [[gnu::noinline]] void take(Output& to) noexcept {
        FloatsOut out;
        take(out);
        to = out.visit([](auto span) { return Output(span); });
    }
    template <std::size_t N>
    void take(std::array<std::size_t, N>& to) noexcept {
        for (std::size_t& one : to) take(one);
    }
    /// A list of structs is in the record itself, after its length.
    template <Described T>
    void take(std::vector<T>& to) {
        std::size_t count;
        take(count);
        to.resize(count);
        for (T& one : to) take(one);
    }
    /// A list when its address is not 0, a range otherwise.
    [[gnu::noinline]] void take(Positions& to) noexcept {
        take(to.first);
        take(to.step);
        take(to.count);
        to.values = reinterpret_cast<const double*>(take_address());
    }
    template <Described T>
    void take(T& to) {
        for_each_field<T>([&](auto member, const char*) { take(to.*member); });
    }

    template <class T>
        requires std::is_arithmetic_v<T> || std::is_enum_v<T>
    void give(T from) noexcept {
        give(static_cast<double>(from));
    }
    [[gnu::noinline]] void give(const std::vector<double>& from) noexcept {
        give(static_cast<double>(reinterpret_cast<Address>(from.data())));
        give(static_cast<double>(from.size()));
    }
    template <Described T>
    void give(const std::vector<T>& from) noexcept {
        give(static_cast<double>(from.size()));
        for (const T& one : from) give(one);
    }
    template <Described T>
    void give(const T& from) noexcept {
        for_each_field<T>([&](auto member, const char*) { give(from.*member); });
    }

private:
    struct Array {
        Address address;
        std::size_t size;
    };
    [[gnu::noinline]] Array take_array() noexcept {
        const Address address = take_address();
        return {address, static_cast<std::size_t>(take())};
    }

    double* at_;
};

}  // namespace posenc::bindings
