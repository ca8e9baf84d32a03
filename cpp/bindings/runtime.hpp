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
