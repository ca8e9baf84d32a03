// The encodings that benchmark and table go through, by the names of TypeScript.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "posenc/training/training.hpp"

namespace posenc::bench {

using NamedEncoding = std::pair<std::string, training::Encoding>;

inline const std::vector<NamedEncoding>& encodings() {
    using namespace training;
    static const std::vector<NamedEncoding> all = {
        {"none", NoEncoding{}},
        {"sinusoidal", Sinusoidal{}},
        {"learned", Learned{}},
        {"rotary", Rotary{}},
        {"alibi", Alibi{}},
        {"t5", T5Bias{}},
        {"shaw", Shaw{}},
        {"doubledExponent", DoubledExponent{}},
        {"normalizedIndex", NormalizedIndex{}},
        {"rawIndex", RawIndex{}},
        {"oneFrequency", OneFrequency{}},
    };
    return all;
}

}  // namespace posenc::bench
