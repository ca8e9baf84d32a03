#include "posenc/encodings/hierarchical.hpp"

#include <array>

#include "bindings/runtime/runtime.hpp"

namespace posenc::bindings {
namespace {

std::size_t size(double x) {
    return static_cast<std::size_t>(x);
}

std::array<HierarchyLevel, 16> levels;

// Four numbers a level: base, offset, where its table begins in `tables`, and how many elements that has. More levels
// than there is room for are refused by their number alone.
std::span<const HierarchyLevel> read_levels(Address numbers, double count, Address tables) {
    const auto from = span<const double>(numbers, 4 * size(count));
    for (std::size_t k = 0; k < levels.size() && k < size(count); ++k)
        levels[k] = {from[4 * k], from[4 * k + 1],
                     span<const float>(tables + size(from[4 * k + 2]) * sizeof(float), size(from[4 * k + 3]))};
    return {levels.data(), size(count)};
}

int hierarchical_table(Address positions, double numbers, Address levels_at, double count, Address tables, double dim,
                       int layout, Address out, double elements) {
    const HierarchicalOptions options{span<const double>(positions, size(numbers)),
                                      read_levels(levels_at, count, tables), size(dim), static_cast<Layout>(layout)};
    return report(try_make_hierarchical_table(options, span<double>(out, size(elements))));
}

// Three numbers a pair of levels, after the number of pairs.
int hierarchy_ambiguities(Address levels_at, double count, Address tables, Address out) {
    std::array<HierarchyAmbiguity, 120> found;
    std::size_t pairs = 0;
    const Status status = try_find_hierarchy_ambiguities(read_levels(levels_at, count, tables), found, pairs);
    if (!status) return report(status);
    const auto to = span<double>(out, 1 + 3 * pairs);
    to[0] = static_cast<double>(pairs);
    for (std::size_t k = 0; k < pairs; ++k) {
        to[1 + 3 * k] = static_cast<double>(found[k].first);
        to[2 + 3 * k] = static_cast<double>(found[k].second);
        to[3 + 3 * k] = found[k].safe;
    }
    return 0;
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_hierarchical) {
    bind<&hierarchical_table>("hierarchical_table");
    bind<&hierarchy_ambiguities>("hierarchy_ambiguities");
}

}  // namespace posenc::bindings
