#include "posenc/encodings/npy.hpp"

#include <bit>
#include <charconv>
#include <cstring>
#include <string_view>

#include "core/guard.hpp"

#if !defined(__EMSCRIPTEN__)  // JavaScript has its own reader: a page has no files
#include <cstdio>
#include <memory>

namespace posenc {
namespace {

constexpr std::string_view magic = "\x93NUMPY";

Status malformed(const char* allowed, double value = 0) noexcept {
    return {ErrorCode::malformed, "npy", value, allowed};
}

std::uint32_t little_endian(const std::uint8_t* bytes, std::size_t count) noexcept {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < count; ++i) value |= std::uint32_t{bytes[i]} << (8 * i);
    return value;
}

// What stands after 'key': in the header's dictionary; empty when the key is missing.
std::string_view value_of(std::string_view header, std::string_view key) noexcept {
    for (std::size_t at = header.find(key); at != std::string_view::npos; at = header.find(key, at + 1)) {
        const std::size_t end = at + key.size();
        if (at == 0 || end >= header.size() || header[at - 1] != header[end] ||
            (header[end] != '\'' && header[end] != '"'))
            continue;
        const std::size_t colon = header.find_first_not_of(' ', end + 1);
        if (colon == std::string_view::npos || header[colon] != ':') continue;
        const std::size_t start = header.find_first_not_of(' ', colon + 1);
        return start == std::string_view::npos ? std::string_view() : header.substr(start);
    }
    return {};
}

// "(3, 4)" or "(3, 4,)".
bool read_shape(std::string_view text, std::size_t& rows, std::size_t& columns) noexcept {
    const char* at = text.data();
    const char* end = at + text.size();
    const auto skip = [&](char c) {
        while (at < end && *at == ' ') ++at;
        if (at == end || *at != c) return false;
        ++at;
        while (at < end && *at == ' ') ++at;
        return true;
    };
    const auto number = [&](std::size_t& to) {
        const auto [next, error] = std::from_chars(at, end, to);
        at = next;
        return error == std::errc();
    };
    if (!skip('(') || !number(rows) || !skip(',') || !number(columns)) return false;
    skip(',');
    return skip(')');
}

}  // namespace

Status try_encode_npy(std::span<const float> table, std::size_t rows, std::size_t columns,
                      std::vector<std::uint8_t>& bytes) noexcept {
    POSENC_TRY(guard::shape(table.size(), rows, columns, "table", "rows x columns elements"));
    return guard::no_throw([&]() -> Status {
        std::string header = "{'descr': '<f4', 'fortran_order': False, 'shape': (" + std::to_string(rows) + ", " +
                             std::to_string(columns) + "), }";
        const std::size_t before = magic.size() + 4;
        header.append(63 - (before + header.size()) % 64, ' ').push_back('\n');
        std::vector<std::uint8_t> made(magic.begin(), magic.end());
        made.insert(made.end(),
                    {1, 0, static_cast<std::uint8_t>(header.size()), static_cast<std::uint8_t>(header.size() >> 8)});
        made.insert(made.end(), header.begin(), header.end());
        made.reserve(made.size() + 4 * table.size());
        for (const float x : table) {
            const auto bits = std::bit_cast<std::uint32_t>(x);
            for (int shift = 0; shift < 32; shift += 8) made.push_back(static_cast<std::uint8_t>(bits >> shift));
        }
        bytes = std::move(made);
        return {};
    });
}

Status try_decode_npy(std::span<const std::uint8_t> bytes, NpyTable& table) noexcept {
    if (bytes.size() < 12 || std::memcmp(bytes.data(), magic.data(), magic.size()) != 0)
        return malformed("the bytes of a .npy file, which begin with \\x93NUMPY", static_cast<double>(bytes.size()));
    const unsigned version = bytes[6];
    if (version < 1 || version > 3) return malformed("a version from 1 to 3", version);
    const std::size_t length_bytes = version == 1 ? 2 : 4, start = 8 + length_bytes;
    const std::size_t length = little_endian(bytes.data() + 8, length_bytes);
    if (length > bytes.size() - start) return malformed("a header as long as it says", static_cast<double>(length));
    const std::string_view header(reinterpret_cast<const char*>(bytes.data()) + start, length);
    const std::string_view type = value_of(header, "descr"), order = value_of(header, "fortran_order");
    if (!type.starts_with("'<f4'") && !type.starts_with("\"<f4\"")) return malformed("float32, little-endian: '<f4'");
    const bool by_column = order.starts_with("True");
    if (!by_column && !order.starts_with("False")) return malformed("a fortran_order of True or False");
    std::size_t rows = 0, columns = 0;
    if (!read_shape(value_of(header, "shape"), rows, columns)) return malformed("two axes");
    const std::size_t held = (bytes.size() - start - length) / 4;
    if ((columns != 0 && rows > held / columns) || rows * columns * 4 != bytes.size() - start - length)
        return malformed("as many elements as the shape says", static_cast<double>(held));
    return guard::no_throw([&]() -> Status {
        NpyTable read{std::vector<float>(rows * columns), rows, columns};
        const std::uint8_t* data = bytes.data() + start + length;
        for (std::size_t k = 0; k < read.data.size(); ++k) {
            const std::size_t at = by_column ? k % columns * rows + k / columns : k;
            read.data[k] = std::bit_cast<float>(little_endian(data + 4 * at, 4));
        }
        table = std::move(read);
        return {};
    });
}

namespace {

struct Close {
    void operator()(std::FILE* file) const noexcept { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Close>;

}  // namespace

Status try_save_npy(const std::string& path, std::span<const float> table, std::size_t rows,
                    std::size_t columns) noexcept {
    std::vector<std::uint8_t> bytes;
    POSENC_TRY(try_encode_npy(table, rows, columns, bytes));
    File file(std::fopen(path.c_str(), "wb"));
    const bool written = file && std::fwrite(bytes.data(), 1, bytes.size(), file.get()) == bytes.size();
    if (!written || std::fclose(file.release()) != 0)
        return {ErrorCode::malformed, "path", 0, "a file that can be written"};
    return {};
}

Status try_load_npy(const std::string& path, NpyTable& table) noexcept {
    return guard::no_throw([&]() -> Status {
        const File file(std::fopen(path.c_str(), "rb"));
        if (!file) return {ErrorCode::malformed, "path", 0, "a file that can be read"};
        std::vector<std::uint8_t> bytes, piece(1 << 16);
        while (const std::size_t count = std::fread(piece.data(), 1, piece.size(), file.get()))
            bytes.insert(bytes.end(), piece.begin(), piece.begin() + static_cast<std::ptrdiff_t>(count));
        if (std::ferror(file.get())) return {ErrorCode::malformed, "path", 0, "a file that can be read"};
        return try_decode_npy(bytes, table);
    });
}

}  // namespace posenc
#endif
