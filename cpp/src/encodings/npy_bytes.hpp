// The bytes of .npy files, for the C++ functions and for the bindings, which make no vectors.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "posenc/core/error.hpp"

namespace posenc {

/// Magic, version, length and dictionary of every file that is written: NumPy pads them to a multiple of 64, and two
/// sizes of 64 bits fit into 128.
inline constexpr std::size_t npy_header_bytes = 128;

/// The floats of NumPy and of PyTorch. NumPy has no bfloat16 and writes two bytes of unknown type, V2.
enum class NpyNumber { float16, bfloat16, float32, float64 };

/// The contents of a header.
struct NpyLayout {
    std::size_t start = 0;  ///< of the numbers
    std::size_t rows = 0, columns = 0;
    NpyNumber number = NpyNumber::float32;
    bool big_endian = false;
    bool by_column = false;
};

/// Reads the header: of little-endian float32 with two axes, or of any float in either byte order with additional axes
/// of length 1. Errors: malformed, also for a file whose count of numbers disagrees with its header.
Status read_npy_layout(std::span<const std::uint8_t> bytes, bool any_float, NpyLayout& layout) noexcept;

/// All numbers of a file, row by row.
template <class T>
void read_npy(std::span<const std::uint8_t> bytes, const NpyLayout& layout, T* out) noexcept;

/// A file of npy_header_bytes + 4 rows columns bytes.
void write_npy(std::span<const float> table, std::size_t rows, std::size_t columns, std::uint8_t* out) noexcept;

}  // namespace posenc
