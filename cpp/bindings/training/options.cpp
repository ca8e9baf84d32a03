#include "bindings/training/options.hpp"

namespace posenc::bindings {
namespace {

using namespace training;

/// Numbers read one after the other.
class Row {
public:
    explicit Row(std::span<const double> numbers) : next_(numbers.data()) {}
    operator double() { return *next_++; }
    std::size_t size() { return size_of(*next_++); }
    bool flag() { return *next_++ != 0; }
    template <class Enum>
    Enum name() {
        return static_cast<Enum>(static_cast<int>(*next_++));
    }

private:
    const double* next_;
};

Encoding read_encoding(std::size_t kind, Row from, Address extra, std::size_t count) {
    const double first = from, second = from;
    switch (kind) {
    case 1:
        return Sinusoidal{first, Layout(static_cast<int>(second)), from.name<Ladder>(), from, from};
    case 2:
        return GivenTable{span<const float>(extra, count)};
    case 3:
        return DoubledExponent{first};
    case 4:
        return NormalizedIndex{};
    case 5:
        return RawIndex{};
    case 6:
        return OneFrequency{first};
    case 7:
        return Learned{first};
    case 8: {
        Rotary rotary{first, Pairing(static_cast<int>(second)), {}};
        const std::span<const double> given = span<const double>(extra, count);
        rotary.frequencies.inverse.assign(given.begin(), given.end());
        rotary.frequencies.attention_factor = from;
        return rotary;
    }
    case 9:
        return Alibi{first};
    case 10:
        return T5Bias{static_cast<std::size_t>(first), static_cast<std::size_t>(second)};
    case 11:
        return Shaw{static_cast<std::size_t>(first), second != 0};
    default:
        return NoEncoding{};
    }
}

}  // namespace

TrainingOptions read_training_options(std::span<const double> numbers, Address extra, std::size_t count) {
    TrainingOptions options;
    Row from(numbers);
    options.task = from.name<Task>();
    options.shortest = from.size();
    options.longest = from.size();
    options.longest_asked = from.size();
    options.seed = static_cast<std::uint64_t>(static_cast<double>(from));
    options.model.dim = from.size();
    options.model.layers = from.size();
    options.model.heads = from.size();
    options.model.feed_forward = from.size();
    options.model.causal = from.flag();
    options.schedule.steps = from.size();
    options.schedule.batch = from.size();
    options.schedule.rate = from;
    options.schedule.warm_up = from.size();
    options.schedule.final_share = from;
    options.schedule.clip = from;
    const std::size_t kind = from.size();
    options.encoding = read_encoding(kind, from, extra, count);
    return options;
}

}  // namespace posenc::bindings
