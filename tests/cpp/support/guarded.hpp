// An array between guard bytes, at any alignment that its element type allows.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

template <class T>
class Guarded {
public:
    explicit Guarded(std::size_t count, std::size_t shift = 0)
        : bytes_(margin + shift * sizeof(T) + count * sizeof(T) + margin, filling), start_(margin + shift * sizeof(T)),
          count_(count) {}

    T* data() { return reinterpret_cast<T*>(bytes_.data() + start_); }
    std::vector<T> values() { return {data(), data() + count_}; }
    bool guards_are_intact() const {
        const auto untouched = [](unsigned char byte) { return byte == filling; };
        const auto end = bytes_.begin() + std::ptrdiff_t(start_ + count_ * sizeof(T));
        return std::all_of(bytes_.begin(), bytes_.begin() + std::ptrdiff_t(start_), untouched) &&
               std::all_of(end, bytes_.end(), untouched);
    }

private:
    static constexpr std::size_t margin = 256;
    static constexpr unsigned char filling = 0xa5;
    std::vector<unsigned char> bytes_;
    std::size_t start_, count_;
};
