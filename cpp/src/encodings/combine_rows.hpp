// Part of a batch at a time; the WebAssembly bindings use it to keep memory constant.
#pragma once

#include "posenc/encodings/combine.hpp"

namespace posenc {

/// Checks the options that do not depend on shapes: dim, alpha, dropout.
Status validate(const CombineOptions& options) noexcept;

/// n = rows x dim elements of which the first is number `first_element` of the batch, x and table rows side by side.
template <class T>
void combine_rows(const CombineOptions& options, const T* x, const T* table, T* out, std::size_t n,
                  std::uint64_t first_element) noexcept;

}  // namespace posenc
