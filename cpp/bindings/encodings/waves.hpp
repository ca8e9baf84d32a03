// Starting a writer for any options that have a plan.
#pragma once

#include "bindings/runtime/runtime.hpp"
#include "tables/grid_table.hpp"
#include "tables/wave_table.hpp"

namespace posenc::bindings {

/// One copy of the code for all options of a plan's kind.
[[gnu::noinline]] inline int start_waves_from(const Status& status, const WavePlan& plan, bool wide) {
    return start_table<WaveTable>(status, plan, wide);
}

[[gnu::noinline]] inline int start_grid_from(const Status& status, const GridPlan& plan, bool wide) {
    return start_table<GridTable>(status, plan, wide);
}

/// Its many defaults once, too.
[[gnu::noinline]] inline WavePlan empty_plan() {
    return {};
}

template <class Options>
int start_waves(const Options& options, bool wide) {
    WavePlan plan = empty_plan();
    const Status status = prepare(options, plan);
    return start_waves_from(status, plan, wide);
}

template <class Options>
int start_grid(const Options& options, bool wide) {
    GridPlan plan;
    const Status status = prepare(options, plan);
    return start_grid_from(status, plan, wide);
}

}  // namespace posenc::bindings
