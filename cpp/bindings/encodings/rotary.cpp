#include <vector>

#include "bindings/encodings/rotator.hpp"
#include "encodings/rotary_heads.hpp"
#include "posenc/encodings/rotary_permutation.hpp"

namespace posenc::bindings {
namespace {

// A list of positions that outlives the call: the pieces come later.
std::vector<double> kept_positions;

Positions keep(const Positions& positions) {
    if (positions.is_range()) return positions;
    kept_positions.assign(positions.values, positions.values + positions.count);
    return list(kept_positions);
}

int rotary_start(double first, double step, double count, Address values, Address inverse, Address remainder,
                 double pairs, double attention_factor, double batch, double heads, double head_dim, bool heads_first,
                 int pairing, bool back, double size, bool wide) {
    const RotaryOptions options{.positions = positions(first, step, count, values),
                                .batch = static_cast<std::size_t>(batch),
                                .heads = static_cast<std::size_t>(heads),
                                .head_dim = static_cast<std::size_t>(head_dim),
                                .heads_first = heads_first,
                                .pairing = static_cast<Pairing>(pairing),
                                .inverse = back};
    const Frequencies given = frequencies(inverse, remainder, pairs, attention_factor);
    HeadsShape shape;
    const Status status = validate_rotary(options, given, shape, static_cast<std::size_t>(size));
    if (!status) return report(status);
    set_rotation(std::make_unique<LineRows>(keep(options.positions), given, rotary_amplitude(given, back)), shape,
                 options.pairing, back, wide);
    return 0;
}

// Each piece: all its cosines, then all its sines.
template <class T>
class RotaryTableWriter final : public RowWriter {
public:
    RotaryTableWriter(const RotaryTableOptions& options, const Frequencies& given)
        : table_(options, given), columns_(given.size() * (options.duplicated ? 2 : 1)) {}
    void write(std::size_t first_row, std::size_t count, Address out) override {
        auto* cosine = reinterpret_cast<T*>(out);
        table_.write(first_row, count, cosine, cosine + count * columns_);
    }

private:
    RotaryTable table_;
    std::size_t columns_;
};

int rotary_table_start(double first, double step, double count, Address values, Address inverse, Address remainder,
                       double pairs, double attention_factor, bool duplicated, int pairing, bool wide) {
    RotaryTableOptions options{positions(first, step, count, values), duplicated, static_cast<Pairing>(pairing)};
    const Frequencies given = frequencies(inverse, remainder, pairs, attention_factor);
    if (const Status status = validate(options.positions); !status) return report(status);
    if (const Status status = validate(given); !status) return report(status);
    options.positions = keep(options.positions);
    if (wide)
        set_writer(std::make_unique<RotaryTableWriter<double>>(options, given));
    else
        set_writer(std::make_unique<RotaryTableWriter<float>>(options, given));
    return 0;
}

int rotary_permutation(double head_dim, double rotary_dim, int to, Address out) {
    const auto dim = static_cast<std::size_t>(head_dim);
    return report(try_make_rotary_permutation(
        {.head_dim = dim, .rotary_dim = static_cast<std::size_t>(rotary_dim), .to = static_cast<Pairing>(to)},
        span<std::int32_t>(out, dim)));
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_rotary) {
    bind<&rotary_start>("rotary_start");
    bind<&rotary_table_start>("rotary_table_start");
    bind<&rotary_permutation>("rotary_permutation");
}

}  // namespace posenc::bindings
