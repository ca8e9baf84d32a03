#include "encodings/npy_bytes.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <iterator>
#include <string_view>

namespace posenc {
namespace {

// __builtin_bit_cast: older libraries of Emscripten lack std::bit_cast.

constexpr std::string_view magic = "\x93NUMPY";
constexpr std::size_t number_bytes[] = {2, 2, 4, 8};

Status malformed(const char* allowed, double value = 0) noexcept {
    return {ErrorCode::malformed, "npy", value, allowed};
}

std::uint64_t integer(const std::uint8_t* bytes, std::size_t count, bool big_endian = false) noexcept {
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < count; ++i) value |= std::uint64_t{bytes[i]} << 8 * (big_endian ? count - 1 - i : i);
    return value;
}

// The text after 'key': in the header's dictionary; empty when the key is missing.
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

// '<f4' in quotes.
bool read_number(std::string_view text, bool any_float, NpyLayout& layout) noexcept {
    constexpr std::string_view names[] = {"f2", "V2", "f4", "f8"};
    if (text.size() < 5 || (text[0] != '\'' && text[0] != '"') || text[4] != text[0]) return false;
    if (!any_float && text.substr(1, 3) != "<f4") return false;
    layout.big_endian = text[1] == '>';
    const auto* const found = std::find(std::begin(names), std::end(names), text.substr(2, 2));
    layout.number = static_cast<NpyNumber>(found - std::begin(names));
    return found != std::end(names) && (text[1] == '<' || text[1] == '>' || text[1] == '|');
}

// The unread rest of a text.
struct Rest {
    const char* at;
    const char* end;

    [[gnu::noinline]] bool skip(char c) noexcept {
        while (at < end && *at == ' ') ++at;
        if (at == end || *at != c) return false;
        ++at;
        return true;
    }
    bool number(std::size_t& to) noexcept {
        while (at < end && *at == ' ') ++at;
        const char* const first = at;
        for (to = 0; at < end && *at >= '0' && *at <= '9'; ++at) {
            const std::size_t digit = static_cast<std::size_t>(*at - '0');
            if (to > (SIZE_MAX - digit) / 10) return false;
            to = 10 * to + digit;
        }
        return at > first;
    }
};

// "(3, 4)" or "(3, 4,)". PyTorch keeps tables as [1, N, D] or [N, 1, D].
bool read_shape(std::string_view text, bool any_float, NpyLayout& layout, std::size_t& count) noexcept {
    std::size_t sizes[64] = {};  // NumPy has no more axes
    Rest rest{text.data(), text.data() + text.size()};
    if (!rest.skip('(')) return false;
    while (!rest.skip(')')) {
        if (count == std::size(sizes) || !rest.number(sizes[count++])) return false;
        if (!rest.skip(',') && (rest.at == rest.end || *rest.at != ')')) return false;
    }
    while (any_float && count > 2) {
        auto* const one = std::find(sizes, sizes + count, std::size_t{1});
        if (one == sizes + count) break;
        std::copy(one + 1, sizes + count, one);
        --count;
    }
    layout.rows = sizes[0];
    layout.columns = sizes[1];
    return count == 2;
}

// float32 has room for all of them: the exponent moves by 127 - 15, and the smallest are multiples of 2^-24.
float half(std::uint32_t bits) noexcept {
    const std::uint32_t exponent = bits >> 10 & 31, fraction = bits & 1023;
    const float magnitude =
        exponent == 0 ? static_cast<float>(fraction) * 0x1p-24f
                      : __builtin_bit_cast(float, (exponent == 31 ? 255 : exponent + 112) << 23 | fraction << 13);
    return bits & 0x8000 ? -magnitude : magnitude;
}

double value(NpyNumber number, std::uint64_t bits) noexcept {
    if (number == NpyNumber::float64) return __builtin_bit_cast(double, bits);
    const auto low = static_cast<std::uint32_t>(bits);
    if (number == NpyNumber::float16) return half(low);
    return __builtin_bit_cast(float, number == NpyNumber::bfloat16 ? low << 16 : low);
}

}  // namespace

