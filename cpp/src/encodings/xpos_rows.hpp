// The rows of xPos, for its bindings too.
#pragma once

#include <vector>

#include "encodings/rotation_rows.hpp"
#include "encodings/rotator.hpp"
#include "posenc/encodings/xpos.hpp"

namespace posenc {

/// Checks everything but `out`, and finds the shape of x.
Status validate_xpos(const XposOptions& options, HeadsShape& shape, std::size_t size, bool wide) noexcept;

class XposRows final : public RotationRows {
public:
    // A power is the product of one of a block of tokens and one of a token in it: two exact factors, one rounding.
    static constexpr std::size_t block = 32;

    /// The options must have been validated.
    XposRows(const XposOptions& options, std::size_t tokens);  // positions in a list are borrowed

    void write(std::size_t head, std::size_t first_row, std::size_t count, float* out) const override;
    void write(std::size_t head, std::size_t first_row, std::size_t count, double* out) const override;

private:
    double power(std::size_t pair, double c) const noexcept;

    std::vector<exact::TurnFrequency> turns_;
    Positions positions_;
    SinCosTable table_;
    std::vector<exact::DoubleDouble> logs_;  // ln(z_i) / scale_base, negated for keys
    double centre_;
    std::vector<double> fine_;  // [block, pairs]
    // Kept from piece to piece, as those of a SinCosTable: the first piece allocates, the others do not.
    mutable std::vector<double> coarse_;  // [pairs], powers of the block that is written
    mutable std::vector<double> wide_;    // the piece before it is rounded to floats
};

}  // namespace posenc
