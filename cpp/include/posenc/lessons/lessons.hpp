// Measurements and pictures of tables, for lessons. A separate library, posenc::lessons.
#pragma once

#include "posenc/lessons/attention.hpp"
#include "posenc/lessons/fingerprint.hpp"
#include "posenc/lessons/identify.hpp"
#include "posenc/lessons/matrix_view.hpp"
#include "posenc/lessons/offset_similarity.hpp"
#include "posenc/lessons/pixels.hpp"
#include "posenc/lessons/precision.hpp"
#include "posenc/lessons/shift.hpp"
#include "posenc/lessons/similarity.hpp"
#include "posenc/lessons/variants.hpp"
