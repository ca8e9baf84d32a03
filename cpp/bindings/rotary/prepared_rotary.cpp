#include "posenc/encodings/prepared_rotary.hpp"
#include "bindings/shared/rotary_grid.hpp"

namespace posenc::bindings {

namespace {

/// A prepared rotation, and the record that its calls fill: both keep their addresses.
struct Prepared final : Object {
    PreparedRotary rotary;
    double record[16];
};

Status keep(std::unique_ptr<Prepared> made, const Status& status, std::size_t& object, std::size_t& record) {
    if (!status) return status;
    record = reinterpret_cast<Address>(made->record);
    object = reinterpret_cast<Address>(static_cast<Object*>(made.release()));
    return {};
}

}  // namespace

/// One call of a prepared rotation: everything a number.
struct RotaryCall {
    std::size_t object = 0;
    double first = 0, step = 1;
    std::size_t count = 0;
    std::size_t list = 0;  ///< the address of `count` positions, or 0
    std::size_t batch = 1;
    bool per_batch = false;
    bool inverse = false;
    bool wide = false;
    std::size_t x = 0, out = 0, size = 0;
    std::size_t width = 0, start = 0, heads = 0;  ///< of fused rows; width 0: they are not
};

POSENC_FIELDS(PreparedRotaryOptions, (head_dim, heads_first, pairing), (length))
POSENC_FIELDS(RotaryCall,
              (object, first, step, count, list, batch, per_batch, inverse, wide, x, out, size, width, start, heads),
              ())

POSENC_CALL(prepare_rotary, ("", "frequencies", "object", "record"),
            [](const PreparedRotaryOptions& options, const Frequencies& frequencies, std::size_t& object,
               std::size_t& record) {
                auto made = std::make_unique<Prepared>();
                const Status status = made->rotary.try_prepare(options, frequencies);
                return keep(std::move(made), status, object, record);
            })
POSENC_CALL(prepare_rotary_grid, ("", "grid", "object", "record"),
            [](const PreparedRotaryOptions& options, const RotaryGrid& grid, std::size_t& object, std::size_t& record) {
                auto made = std::make_unique<Prepared>();
                const Status status = made->rotary.try_prepare(options, grid);
                return keep(std::move(made), status, object, record);
            })
POSENC_HOT_CALL(turn_prepared, (""), [](const RotaryCall& call) {
    auto& rotary = static_cast<Prepared*>(reinterpret_cast<Object*>(call.object))->rotary;
    PreparedRotaryPlace place{{call.first, call.step, call.count, reinterpret_cast<const double*>(call.list)},
                              call.batch,
                              call.per_batch,
                              call.inverse};
    if (call.width != 0) {
        place.fused = FusedHeads{call.width, call.start};
        place.heads = call.heads;
    }
    const auto apply = [&]<class T>(const T*) {
        return rotary.try_apply(place, std::span(reinterpret_cast<const T*>(call.x), call.size),
                                std::span(reinterpret_cast<T*>(call.out), call.size));
    };
    return call.wide ? apply(static_cast<const double*>(nullptr)) : apply(static_cast<const float*>(nullptr));
})

}  // namespace posenc::bindings
