// posenc: positional encodings of Transformers. This header is the table of contents, in the order in which the data
// flows.
#pragma once

// Options and errors
#include "posenc/core/error.hpp"
#include "posenc/core/float16.hpp"
#include "posenc/core/isa.hpp"
#include "posenc/core/positions.hpp"
#include "posenc/core/version.hpp"

// Sines and cosines of single angles
#include "posenc/trig/sincos.hpp"

// Frequencies
#include "posenc/frequencies/dynamic_ntk.hpp"
#include "posenc/frequencies/frequencies.hpp"
#include "posenc/frequencies/geometric.hpp"
#include "posenc/frequencies/linear.hpp"
#include "posenc/frequencies/llama3.hpp"
#include "posenc/frequencies/longrope.hpp"
#include "posenc/frequencies/ntk_aware.hpp"
#include "posenc/frequencies/proportional.hpp"
#include "posenc/frequencies/rotary.hpp"
#include "posenc/frequencies/yarn.hpp"

// Vectors of positions, to be added to embeddings
#include "posenc/encodings/combine.hpp"
#include "posenc/encodings/detr.hpp"
#include "posenc/encodings/doubled_exponent.hpp"
#include "posenc/encodings/fourier.hpp"
#include "posenc/encodings/grids.hpp"
#include "posenc/encodings/hierarchical.hpp"
#include "posenc/encodings/learned.hpp"
#include "posenc/encodings/multidim.hpp"
#include "posenc/encodings/npy.hpp"
#include "posenc/encodings/prepared_rotary.hpp"
#include "posenc/encodings/product.hpp"
#include "posenc/encodings/resize.hpp"
#include "posenc/encodings/sinusoidal.hpp"
#include "posenc/encodings/sinusoidal_conventions.hpp"
#include "posenc/encodings/timestep.hpp"

// Rotations of queries and keys
#include "posenc/encodings/fope.hpp"
#include "posenc/encodings/mrope.hpp"
#include "posenc/encodings/polar.hpp"
#include "posenc/encodings/rotary.hpp"
#include "posenc/encodings/rotary_grid.hpp"
#include "posenc/encodings/rotary_grid_conventions.hpp"
#include "posenc/encodings/rotary_permutation.hpp"
#include "posenc/encodings/rotary_shift.hpp"
#include "posenc/encodings/xpos.hpp"

// Biases and indices of scores
#include "posenc/encodings/alibi.hpp"
#include "posenc/encodings/attend.hpp"
#include "posenc/encodings/attention_mask.hpp"
#include "posenc/encodings/cope.hpp"
#include "posenc/encodings/deberta.hpp"
#include "posenc/encodings/decomposed.hpp"
#include "posenc/encodings/fire.hpp"
#include "posenc/encodings/forget_gate.hpp"
#include "posenc/encodings/kerple.hpp"
#include "posenc/encodings/mlp_bias.hpp"
#include "posenc/encodings/nope.hpp"
#include "posenc/encodings/sandwich.hpp"
#include "posenc/encodings/score_bias.hpp"
#include "posenc/encodings/shaw.hpp"
#include "posenc/encodings/swin.hpp"
#include "posenc/encodings/t5_buckets.hpp"
#include "posenc/encodings/transformer_xl.hpp"
