// Tables as NumPy's .npy files: float32, two axes; other floats can be read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "posenc/core/error.hpp"

namespace posenc {

/// A table read from a file.
struct NpyTable {
    std::vector<float> data{};  ///< [rows, columns], row-major
    std::size_t rows = 0;
    std::size_t columns = 0;
};
/// A table of any floats.
struct NpyDoubles {
    std::vector<double> data{};  ///< [rows, columns], row-major
    std::size_t rows = 0;
    std::size_t columns = 0;
};

/// The bytes of a .npy file (version 1.0) that holds the table.
///
/// Shapes: table [rows, columns], row-major. Units: none. Errors: shape_mismatch if the table does not hold rows x
/// columns elements; too_large; out_of_memory. A failing call changes nothing. Accuracy: exact. Cost: O(rows columns).
/// Source: NumPy Enhancement Proposal 1. Example: tests/examples/npy.cpp
Status try_encode_npy(std::span<const float> table, std::size_t rows, std::size_t columns,
                      std::vector<std::uint8_t>& bytes) noexcept;

/// The table that the bytes of a .npy file hold: little-endian float32 with two axes, of any version, in C or Fortran
/// order (which is turned into rows). As doubles it takes float16, bfloat16 (two bytes that NumPy calls V2), float32
/// and float64 in either byte order, each value as it is, and leaves out axes of length 1 beyond two.
///
/// Shapes, Units, Accuracy, Cost, Source, Example: as try_encode_npy. Errors: malformed for anything else, saying what
/// was expected; out_of_memory. A failing call changes nothing.
Status try_decode_npy(std::span<const std::uint8_t> bytes, NpyTable& table) noexcept;
Status try_decode_npy(std::span<const std::uint8_t> bytes, NpyDoubles& table) noexcept;

inline std::vector<std::uint8_t> encode_npy(std::span<const float> table, std::size_t rows, std::size_t columns) {
    std::vector<std::uint8_t> bytes;
    check(try_encode_npy(table, rows, columns, bytes));
    return bytes;
}
inline NpyTable decode_npy(std::span<const std::uint8_t> bytes) {
    NpyTable table;
    check(try_decode_npy(bytes, table));
    return table;
}

/// Writes or reads a file; not in the WebAssembly build, which has none.
/// Shapes, Units, Accuracy, Cost, Source, Example: as above. Errors: as above, and malformed for a file that cannot be
/// opened, read or written.
Status try_save_npy(const std::string& path, std::span<const float> table, std::size_t rows,
                    std::size_t columns) noexcept;
Status try_load_npy(const std::string& path, NpyTable& table) noexcept;

inline void save_npy(const std::string& path, std::span<const float> table, std::size_t rows, std::size_t columns) {
    check(try_save_npy(path, table, rows, columns));
}
inline NpyTable load_npy(const std::string& path) {
    NpyTable table;
    check(try_load_npy(path, table));
    return table;
}

}  // namespace posenc
