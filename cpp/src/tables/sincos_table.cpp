#include "tables/sincos_table.hpp"

#include <algorithm>
#include <cmath>

#include "kernels/kernels.hpp"

namespace posenc {

using exact::Phase;
using exact::SinCos;
using exact::TurnFrequency;
using kernels::SinCosRows;

namespace {

// Below this many rows the offsets cost more than they save.
constexpr std::size_t smallest_tiled_table = 24;

// The offsets of this many pairs fit into the first-level cache together with the output.
constexpr std::size_t block_pairs = 64;

// So much of the table is made at a time, within the second cache.
constexpr std::size_t batch_bytes = std::size_t{256} << 10;

// Whether first + row * step may need rounding: never for integers below 2^53.
bool has_fractions(const Positions& range) {
    return range.first != std::floor(range.first) || range.step != std::floor(range.step);
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
    if (!tiled_) return;
    offsets_ = Buffer(reach * pairs);
    make_offsets(offsets_, reach, 1);
    const std::size_t tiles = (positions_.count + tile_rows - 1) / tile_rows;
    tile_offsets_ = Buffer(std::min(tiles, group_tiles) * pairs);
    make_offsets(tile_offsets_, std::min(tiles, group_tiles), 0);
    group_ = Buffer(pairs);
    batch_tiles_ = std::clamp<std::size_t>(batch_bytes / (tile_rows * (2 * pairs + 1) * sizeof(float)), 1, 8);
    centres_ = Buffer(batch_tiles_ * pairs);
}

// The angles of multiples of one step (first_multiple = 1) or of one tile (first_multiple = 0), one row of pairs each:
// exact rows at the powers of two, the rest by angle addition of two rows, so that no row is more than five additions
// away from an exact one.
void SinCosTable::make_offsets(Buffer& to, std::size_t count, double first_multiple) const {
    const std::size_t pairs = frequencies_.size();
    const auto& k = kernels::active();
    const std::uint64_t unit = first_multiple == 0 ? tile_rows : 1;
    const auto first = static_cast<std::size_t>(first_multiple);
    const auto row = [&](std::size_t multiple) { return (multiple - first) * pairs; };
    for (std::size_t multiple = first; multiple < first + count; ++multiple) {
        const std::size_t low_bit = multiple & (~multiple + 1);
        double* sine = to.sine.data() + row(multiple);
        double* cosine = to.cosine.data() + row(multiple);
        if (low_bit == multiple) {
            for (std::size_t i = 0; i < pairs; ++i) {
                const SinCos sc = exact::sincos(step_phases_[i] * (unit * multiple));
                sine[i] = sc.sine;
                cosine[i] = sc.cosine;
            }
        } else {
            const std::size_t a = row(multiple - low_bit), b = row(low_bit);
            k.add_angles({to.sine.data() + a, to.cosine.data() + a}, {to.sine.data() + b, to.cosine.data() + b}, sine,
                         cosine, pairs);
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
        for (std::size_t i = 0; i < pairs; ++i) {
            // Small angles keep their relative precision; beyond them the sum of two phases is exact, which a rounded
            // position is not.
            const bool exact_position = first_phases_.empty() || std::fabs(position * frequencies_[i].radians) < 0.5;
            const SinCos sc = exact_position ? exact::sincos(position, frequencies_[i])
                                             : exact::sincos(first_phases_[i] + step_phases_[i] * (first_row + r));
            row[layout.sine + i * layout.stride] = static_cast<T>(amplitude_ * sc.sine);
            if (layout.last_cosine || i + 1 < pairs)
                row[layout.cosine + i * layout.stride] = static_cast<T>(amplitude_ * sc.cosine);
        }
    }
}

// The exact row in the middle of a tile, one angle addition away from that of its group.
void SinCosTable::make_centre(std::size_t tile, double* sine, double* cosine) const {
    const std::size_t pairs = frequencies_.size();
    if (tile / group_tiles != group_in_place_) {
        group_in_place_ = tile / group_tiles;
        const std::uint64_t steps = group_in_place_ * group_tiles * tile_rows + reach;
        for (std::size_t i = 0; i < pairs; ++i) {
            const SinCos sc = exact::sincos(first_phases_[i] + step_phases_[i] * steps);
            group_.sine[i] = amplitude_ * sc.sine;
            group_.cosine[i] = amplitude_ * sc.cosine;
        }
    }
    const std::size_t shift = (tile % group_tiles) * pairs;
    kernels::active().add_angles({group_.sine.data(), group_.cosine.data()},
                                 {tile_offsets_.sine.data() + shift, tile_offsets_.cosine.data() + shift}, sine, cosine,
                                 pairs);
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
            const std::size_t o = (distance - 1) * frequencies_.size() + last;
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
    const auto& k = kernels::active();
    auto* fill = [&]() -> void (*)(const kernels::Tile<T>&) {
        if constexpr (sizeof(T) == sizeof(float))
            return layout.stride == 2 ? k.tile_interleaved_float : k.tile_planar_float;
        else
            return layout.stride == 2 ? k.tile_interleaved_double : k.tile_planar_double;
    }();
    // A table beyond the caches is made inside them and copied out past them.
    const std::size_t row_bytes = layout.row * sizeof(T);
    const bool contiguous = layout.row == pairs + whole_pairs;
    const bool stream = kernels::can_stream && contiguous && count * row_bytes > kernels::largest_cached;
    std::vector<T> scratch(stream ? batch_tiles_ * tile_rows * layout.row : 0);
    T sink[2 * block_pairs];
    const std::size_t end = first_row + count;
    for (std::size_t tile = first_row / tile_rows; tile * tile_rows < end; tile += batch_tiles_) {
        const std::size_t from = std::max(tile * tile_rows, first_row);
        const std::size_t to = std::min((tile + batch_tiles_) * tile_rows, end);
        const std::size_t tiles = (to + tile_rows - 1) / tile_rows - tile;
        for (std::size_t t = 0; t < tiles; ++t)
            make_centre(tile + t, centres_.sine.data() + t * pairs, centres_.cosine.data() + t * pairs);
        T* const target = out + (from - first_row) * layout.row;
        T* const rows = stream ? scratch.data() : target;
        // Blocks of columns, so that their offsets stay in the first-level cache while they serve all tiles of the
        // batch.
        for (std::size_t block = 0; block < pairs; block += block_pairs)
            for (std::size_t t = 0; t < tiles; ++t) {
                const std::size_t start = (tile + t) * tile_rows;
                const std::size_t begin = std::max(start, from), stop = std::min(start + tile_rows, to);
                T* const row = rows + (begin - from) * layout.row;
                const kernels::Tile<T> work{
                    .centre = {centres_.sine.data() + t * pairs + block, centres_.cosine.data() + t * pairs + block},
                    .offsets = {offsets_.sine.data() + block, offsets_.cosine.data() + block},
                    .pairs = std::min(block + block_pairs, whole_pairs) - block,
                    .padded = pairs,
                    .reach = reach,
                    .first_row = begin - start,
                    .last_row = stop - start,
                    .out = {row + layout.sine + block * layout.stride, row + layout.cosine + block * layout.stride},
                    .row_stride = layout.row,
                    .sink = {sink, sink + (layout.stride == 2 ? 1 : block_pairs)}};
                fill(work);
                if (whole_pairs < pairs && block == 0) write_last_sine(work, layout, row);
            }
        if (stream) k.stream_copy(target, rows, (to - from) * row_bytes);
    }
}

template void SinCosTable::write<float>(std::size_t, std::size_t, const SinCosLayout&, float*) const;
template void SinCosTable::write<double>(std::size_t, std::size_t, const SinCosLayout&, double*) const;

}  // namespace posenc
