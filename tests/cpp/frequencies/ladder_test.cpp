// What a thread keeps of the ladders that it has formed.
#include "frequencies/ladder.hpp"

#include <memory>

#include "support/catch.hpp"

using namespace posenc;

namespace {

/// Bytes of the ladders that still exist.
std::size_t kept(const std::vector<std::weak_ptr<const LadderValues>>& ladders) {
    std::size_t bytes = 0;
    for (const auto& ladder : ladders)
        if (const auto found = ladder.lock())
            bytes += found->radians.capacity() * sizeof(found->radians[0]) +
                     found->turns.capacity() * sizeof(found->turns[0]);
    return bytes;
}

}  // namespace

TEST_CASE("a thread keeps its last ladders, up to 4 MB of them together") {
    constexpr std::size_t most = std::size_t{4} << 20;
    for (const std::size_t count : {64u, 20000u, 40000u, 74000u, 80000u, 200000u}) {
        std::vector<std::weak_ptr<const LadderValues>> ladders;
        for (const double base : {10001.0, 10002.0, 10003.0, 10004.0, 10005.0})
            ladders.push_back(find_ladder({count, base, 2, 2.0 * static_cast<double>(count)}));
        INFO(count << " frequencies");
        CHECK(kept(ladders) <= most);
        // The last one is there for the next call, unless it is larger than all that may be kept.
        CHECK(ladders.back().expired() == (count > 75000));
        // The others are not dropped without need.
        if (count == 64) CHECK(!ladders[1].expired());
    }
}
