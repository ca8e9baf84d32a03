// The base that the field shares.
#pragma once

namespace posenc {

/// The base of the paper's ladder of frequencies, 10000: the default wherever a function has a base, a period or a
/// longest timescale, unless its reference implementation has another.
/// Units: none. Source: Vaswani et al. 2017 (arXiv 1706.03762), section 3.5.
inline constexpr double paper_base = 10000;

}  // namespace posenc
