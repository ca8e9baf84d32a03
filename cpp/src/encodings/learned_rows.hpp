// A learned table in pieces; the WebAssembly bindings use it to keep memory constant.
#pragma once

#include "posenc/encodings/learned.hpp"

namespace posenc {

Status validate(const LearnedTableOptions& options) noexcept;

/// Rows first_row .. first_row + count - 1 of a table whose options have been validated.
template <class T>
void write_learned_rows(const LearnedTableOptions& options, std::size_t first_row, std::size_t count, T* out) noexcept;

}  // namespace posenc
