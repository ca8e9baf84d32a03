// Comparing products of powers of whole numbers that no number type holds.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace posenc::exact {

/// A whole number of any size, as digits of 32 bits, least first.
class Whole {
public:
    Whole& multiply(std::uint32_t factor, std::size_t times) {
        for (; times > 0; --times) {
            std::uint64_t carry = 0;
            for (std::uint32_t& digit : digits_) {
                carry += static_cast<std::uint64_t>(digit) * factor;
                digit = static_cast<std::uint32_t>(carry);
                carry >>= 32;
            }
            if (carry) digits_.push_back(static_cast<std::uint32_t>(carry));
        }
        return *this;
    }

    /// Factors must not have been 0: then equal numbers have equally many digits.
    friend bool operator<(const Whole& a, const Whole& b) {
        if (a.digits_.size() != b.digits_.size()) return a.digits_.size() < b.digits_.size();
        for (std::size_t i = a.digits_.size(); i-- > 0;)
            if (a.digits_[i] != b.digits_[i]) return a.digits_[i] < b.digits_[i];
        return false;
    }

private:
    std::vector<std::uint32_t> digits_{1};
};

}  // namespace posenc::exact
