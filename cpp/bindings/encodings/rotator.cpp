#include "bindings/encodings/rotator.hpp"

namespace posenc::bindings {
namespace {

struct Rotation {
    std::unique_ptr<RotationRows> rows;
    HeadsShape shape;
    std::unique_ptr<Rotator<float>> narrow;
    std::unique_ptr<Rotator<double>> wide;
};

Rotation rotation;

void rotate_piece(std::size_t first_row, std::size_t tokens, Address x) {
    if (rotation.narrow) {
        auto* data = reinterpret_cast<float*>(x);
        rotation.narrow->apply_piece(first_row, tokens, rotation.shape, data, data);
    } else if (rotation.wide) {
        auto* data = reinterpret_cast<double*>(x);
        rotation.wide->apply_piece(first_row, tokens, rotation.shape, data, data);
    }
}

}  // namespace

void set_rotation(std::unique_ptr<RotationRows> rows, const HeadsShape& shape, Pairing pairing, bool inverse,
                  bool wide) {
    rotation = {std::move(rows), shape, nullptr, nullptr};
    if (wide)
        rotation.wide = std::make_unique<Rotator<double>>(*rotation.rows, pairing, inverse);
    else
        rotation.narrow = std::make_unique<Rotator<float>>(*rotation.rows, pairing, inverse);
}

EMSCRIPTEN_BINDINGS(posenc_rotator) {
    bind<&rotate_piece>("rotate_piece");
}

}  // namespace posenc::bindings
