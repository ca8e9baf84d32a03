// Starting a table from any options that have a plan.
#pragma once

#include "bindings/runtime/bind.hpp"
#include "encodings/prepare.hpp"
#include "encodings/prepare_grids.hpp"

namespace posenc::bindings {

/// One copy of the code for all options of a plan's kind.
[[gnu::noinline]] inline Status start_planned(Start& start, const Status& valid, const WavePlan& plan) {
    return start.table<WaveTable>(valid, plan);
}
[[gnu::noinline]] inline Status start_planned(Start& start, const Status& valid, const GridPlan& plan) {
    return start.table<GridTable>(valid, plan);
}

template <class Options>
Status start_waves(Start& start, const Options& options) {
    WavePlan plan;
    const Status valid = prepare(options, plan);
    return start_planned(start, valid, plan);
}

template <class Options>
Status start_grid(Start& start, const Options& options) {
    GridPlan plan;
    const Status valid = prepare(options, plan);
    return start_planned(start, valid, plan);
}

}  // namespace posenc::bindings
