// Which keys a query sees, one query at a time: for masks, and for attention that has none.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "posenc/encodings/attention_mask.hpp"

namespace posenc {

Status validate(const AttentionMaskOptions& options) noexcept;

/// The keys of each query.
class VisibleKeys {
public:
    /// The options must have been validated. Only this allocates.
    explicit VisibleKeys(const AttentionMaskOptions& options);

    /// Whether query i of batch row b sees each key, 1 or 0; valid until the next call.
    const std::uint8_t* of(std::size_t b, std::size_t i) noexcept;

private:
    double key_at(std::size_t b, std::size_t j) const noexcept;
    double query_at(std::size_t b, std::size_t i) const noexcept;
    bool is_open(std::size_t b, std::size_t i, std::size_t j) const noexcept;
    bool is_in_image(std::size_t b, std::size_t i, std::size_t j) const noexcept;
    bool is_near(std::size_t b, double query, double key) const noexcept;

    const AttentionMaskOptions& o_;
    std::size_t tail_;                        // the column of the first query
    std::vector<std::uint8_t> is_in_branch_;  // of the nodes: ancestors of the query at hand, and itself
    std::vector<double> nodes_at_;            // their positions, where none are given
    std::vector<std::uint8_t> row_;
};

}  // namespace posenc
