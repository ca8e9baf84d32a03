#include "bindings/encodings/rotation.hpp"
#include "encodings/rotary_heads.hpp"

namespace posenc::bindings {

POSENC_LANE(rotary)

namespace {

// Each piece: all its cosines, then all its sines.
class CosinesAndSines {
public:
    CosinesAndSines(const RotaryTableOptions& options, const Frequencies& frequencies)
        : table_(options, frequencies), columns_(frequencies.size() * (options.duplicated ? 2 : 1)) {}

    template <class T>
    void write(std::size_t first, std::size_t count, T* out) const {
        table_.write(first, count, out, out + count * columns_);
    }

private:
    RotaryTable table_;
    std::size_t columns_;
};

}  // namespace

POSENC_FIELDS(RotaryOptions, (pairing), (positions, batch, heads, head_dim, heads_first, inverse))
POSENC_FIELDS(RotaryTableOptions, (positions), (duplicated, pairing))

POSENC_TABLE(rotary, ("", "frequencies", "size"),
             [](Start& start, const RotaryOptions& options, const Frequencies& frequencies, std::size_t size) {
                 HeadsShape shape;
                 const Status status = validate_rotary(options, frequencies, shape, size);
                 if (!status) return status;
                 const double amplitude = rotary_amplitude(frequencies, options.inverse);
                 return start_rotation(start, std::make_unique<LineRows>(options.positions, frequencies, amplitude),
                                       shape, *options.pairing, options.inverse);
             })
POSENC_TABLE(rotary_table, ("", "frequencies"),
             [](Start& start, const RotaryTableOptions& options, const Frequencies& frequencies) {
                 return start.table<CosinesAndSines>(validate_rotary_table(options, frequencies), options, frequencies);
             })

}  // namespace posenc::bindings
