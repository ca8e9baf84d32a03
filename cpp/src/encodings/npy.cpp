#include "posenc/encodings/npy.hpp"

#include "core/guard.hpp"
#include "encodings/npy_bytes.hpp"

#if !defined(__EMSCRIPTEN__)  // the bindings write to the arrays of JavaScript, and a page has no files
#include <cstdio>
#include <memory>

namespace posenc {

Status try_encode_npy(std::span<const float> table, std::size_t rows, std::size_t columns,
                      std::vector<std::uint8_t>& bytes) noexcept {
    POSENC_TRY(guard::shape(table.size(), rows, columns, "table", "rows x columns elements"));
    return guard::no_throw([&]() -> Status {
        std::vector<std::uint8_t> made(npy_header_bytes + 4 * table.size());
        write_npy(table, rows, columns, made.data());
        bytes = std::move(made);
        return {};
    });
}

namespace {

template <class Table>
Status decode(std::span<const std::uint8_t> bytes, bool any_float, Table& table) noexcept {
    NpyLayout layout;
    POSENC_TRY(read_npy_layout(bytes, any_float, layout));
    return guard::no_throw([&]() -> Status {
        Table read;
        read.data.resize(layout.rows * layout.columns);
        read.rows = layout.rows;
        read.columns = layout.columns;
        read_npy(bytes, layout, read.data.data());
        table = std::move(read);
        return {};
    });
}

struct Close {
    void operator()(std::FILE* file) const noexcept { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Close>;

}  // namespace

Status try_decode_npy(std::span<const std::uint8_t> bytes, NpyTable& table) noexcept {
    return decode(bytes, false, table);
}
Status try_decode_npy(std::span<const std::uint8_t> bytes, NpyDoubles& table) noexcept {
    return decode(bytes, true, table);
}

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
