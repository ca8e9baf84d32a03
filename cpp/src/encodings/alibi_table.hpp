// ALiBi biases that can be written in pieces of whole rows; the WebAssembly bindings use it to keep memory constant.
#pragma once

#include <cstddef>
#include <vector>

#include "posenc/encodings/alibi.hpp"

namespace posenc {

Status validate(const AlibiSlopeOptions& options) noexcept;
Status validate(const AlibiOptions& options) noexcept;

class AlibiTable {
public:
    /// The options must have been validated.
    explicit AlibiTable(const AlibiOptions& options);

    /// Rows count through the queries of head 0, then those of head 1, and so on.
    template <class T>
    void write(std::size_t first_row, std::size_t count, T* out) const;

private:
    template <class T>
    void write_listed(double slope, double query, T* out) const;

    AlibiOptions options_;
    std::vector<double> slopes_;
    std::vector<double> queries_at_, keys_at_;  // copies: pieces come later
};

}  // namespace posenc