Status read_npy_layout(std::span<const std::uint8_t> bytes, bool any_float, NpyLayout& layout) noexcept {
    if (bytes.size() < 12 || std::memcmp(bytes.data(), magic.data(), magic.size()) != 0)
        return malformed("the bytes of a .npy file, which begin with \\x93NUMPY", static_cast<double>(bytes.size()));
    const unsigned version = bytes[6];
    if (version < 1 || version > 3) return malformed("a version from 1 to 3", version);
    const std::size_t length_bytes = version == 1 ? 2 : 4, before = 8 + length_bytes;
    const auto length = static_cast<std::size_t>(integer(bytes.data() + 8, length_bytes));
    if (length > bytes.size() - before) return malformed("a header as long as it says", static_cast<double>(length));
    layout.start = before + length;
    const std::string_view header(reinterpret_cast<const char*>(bytes.data()) + before, length);
    if (!read_number(value_of(header, "descr"), any_float, layout))
        return malformed(any_float ? "float16, bfloat16, float32 or float64: '<f2', '<V2', '<f4', '<f8'"
                                   : "float32, little-endian: '<f4'");
    const std::string_view order = value_of(header, "fortran_order");
    layout.by_column = order.starts_with("True");
    if (!layout.by_column && !order.starts_with("False")) return malformed("a fortran_order of True or False");
    std::size_t axes = 0;
    if (!read_shape(value_of(header, "shape"), any_float, layout, axes))
        return malformed(any_float ? "two axes besides those of length 1" : "two axes", static_cast<double>(axes));
    const std::size_t left = bytes.size() - layout.start, size = number_bytes[static_cast<int>(layout.number)];
    const auto [start, rows, columns, number, big_endian, by_column] = layout;
    if ((columns != 0 && rows > left / size / columns) || rows * columns * size != left)
        return malformed("as many elements as the shape says", static_cast<double>(left / size));
    return {};
}

template <class T>
void read_npy(std::span<const std::uint8_t> bytes, const NpyLayout& layout, T* out) noexcept {
    const auto [start, rows, columns, number, big_endian, by_column] = layout;
    const std::size_t size = number_bytes[static_cast<int>(number)];
    const std::uint8_t* const data = bytes.data() + start;
    for (std::size_t k = 0; k < rows * columns; ++k) {
        const std::size_t at = by_column ? k % columns * rows + k / columns : k;
        out[k] = static_cast<T>(value(number, integer(data + size * at, size, big_endian)));
    }
}
template void read_npy(std::span<const std::uint8_t>, const NpyLayout&, float*) noexcept;
template void read_npy(std::span<const std::uint8_t>, const NpyLayout&, double*) noexcept;

void write_npy(std::span<const float> table, std::size_t rows, std::size_t columns, std::uint8_t* out) noexcept {
    std::array<char, npy_header_bytes> header;
    header.fill(' ');
    header.back() = '\n';
    char* at = header.data();
    const auto put = [&](std::string_view text) { at = std::copy(text.begin(), text.end(), at); };
    const auto put_number = [&](std::size_t n) {
        std::size_t unit = 1;
        while (n / unit >= 10) unit *= 10;
        for (; unit > 0; unit /= 10) *at++ = static_cast<char>('0' + n / unit % 10);
    };
    put(magic);
    put({"\1\0\x76\0", 4});  // version 1.0, and as many bytes follow in the header
    put("{'descr': '<f4', 'fortran_order': False, 'shape': (");
    put_number(rows);
    put(", ");
    put_number(columns);
    put("), }");
    out = std::copy(header.begin(), header.end(), out);
    for (const float x : table) {
        const auto bits = __builtin_bit_cast(std::uint32_t, x);
        for (int shift = 0; shift < 32; shift += 8) *out++ = static_cast<std::uint8_t>(bits >> shift);
    }
}

}  // namespace posenc
