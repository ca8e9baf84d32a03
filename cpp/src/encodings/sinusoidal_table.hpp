// A sinusoidal table that can be written in pieces; the WebAssembly bindings use it to keep memory constant.
#pragma once

#include <cstddef>
#include <memory>

#include "frequencies/ladder.hpp"
#include "posenc/encodings/sinusoidal.hpp"
#include "tables/sincos_table.hpp"

namespace posenc {

Status validate(const SinusoidalOptions& options) noexcept;

class SinusoidalTable {
public:
    /// The options must have been validated; a list of positions is borrowed.
    explicit SinusoidalTable(const SinusoidalOptions& options);

    template <class T>
    void write(std::size_t first_row, std::size_t count, T* out) const;

private:
    std::size_t dim_;
    std::shared_ptr<const LadderValues> ladder_;
    SinCosTable table_;
    SinCosLayout layout_;
    bool zero_column_ = false;
};

}  // namespace posenc
