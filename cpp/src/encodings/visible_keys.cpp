#include "encodings/visible_keys.hpp"

#include <algorithm>
#include <cmath>

namespace posenc {
namespace {

std::size_t node(std::int32_t n) noexcept {
    return static_cast<std::size_t>(n);
}

/// An element of a list that all batch rows share, or that has one row for each.
double place(std::span<const double> list, std::size_t b, std::size_t count, std::size_t k) noexcept {
    return list[list.size() == count ? k : b * count + k];
}

/// Rounded down, also below 0.
std::int64_t chunk_of(double position, std::size_t chunk) noexcept {
    constexpr std::uint64_t longest = std::uint64_t{1} << 54;  // all positions are in it, or in the one before
    const auto size = static_cast<std::int64_t>(std::min<std::uint64_t>(chunk, longest));
    const auto p = static_cast<std::int64_t>(std::floor(position));
    return p / size - (p % size < 0 ? 1 : 0);
}

}  // namespace

VisibleKeys::VisibleKeys(const AttentionMaskOptions& options)
    : o_(options), tail_(o_.keys - std::min(o_.queries, o_.keys)), is_in_branch_(o_.parents.size()), row_(o_.keys) {
    if (o_.parents.empty() || !o_.query_positions.empty() || !o_.key_positions.empty()) return;
    nodes_at_.resize(o_.queries);
    for (std::size_t i = 0; i < o_.queries; ++i)
        nodes_at_[i] = o_.parents[i] < 0 ? static_cast<double>(tail_) : nodes_at_[node(o_.parents[i])] + 1;
}

const std::uint8_t* VisibleKeys::of(std::size_t b, std::size_t i) noexcept {
    if (!o_.parents.empty()) {
        std::fill(is_in_branch_.begin(), is_in_branch_.end(), std::uint8_t{0});
        for (auto n = static_cast<std::int32_t>(i); n >= 0; n = o_.parents[node(n)]) is_in_branch_[node(n)] = 1;
    }
    const double at = query_at(b, i);
    for (std::size_t j = 0; j < o_.keys; ++j)
        row_[j] = is_open(b, i, j) && (is_in_image(b, i, j) || is_near(b, at, key_at(b, j))) ? 1 : 0;
    return row_.data();
}

double VisibleKeys::key_at(std::size_t b, std::size_t j) const noexcept {
    if (!o_.key_positions.empty()) return place(o_.key_positions, b, o_.keys, j);
    if (o_.parents.empty() || j < tail_) return static_cast<double>(j);
    return query_at(b, j - tail_);
}

double VisibleKeys::query_at(std::size_t b, std::size_t i) const noexcept {
    if (!o_.query_positions.empty()) return place(o_.query_positions, b, o_.queries, i);
    return nodes_at_.empty() ? key_at(b, tail_ + i) : nodes_at_[i];
}

// Whether the key may be seen at all: a token, of the same sequence, on the same branch.
bool VisibleKeys::is_open(std::size_t b, std::size_t i, std::size_t j) const noexcept {
    const std::size_t row = b * o_.keys;
    if (!o_.mask.empty() && !o_.mask[row + j]) return false;
    if (!o_.sequences.empty() && o_.sequences[row + j] != o_.sequences[row + tail_ + i]) return false;
    return o_.parents.empty() || j < tail_ || is_in_branch_[j - tail_];
}

bool VisibleKeys::is_in_image(std::size_t b, std::size_t i, std::size_t j) const noexcept {
    if (o_.images.empty()) return false;
    const std::size_t row = b * o_.keys;
    const std::int32_t image = o_.images[row + j];
    return image >= 0 && image == o_.images[row + tail_ + i];
}

bool VisibleKeys::is_near(std::size_t b, double query, double key) const noexcept {
    if (!o_.prefix.empty()) {
        const double end = o_.prefix[o_.prefix.size() == 1 ? 0 : b];
        if (query < end && key < end) return true;
    }
    const double away = query - key;
    if (*o_.causal && away < 0) return false;
    if (o_.window && std::fabs(away) >= static_cast<double>(*o_.window)) return false;
    return !o_.chunk || chunk_of(query, *o_.chunk) == chunk_of(key, *o_.chunk);
}

}  // namespace posenc
