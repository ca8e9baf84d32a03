#include "bindings/encodings/rotator.hpp"
#include "encodings/xpos_rows.hpp"

namespace posenc::bindings {
namespace {

int xpos_start(int role, double offset, double base, double scale_base, int centre, double batch, double heads,
               double head_dim, bool heads_first, double size, bool wide) {
    const XposOptions options{.role = static_cast<XposRole>(role),
                              .offset = static_cast<std::size_t>(offset),
                              .base = base,
                              .scale_base = scale_base,
                              .centre = static_cast<XposCentre>(centre),
                              .batch = static_cast<std::size_t>(batch),
                              .heads = static_cast<std::size_t>(heads),
                              .head_dim = static_cast<std::size_t>(head_dim),
                              .heads_first = heads_first};
    HeadsShape shape;
    const Status status = validate_xpos(options, shape, static_cast<std::size_t>(size), wide);
    if (!status || shape.tokens == 0) return report(status);  // no token is turned: the head may be as wide as it likes
    set_rotation(std::make_unique<XposRows>(options, shape.tokens), shape, Pairing::interleaved, false, wide);
    return 0;
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_xpos) {
    bind<&xpos_start>("xpos_start");
}

}  // namespace posenc::bindings
