#include "encodings/npy_bytes.hpp"

#include "bindings/runtime/bind.hpp"
#include "core/guard.hpp"

namespace posenc::bindings {

POSENC_LANE(analysis)

POSENC_FIELDS(NpyLayout, (rows, columns), ())

POSENC_CONSTANT(npy_header_bytes, npy_header_bytes)
POSENC_CALL(encode_npy, ("table", "rows", "columns", "out"),
            [](std::span<const float> table, std::size_t rows, std::size_t columns,
               std::span<std::uint8_t> out) -> Status {
                POSENC_TRY(guard::shape(table.size(), rows, columns, "table", "rows x columns elements"));
                if (out.size() != npy_header_bytes + 4 * table.size())
                    return {ErrorCode::shape_mismatch, "out", double(out.size()), "as many bytes as the file has"};
                write_npy(table, rows, columns, out.data());
                return {};
            })
POSENC_CALL(npy_layout, ("bytes", "any_float", ""), &read_npy_layout)
POSENC_CALL(decode_npy, ("bytes", "any_float", "out"),
            [](std::span<const std::uint8_t> bytes, bool any_float, FloatsOut out) -> Status {
                NpyLayout layout;
                POSENC_TRY(read_npy_layout(bytes, any_float, layout));
                POSENC_TRY(guard::shape(out.size, layout.rows, layout.columns, "out", "rows x columns elements"));
                out.visit([&](auto to) { read_npy(bytes, layout, to.data()); });
                return {};
            })

}  // namespace posenc::bindings
