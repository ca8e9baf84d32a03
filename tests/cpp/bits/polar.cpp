// PoPE. See support/bits.hpp.
#include "support/bits.hpp"

using namespace posenc;

namespace bits {
namespace {

Bytes polar(const Json& o) {
    const std::vector<float> x = values(o.at("x"));
    const std::size_t dim = size(o, "headDim"), heads = option<std::size_t>(o, "heads", 1);
    const PositionsOf positions(o.contains("positions") ? o["positions"] : Json(x.size() / dim / heads));
    const PolarOptions options{.positions = positions,
                               .base = option<double>(o, "base", 10000),
                               .heads = heads,
                               .head_dim = dim,
                               .heads_first = false};
    const std::vector<float> phases = o.contains("phases") ? values(o["phases"]) : std::vector<float>{};
    std::vector<float> out(2 * x.size());
    apply_polar(options, std::span<const float>(x), std::span<const float>(phases), std::span<float>(out));
    return bytes_of(out);
}

const Makers makers_of_polar{{"applyPolar", polar}};

}  // namespace
}  // namespace bits
