// The table of lesson 002, written in pieces.
#pragma once

#include "posenc/encodings/doubled_exponent.hpp"
#include "tables/wave_table.hpp"

namespace posenc {

Status validate(const DoubledExponentOptions& options) noexcept;

class DoubledExponentTable {
public:
    /// The options must have been validated; a list of positions is borrowed.
    explicit DoubledExponentTable(const DoubledExponentOptions& options);

    template <class T>
    void write(std::size_t first_row, std::size_t count, T* out) const;

private:
    std::size_t dim_;
    Turns turns_;
    SinCosTable table_;
};

}  // namespace posenc
