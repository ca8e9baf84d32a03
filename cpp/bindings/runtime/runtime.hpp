// What every binding shares: the arena that arrays travel through, the status of the last call, and writers that hand
// out a table in pieces, so that WebAssembly memory does not grow with the table.
//
// Bindings compute nothing. A binding returns 0, or the error code, whose details JavaScript then asks for.
#pragma once

#include <emscripten/bind.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <type_traits>
#include <utility>

#include "posenc/core/error.hpp"
#include "posenc/core/positions.hpp"

namespace posenc::bindings {

/// Remembers a status for `status_argument` and the others, and returns its code.
int report(const Status& status) noexcept;

/// Arrays are addresses in WebAssembly memory: they pass as numbers.
using Address = std::uintptr_t;

template <class T>
std::span<T> span(Address address, std::size_t count) noexcept {
    return {reinterpret_cast<T*>(address), count};
}

/// Turns a number of JavaScript into what a binding takes.
template <class T>
T from_number(double x) noexcept {
    if constexpr (std::is_same_v<T, bool>)
        return static_cast<int>(x) != 0;
    else
        return static_cast<T>(x);
}

template <auto Function>
struct Numbers;
template <class R, class... A, R (*Function)(A...)>
struct Numbers<Function> {
    template <class>
    using Number = double;
    static R call(Number<A>... numbers) { return Function(from_number<A>(numbers)...); }
};

/// Registers a function that takes numbers only. Embind makes a caller, a type and a list for each signature that it
/// meets: with every argument a double there is one signature for each count of them.
template <auto Function>
void bind(const char* name) {
#if defined(__wasm_nontrapping_fptoint__)
    emscripten::function(name, &Numbers<Function>::call);
#else
    emscripten::function(name, Function);  // plain JavaScript has no short way from a double to an integer
#endif
}

/// A list when the address is not 0, a range otherwise.
inline Positions positions(double first, double step, double count, Address values) noexcept {
    const auto n = static_cast<std::size_t>(count);
    return values ? list(span<const double>(values, n)) : range(first, n, step);
}

/// A table that is written in pieces of whole rows.
class RowWriter {
public:
    virtual ~RowWriter() = default;
    // Not pure: the handler for calls of pure functions would bring printf with it.
    virtual void write(std::size_t, std::size_t, Address) {}
};

/// Makes `writer` the one that `write_rows` uses.
void set_writer(std::unique_ptr<RowWriter> writer) noexcept;

/// A writer for any `Table` with a `write<T>(first_row, count, T*)`.
template <class Table, class T>
class TableWriter final : public RowWriter {
public:
    template <class Options>
    explicit TableWriter(const Options& options) : table_(options) {}
    void write(std::size_t first_row, std::size_t count, Address out) override {
        table_.write(first_row, count, reinterpret_cast<T*>(out));
    }

private:
    Table table_;
};

/// Sets the writer for a table in the wanted number type.
template <class Table, class Options>
int start_table(const Status& valid, const Options& options, bool wide) {
    if (!valid) return report(valid);
    if (wide)
        set_writer(std::make_unique<TableWriter<Table, double>>(options));
    else
        set_writer(std::make_unique<TableWriter<Table, float>>(options));
    return 0;
}

}  // namespace posenc::bindings
