#include "bindings/encodings/rotation.hpp"
#include "encodings/xpos_rows.hpp"

namespace posenc::bindings {

POSENC_LANE(rotary)

POSENC_FIELDS(XposOptions, (role),
              (offset, positions, length, base, scale_base, centre, batch, heads, head_dim, rotary_dim, heads_first))

POSENC_TABLE(xpos, ("", "size"), [](Start& start, const XposOptions& options, std::size_t size) {
    HeadsShape shape;
    const Status status = validate_xpos(options, shape, size, start.wide);
    if (!status || shape.tokens == 0) return status;  // no token is turned: the head may be as wide as it likes
    return start_rotation(start, std::make_unique<XposRows>(options, shape.tokens), shape, Pairing::interleaved, false);
})

}  // namespace posenc::bindings
