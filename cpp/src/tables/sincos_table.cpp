#include "tables/sincos_table.hpp"

#include <algorithm>
#include <cmath>

#include "kernels/kernels.hpp"
#include "tables/sincos_row.hpp"

namespace posenc {

using exact::Phase;
using exact::ReducedAngles;
using exact::TurnFrequency;
using kernels::SinCosRows;

namespace {

// Below this many rows the offsets cost more than they save.
constexpr std::size_t smallest_tiled_table = 24;

// The offsets of this many pairs fit into any second cache, 128 kB. Long pieces of rows count for more than offsets in
// the first cache would: 64 pairs took a sixth longer in the cache, and twice as long beyond it.
constexpr std::size_t block_pairs = 512;

// So much of the table is made at a time, within the second cache.
constexpr std::size_t batch_bytes = std::size_t{256} << 10;

// Whether first + row * step may need rounding: never for integers below 2^53.
bool has_fractions(const Positions& range) {
    return range.first != std::floor(range.first) || range.step != std::floor(range.step);
}

/// How the rows of a table lie in the lines of memory.
struct Rows {
    bool alike = false;    ///< every row, and its sines as its cosines, starts in a line where the first does
    std::size_t lead = 0;  ///< then so many pairs come before a line begins
};

template <class T>
Rows rows_of(const SinCosLayout& layout, const T* out) {
    constexpr std::size_t line = kernels::line_bytes / sizeof(T);
    const std::size_t step = layout.stride,
                      past = reinterpret_cast<std::uintptr_t>(out + layout.sine) / sizeof(T) % line;
    const std::size_t before = (line - past) % line;
    const bool together = step == 2 || (layout.cosine - layout.sine) % line == 0;
    if (!kernels::can_stream || layout.row % line != 0 || before % step != 0 || !together) return {};
    return {.alike = true, .lead = before / step};
}

}  // namespace

bool SinCosTable::differs_from_list(const Positions& p) noexcept {
    return p.is_range() && (p.count >= smallest_tiled_table || has_fractions(p));
}

SinCosTable::SinCosTable(const Positions& positions, std::span<const TurnFrequency> frequencies, double amplitude)
    : positions_(positions), frequencies_(frequencies), amplitude_(amplitude),
      tiled_(positions.is_range() && positions.count >= smallest_tiled_table) {
    if (!differs_from_list(positions_)) return;
    const std::size_t pairs = frequencies_.size();
    first_phases_.resize(pairs);
    step_phases_.resize(pairs);
    for (std::size_t i = 0; i < pairs; ++i) {
        first_phases_[i] = exact::phase_of(positions_.first, frequencies_[i]);
        step_phases_[i] = exact::phase_of(positions_.step, frequencies_[i]);
    }
    if (tiled_)
        batch_tiles_ = std::clamp<std::size_t>(batch_bytes / (tile_rows * (2 * pairs + 1) * sizeof(float)), 1, 8);
}

// Makes the parts common to all rows so that pair `lead` begins a line.
void SinCosTable::prepare(std::size_t lead) const {
    if (padded_ != 0) return;
    const std::size_t pairs = frequencies_.size();
    constexpr std::size_t line = kernels::line_bytes / sizeof(double);
    shift_ = (line - lead % line) % line;
    const std::size_t padded = kernels::can_stream ? (pairs + shift_ + line - 1) / line * line : pairs;
    const std::size_t tiles = (positions_.count + tile_rows - 1) / tile_rows, grouped = std::min(tiles, group_tiles);
    offsets_ = Buffer(reach * padded);
    tile_offsets_ = Buffer(grouped * padded);
    group_ = Buffer(padded);
    centres_ = Buffer(batch_tiles_ * padded);
    padded_ = padded;
    make_offsets(offsets_, reach, 1);
    make_offsets(tile_offsets_, grouped, 0);
}

// The angles of multiples of one step (first_multiple = 1) or of one tile (first_multiple = 0), one row of pairs each:
// exact rows at the powers of two, the rest by angle addition of two rows, so that no row is more than five additions
// away from an exact one.
void SinCosTable::make_offsets(Buffer& to, std::size_t count, double first_multiple) const {
    const std::size_t pairs = frequencies_.size();
    const auto& k = kernels::angles();
    const std::uint64_t unit = first_multiple == 0 ? tile_rows : 1;
    const auto first = static_cast<std::size_t>(first_multiple);
    const auto row = [&](std::size_t multiple) { return place(multiple - first); };
    for (std::size_t multiple = first; multiple < first + count; ++multiple) {
        const std::size_t low_bit = multiple & (~multiple + 1);
        double* sine = to.sine.data() + row(multiple);
        double* cosine = to.cosine.data() + row(multiple);
        if (low_bit == multiple) {
            for_waves(
                pairs,
                [&](ReducedAngles& angles, std::size_t at, std::size_t n) {
                    for (std::size_t i = 0; i < n; ++i)
                        angles.set(i, exact::reduce(step_phases_[at + i] * (unit * multiple)));
                },
                [&](std::size_t i, double s, double c) {
                    sine[i] = s;
                    cosine[i] = c;
                });
        } else {
            k.add(to.at(row(multiple - low_bit)), to.at(row(low_bit)), sine, cosine, pairs);
        }
    }
}

template <class T>
void SinCosTable::write(std::size_t first_row, std::size_t count, const SinCosLayout& layout, T* out) const {
    if (count == 0 || frequencies_.empty()) return;
    if (tiled_)
        write_tiles(first_row, count, layout, out);
    else
        write_directly(first_row, count, layout, out);
}

template <class T>
void SinCosTable::write_directly(std::size_t first_row, std::size_t count, const SinCosLayout& layout, T* out) const {
    const std::size_t pairs = frequencies_.size();
    for (std::size_t r = 0; r < count; ++r) {
        // A range's position is rounded once: near 0 the rounding of a large product would be all there is of it.
        const double position = positions_.is_range()
                                    ? (exact::two_product(static_cast<double>(first_row + r), positions_.step) +
                                       exact::DoubleDouble{positions_.first, 0})
                                          .high
                                    : positions_[first_row + r];
        T* row = out + r * layout.row;
        for_waves(
            pairs,
            [&](ReducedAngles& angles, std::size_t at, std::size_t n) {
                angles.set(position, frequencies_.data() + at, n);
                if (first_phases_.empty()) return;
                // Small angles keep their relative precision; beyond them the sum of two phases is exact, which a
                // rounded position is not.
                for (std::size_t i = 0; i < n; ++i)
                    if (std::fabs(position * frequencies_[at + i].radians) >= 0.5)
                        angles.set(i, exact::reduce(first_phases_[at + i] + step_phases_[at + i] * (first_row + r)));
            },
            [&](std::size_t i, double sine, double cosine) {
                row[layout.sine + i * layout.stride] = static_cast<T>(amplitude_ * sine);
                if (layout.last_cosine || i + 1 < pairs)
                    row[layout.cosine + i * layout.stride] = static_cast<T>(amplitude_ * cosine);
            });
    }
}

// The exact row in the middle of a tile, one angle addition away from that of its group.
void SinCosTable::make_centre(std::size_t tile, double* sine, double* cosine) const {
    const std::size_t pairs = frequencies_.size();
    if (tile / group_tiles != group_in_place_) {
        group_in_place_ = tile / group_tiles;
        const std::uint64_t steps = group_in_place_ * group_tiles * tile_rows + reach;
        for_waves(
            pairs,
            [&](ReducedAngles& angles, std::size_t at, std::size_t n) {
                for (std::size_t i = 0; i < n; ++i)
                    angles.set(i, exact::reduce(first_phases_[at + i] + step_phases_[at + i] * steps));
            },
            [&](std::size_t i, double s, double c) {
                group_.sine[place(0) + i] = amplitude_ * s;
                group_.cosine[place(0) + i] = amplitude_ * c;
            });
    }
    kernels::angles().add(group_.at(place(0)), tile_offsets_.at(place(tile % group_tiles)), sine, cosine, pairs);
}

// The last column of an odd width: a sine without a cosine, which the kernels leave out.
template <class T>
void SinCosTable::write_last_sine(const kernels::Tile<T>& tile, const SinCosLayout& layout, T* row) const {
    const std::size_t last = frequencies_.size() - 1;
    const double sine = tile.centre.sine[last], cosine = tile.centre.cosine[last];
    for (std::size_t r = tile.first_row; r < tile.last_row; ++r) {
        const std::size_t distance = r > reach ? r - reach : reach - r;
        double value = sine;
        if (distance > 0) {
            const std::size_t o = place(distance - 1) + last;
            const double sc = sine * offsets_.cosine[o], cs = cosine * offsets_.sine[o];
            value = r > reach ? sc + cs : sc - cs;
        }
        row[(r - tile.first_row) * layout.row + layout.sine + last * layout.stride] = static_cast<T>(value);
    }
}

template <class T>
void SinCosTable::write_tiles(std::size_t first_row, std::size_t count, const SinCosLayout& layout, T* out) const {
    const std::size_t pairs = frequencies_.size();
    const std::size_t whole_pairs = layout.last_cosine ? pairs : pairs - 1;
    auto* fill = [&]() -> void (*)(const kernels::Tile<T>&) {
        if constexpr (sizeof(T) == sizeof(float))
            return layout.stride == 2 ? kernels::interleaved_float_tiles().fill : kernels::planar_float_tiles().fill;
        else
            return layout.stride == 2 ? kernels::interleaved_double_tiles().fill : kernels::planar_double_tiles().fill;
    }();
    const Rows rows = rows_of(layout, out);
    prepare(rows.lead);
    // A table beyond the caches goes past them: line by line where all rows lie alike in their lines, else through a
    // buffer.
    const bool contiguous = layout.row == pairs + whole_pairs;
    const bool large = contiguous && kernels::is_streamed(count * layout.row * sizeof(T));
    const bool buffered = large && !rows.alike;
    LineStream<T>& stream = std::get<LineStream<T>>(streams_);
    if (buffered && stream.is_empty()) stream = LineStream<T>(batch_tiles_ * tile_rows * layout.row);
    stream.start(out);
    T sink[2 * block_pairs];
    const std::size_t end = first_row + count;
    for (std::size_t tile = first_row / tile_rows; tile * tile_rows < end; tile += batch_tiles_) {
        const std::size_t from = std::max(tile * tile_rows, first_row);
        const std::size_t to = std::min((tile + batch_tiles_) * tile_rows, end);
        const std::size_t tiles = (to + tile_rows - 1) / tile_rows - tile;
        for (std::size_t t = 0; t < tiles; ++t)
            make_centre(tile + t, centres_.sine.data() + place(t), centres_.cosine.data() + place(t));
        T* const target = buffered ? stream.piece() : out + (from - first_row) * layout.row;
        // Blocks of columns, so that their offsets stay in the second cache while they serve all tiles of the batch.
        for (std::size_t block = 0, next = 0; block < pairs; block = next) {
            next = block == 0 && rows.lead != 0 ? block_pairs - 16 + rows.lead : block + block_pairs;
            for (std::size_t t = 0; t < tiles; ++t) {
                const std::size_t start = (tile + t) * tile_rows;
                const std::size_t begin = std::max(start, from), stop = std::min(start + tile_rows, to);
                const std::size_t last = std::max(std::min(next, whole_pairs), block);
                T* const first = target + (begin - from) * layout.row;
                const kernels::Tile<T> work{
                    .centre = centres_.at(place(t) + block),
                    .offsets = offsets_.at(place(0) + block),
                    .pairs = last - block,
                    .padded = padded_,
                    .reach = reach,
                    .first_row = begin - start,
                    .last_row = stop - start,
                    .out = {first + layout.sine + block * layout.stride, first + layout.cosine + block * layout.stride},
                    .row_stride = layout.row,
                    .sink = {sink, sink + (layout.stride == 2 ? 1 : block_pairs)},
                    .lead = block == 0 ? std::min(rows.lead, last) : 0,
                    .streamed = large && rows.alike && stop - begin == tile_rows};
                fill(work);
                if (whole_pairs < pairs && block == 0) write_last_sine(work, layout, first);
            }
        }
        if (buffered) stream.put((to - from) * layout.row);
    }
    stream.finish();
    if (large) kernels::finish_stream();
}

template void SinCosTable::write<float>(std::size_t, std::size_t, const SinCosLayout&, float*) const;
template void SinCosTable::write<double>(std::size_t, std::size_t, const SinCosLayout&, double*) const;

}  // namespace posenc
