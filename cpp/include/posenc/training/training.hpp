// Trains small Transformers, to see what an encoding is good for. A separate library, posenc::training.
#pragma once

#include "posenc/training/encoding.hpp"
#include "posenc/training/task.hpp"
#include "posenc/training/trainer.hpp"
