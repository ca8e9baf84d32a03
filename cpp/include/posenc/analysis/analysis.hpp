// What a lesson asks of a table. A separate library, posenc::analysis.
#pragma once

#include "posenc/analysis/attention.hpp"
#include "posenc/analysis/fingerprint.hpp"
#include "posenc/analysis/identify.hpp"
#include "posenc/analysis/matrix_view.hpp"
#include "posenc/analysis/offset_similarity.hpp"
#include "posenc/analysis/pixels.hpp"
#include "posenc/analysis/precision.hpp"
#include "posenc/analysis/shift.hpp"
#include "posenc/analysis/similarity.hpp"
#include "posenc/analysis/variants.hpp"
