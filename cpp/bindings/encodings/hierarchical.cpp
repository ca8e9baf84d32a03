#include "posenc/encodings/hierarchical.hpp"

#include "bindings/runtime/bind.hpp"

namespace posenc::bindings {

POSENC_LANE(vectors)

POSENC_FIELDS(HierarchyLevel, (), (base, offset, table))
POSENC_FIELDS(HierarchyAmbiguity, (first, second, safe), ())

using Levels = std::vector<HierarchyLevel>;

POSENC_CALL(hierarchical_table, ("positions", "levels", "dim", "layout=interleaved", "out"),
            [](std::span<const double> positions, const Levels& levels, std::size_t dim, Layout layout,
               std::span<double> out) {
                return try_make_hierarchical_table(HierarchicalOptions{positions, levels, dim, layout}, out);
            })
POSENC_CALL(hierarchy_ambiguities, ("levels", "found"),
            [](const Levels& levels, std::vector<HierarchyAmbiguity>& found) {
                found.resize(levels.size() * levels.size() / 2);
                std::size_t pairs = 0;
                const Status status = try_find_hierarchy_ambiguities(levels, found, pairs);
                found.resize(pairs);
                return status;
            })

}  // namespace posenc::bindings
