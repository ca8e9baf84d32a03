// Turns a call from JavaScript into one of a library function: its arguments are read from a record, one after the
// other, and its results written to the same record. A call returns 0 or an error code, whose details JavaScript then
// fetches.
//
// Bindings compute nothing.
#pragma once

#include <memory>
#include <tuple>
#include <type_traits>
#include <utility>

#include "bindings/runtime/record.hpp"
#include "posenc/core/error.hpp"

namespace posenc::bindings {

/// An object that lives in the module until JavaScript releases it.
class Object {
public:
    // Not pure virtual: the handler for calls of pure functions would bring printf with it.
    virtual ~Object() = default;
    /// Writes rows first .. first + count - 1 of a table to an address, or rotates that many tokens at an address.
    virtual void write(std::size_t, std::size_t, Address) {}
};

/// A table or a rotation in transfer, piece by piece, so that WebAssembly memory does not grow with it. The last piece
/// releases it.
struct Piece {
    std::size_t object = 0;  ///< 0 before the first piece
    std::size_t first = 0, count = 0;
    bool more = false;  ///< whether other pieces follow
    bool wide = false;  ///< whether elements are doubles
    std::size_t out = 0;
};
POSENC_FIELDS(Piece, (object, first, count, more, wide, out), ())

/// Remembers a status for `status_argument` and the others, and returns its code.
int report(const Status& status) noexcept;

/// Writes a piece; where others follow, the record's first number is the object that has them.
int write_piece(std::unique_ptr<Object> object, const Piece& piece, Address record) noexcept;

/// Any `Table` with a `write<T>(first, count, T*)`.
template <class Table, class T>
class TableObject final : public Object {
public:
    template <class... A>
    explicit TableObject(A&&... arguments) : table_(std::forward<A>(arguments)...) {}
    void write(std::size_t first, std::size_t count, Address out) override {
        table_.write(first, count, reinterpret_cast<T*>(out));
    }

private:
    Table table_;
};

/// The output of the first piece of a table.
struct Start {
    bool wide;
    std::unique_ptr<Object> object;

    /// The table in the requested number type, unless `valid` says that its options are not.
    template <class Table, class... A>
    Status table(const Status& valid, A&&... arguments) {
        if (!valid) return valid;
        if (wide)
            object = std::make_unique<TableObject<Table, double>>(std::forward<A>(arguments)...);
        else
            object = std::make_unique<TableObject<Table, float>>(std::forward<A>(arguments)...);
        return valid;
    }
};

/// A result that holds arrays: they are copied from where they are, and released then.
template <class T>
struct Result final : Object {
    T value;
};
template <class T>
inline constexpr bool holds_arrays = false;

/// One parameter of a function: taken from the record before the call, or given to it afterwards.
template <class T>
struct Argument {
    std::remove_cvref_t<T> value{};
    void take(Record& record) { record.take(value); }
    void give(Record&) {}
    std::remove_cvref_t<T>& get() { return value; }
};
template <class T>
    requires(!std::is_const_v<T> && !holds_arrays<T>)
struct Argument<T&> {
    T value{};
    void take(Record&) {}
    void give(Record& record) { record.give(value); }
    T& get() { return value; }
};
template <class T>
    requires(!std::is_const_v<T> && holds_arrays<T>)
struct Argument<T&> {
    std::unique_ptr<Result<T>> result = std::make_unique<Result<T>>();
    void take(Record&) {}
    void give(Record& record) {
        record.give(result->value);
        record.give(reinterpret_cast<Address>(static_cast<Object*>(result.release())));
    }
    T& get() { return result->value; }
};

/// A table whose options are validated by a function of that name.
template <class Table, class Options>
Status start_table(Start& start, const Options& options) {
    return start.table<Table>(validate(options), options);
}

template <auto Function, class... A>
int run_call(Address at, Status (*)(A...)) {
    Record record(at);
    std::tuple<Argument<A>...> arguments;
    const Status status = std::apply(
        [&](auto&... argument) {
            (argument.take(record), ...);
            return Function(argument.get()...);
        },
        arguments);
    if (status) std::apply([&](auto&... argument) { (argument.give(record), ...); }, arguments);
    return report(status);
}
template <auto Function>
int run_call(Address record) {
    return run_call<Function>(record, +Function);
}

template <auto Function, class... A>
int run_table(Address at, Status (*)(Start&, A...)) {
    Record record(at);
    Piece piece;
    record.take(piece);
    if (piece.object) return write_piece(nullptr, piece, at);
    std::tuple<Argument<A>...> arguments;
    Start start{piece.wide, nullptr};
    const Status status = std::apply(
        [&](auto&... argument) {
            (argument.take(record), ...);
            return Function(start, argument.get()...);
        },
        arguments);
    if (!status) return report(status);
    return write_piece(std::move(start.object), piece, at);
}
template <auto Function>
int run_table(Address record) {
    return run_table<Function>(record, +Function);
}

}  // namespace posenc::bindings
