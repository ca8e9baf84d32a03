#pragma once

#include <vector>

#include "posenc/encodings/mrope.hpp"
#include "posenc/encodings/rotary_grid_conventions.hpp"
#include "posenc/encodings/xpos.hpp"

namespace posenc::reference {

/// Angles [T, pairs] of the conventions, cell by cell in plain double arithmetic.
std::vector<double> eva_angles(const EvaRotaryOptions& options);
std::vector<double> axial_angles(const AxialRotaryOptions& options);
std::vector<double> dinov3_angles(const Dinov3RotaryOptions& options);
std::vector<double> mixed_angles(const MixedRotaryOptions& options, std::size_t head);
std::vector<double> diffusers_2d_angles(const Diffusers2dRotaryOptions& options);
std::vector<double> cogvideox_angles(const CogvideoxRotaryOptions& options);
std::vector<double> lumina_angles(const LuminaRotaryOptions& options);

/// posenc::apply_xpos, one pair of one head at a time.
std::vector<double> apply_xpos(const XposOptions& options, std::span<const double> x);

}  // namespace posenc::reference
