// The plans of the encodings that are tables of one coordinate; the WebAssembly bindings write from them in pieces.
#pragma once

#include "posenc/encodings/sinusoidal_conventions.hpp"
#include "posenc/encodings/timestep.hpp"
#include "tables/wave_table.hpp"

namespace posenc {

Status prepare(const TimestepOptions& options, WavePlan& plan);
Status prepare(const FairseqOptions& options, WavePlan& plan);
Status prepare(const Tensor2TensorOptions& options, WavePlan& plan);
Status prepare(const WhisperOptions& options, WavePlan& plan);
Status prepare(const MarianOptions& options, WavePlan& plan);
Status prepare(const TransformerXlTableOptions& options, WavePlan& plan);
Status prepare(const RelativeSinusoidalOptions& options, WavePlan& plan);
Status prepare(const ScaledSinusoidalOptions& options, WavePlan& plan);

}  // namespace posenc
