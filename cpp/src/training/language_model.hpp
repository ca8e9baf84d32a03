// What a reader and the packing of weights need to know of a model of a text.
#pragma once

#include "posenc/training/trainer.hpp"
#include "training/parameters.hpp"

namespace posenc::training {

/// The blocks of a model of a text, from the options of its training without the text itself.
/// Errors: those of Reader::try_make.
Status try_lay_out_language_model(const TrainingOptions& options, Parameters& out);

}  // namespace posenc::training
