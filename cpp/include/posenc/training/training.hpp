// Trains small Transformers, to show the effect of an encoding. A separate library, posenc::training.
#pragma once

#include "posenc/training/encoding.hpp"
#include "posenc/training/reader.hpp"
#include "posenc/training/task.hpp"
#include "posenc/training/trainer.hpp"
