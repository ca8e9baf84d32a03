// Options and sizes from the fuzzer's bytes. The mapping favours values that are accepted, or just not.
#pragma once

#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "posenc/core/positions.hpp"

namespace fuzz {

class Input {
public:
    Input(const std::uint8_t* data, std::size_t size) : data_(data), left_(size), extreme_(byte() % 4 == 3) {}

    std::uint8_t byte() {
        if (left_ == 0) return 0;
        --left_;
        return *data_++;
    }
    bool flip() { return byte() & 1; }

    std::uint64_t word() {
        std::uint64_t bits = 0;
        for (int i = 0; i < 8; ++i) bits = bits << 8 | byte();
        return bits;
    }

    /// 0 to about `largest`, small ones more often; occasionally an impossible size. In a quarter of the inputs mostly
    /// 0 or a power of two from 2^12 to 2^60: an empty result must not cost what its other sizes would.
    std::size_t size(std::size_t largest) {
        const std::uint8_t kind = byte();
        if (extreme_ && kind < 192)
            return kind % 2 == 0 ? 0 : std::size_t{1} << (kind % 4 == 1 ? 12 + kind / 4 % 13 : 25 + kind / 4 % 36);
        if (kind < 128) return kind % (largest + 1);
        if (kind < 250) return (std::size_t(byte()) << 8 | byte()) % (largest + 1);
        return std::size_t(word()) >> (byte() % 64);
    }

    /// Any double at all, with plain and with extreme ones more often than their share.
    double number() {
        constexpr double infinity = std::numeric_limits<double>::infinity();
        constexpr double special[] = {
            0,     -0.0,   1,      -1,     0.5,       2,        10000,     500000,
            1e300, -1e300, 0x1p53, 0x1p31, 0x1p-1074, infinity, -infinity, std::numeric_limits<double>::quiet_NaN()};
        const std::uint8_t kind = byte();
        if (kind < 64) return special[kind % 16];
        if (kind < 160) return double(std::int16_t(word() >> 48));
        if (kind < 224) return std::ldexp(double(std::int64_t(word())), -int(byte() % 80));
        return std::bit_cast<double>(word());
    }

    /// A number that its argument accepts, most of the time.
    double number(double usual) { return byte() < 160 ? usual : number(); }

    std::vector<double> numbers(std::size_t count) {
        std::vector<double> list(count);
        for (double& x : list) x = number();
        return list;
    }

    template <class E>
    E choice(int count) {
        return static_cast<E>(byte() % count);
    }

private:
    const std::uint8_t* data_;
    std::size_t left_;
    bool extreme_;
};

/// A range or a list of positions, with the memory of the list.
class PositionsInput {
public:
    explicit PositionsInput(Input& input, std::size_t most = 300) {
        const std::size_t count = input.size(most);
        if (input.flip() && count <= most) {
            list_ = input.numbers(count);
            positions_ = posenc::list(list_);
        } else {
            const double first = input.number(0), step = input.number(1);
            positions_ = posenc::range(first, count, step);
        }
    }
    operator posenc::Positions() const { return positions_; }
    std::size_t count() const { return positions_.count; }

private:
    std::vector<double> list_;
    posenc::Positions positions_;
};

}  // namespace fuzz
