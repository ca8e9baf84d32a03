#include "posenc/encodings/polar.hpp"

#include "bindings/runtime/bind.hpp"

namespace posenc::bindings {

POSENC_LANE(rotary)

POSENC_FIELDS(PolarOptions, (positions, head_dim), (base, batch, heads, heads_first))

POSENC_CALL(polar, ("", "x", "phases", "out"),
            [](const PolarOptions& options, FloatsIn x, FloatsIn phases, FloatsOut out) {
                return out.visit([&]<class T>(std::span<T> to) {
                    return try_apply_polar(options, x.of<const T>(), phases.of<const T>(), to);
                });
            })

}  // namespace posenc::bindings
