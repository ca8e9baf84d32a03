// Tables by angle addition: see Tile in kernels.hpp.
#pragma once

#include <algorithm>
#include <array>
#include <initializer_list>

#include "kernels/kernels.hpp"
#include "kernels/lanes.hpp"

namespace posenc::kernels {

template <class Arch>
inline void add_angles(SinCosRows a, SinCosRows b, double* sine, double* cosine, std::size_t n) {
    using V = Batch<double, Arch>;
    std::size_t i = 0;
    for (; i + V::size <= n; i += V::size) {
        const V sa = V::load_unaligned(a.sine + i), ca = V::load_unaligned(a.cosine + i);
        const V sb = V::load_unaligned(b.sine + i), cb = V::load_unaligned(b.cosine + i);
        (sa * cb + ca * sb).store_unaligned(sine + i);
        (ca * cb - sa * sb).store_unaligned(cosine + i);
    }
    for (; i < n; ++i) {
        const double sa = a.sine[i], ca = a.cosine[i], sb = b.sine[i], cb = b.cosine[i];
        sine[i] = sa * cb + ca * sb;
        cosine[i] = ca * cb - sa * sb;
    }
}

// Registers of pairs whose sines, cosines, or both together, fill a line. Past the caches a line leaves at once, or
// each of its parts is a transfer of its own: some cores send what they have gathered as soon as another line is stored
// to.
template <class Arch, bool Interleaved, Store store, class T>
inline constexpr std::size_t line_steps =
    store == Store::cached
        ? 1
        : std::max<std::size_t>(line_bytes / (Batch<double, Arch>::size * sizeof(T) * (Interleaved ? 2 : 1)), 1);

template <class Arch, bool Interleaved, Store store, std::size_t steps, class T>
inline void put(const Columns<T>& row, std::size_t pair, const std::array<Batch<double, Arch>, steps>& s,
                const std::array<Batch<double, Arch>, steps>& c) {
    constexpr std::size_t size = Batch<double, Arch>::size;
    if constexpr (Interleaved) {
        for (std::size_t k = 0; k < steps; ++k)
            store_interleaved<Arch, store>(row.sine + 2 * (pair + k * size), s[k], c[k]);
    } else {
        for (std::size_t k = 0; k < steps; ++k) store_as<Arch, store>(row.sine + pair + k * size, s[k]);
        for (std::size_t k = 0; k < steps; ++k) store_as<Arch, store>(row.cosine + pair + k * size, c[k]);
    }
}

template <bool Interleaved, class T>
inline void put_one(const Columns<T>& row, std::size_t pair, double s, double c) {
    constexpr std::size_t stride = Interleaved ? 2 : 1;
    row.sine[pair * stride] = static_cast<T>(s);
    row.cosine[pair * stride] = static_cast<T>(c);
}

template <class Arch, bool Interleaved, Store store, class T>
inline void copy_centre(const Tile<T>& tile, const Columns<T>& row) {
    using V = Batch<double, Arch>;
    const auto one = [&](std::size_t i) { put_one<Interleaved>(row, i, tile.centre.sine[i], tile.centre.cosine[i]); };
    std::size_t i = 0;
    if constexpr (can_stream)
        for (const std::size_t lead = tile.lead; i < lead; ++i) one(i);
    constexpr std::size_t steps = line_steps<Arch, Interleaved, store, T>;
    for (; i + steps * V::size <= tile.pairs; i += steps * V::size) {
        std::array<V, steps> s, c;
        for (std::size_t k = 0; k < steps; ++k) {
            s[k] = V::load_unaligned(tile.centre.sine + i + k * V::size);
            c[k] = V::load_unaligned(tile.centre.cosine + i + k * V::size);
        }
        put<Arch, Interleaved, store>(row, i, s, c);
    }
    for (; i < tile.pairs; ++i) one(i);
}

// One row on either side of the centre.
template <class Arch, bool Interleaved, Store store, class T>
inline void add_offset(const Tile<T>& tile, std::size_t offset, const Columns<T>& after, const Columns<T>& before) {
    using V = Batch<double, Arch>;
    const SinCosRows centre = tile.centre;
    const std::size_t shift = (offset - 1) * tile.padded;
    const SinCosRows turned = {tile.offsets.sine + shift, tile.offsets.cosine + shift};
    constexpr std::size_t steps = line_steps<Arch, Interleaved, store, T>, width = steps * V::size;
    const auto step = [&](std::size_t i) {
        std::array<V, steps> ss, sc, cs, cc;
        for (std::size_t k = 0; k < steps; ++k) {
            const std::size_t at = i + k * V::size;
            const V sa = V::load_unaligned(centre.sine + at), ca = V::load_unaligned(centre.cosine + at);
            const V so = V::load_unaligned(turned.sine + at), co = V::load_unaligned(turned.cosine + at);
            ss[k] = sa * so, sc[k] = sa * co, cs[k] = ca * so, cc[k] = ca * co;
        }
        std::array<V, steps> s, c;
        for (std::size_t k = 0; k < steps; ++k) s[k] = sc[k] + cs[k], c[k] = cc[k] - ss[k];
        put<Arch, Interleaved, store>(after, i, s, c);
        for (std::size_t k = 0; k < steps; ++k) s[k] = sc[k] - cs[k], c[k] = cc[k] + ss[k];
        put<Arch, Interleaved, store>(before, i, s, c);
    };
    const auto one = [&](std::size_t i) {
        const double sa = centre.sine[i], ca = centre.cosine[i];
        const double ss = sa * turned.sine[i], sc = sa * turned.cosine[i];
        const double cs = ca * turned.sine[i], cc = ca * turned.cosine[i];
        put_one<Interleaved>(after, i, sc + cs, cc - ss);
        put_one<Interleaved>(before, i, sc - cs, cc + ss);
    };
    std::size_t i = 0;
    // Stores that cross the end of a line cost twice, and past the caches whole lines only are quick.
    if constexpr (can_stream)
        for (const std::size_t lead = tile.lead; i < lead; ++i) one(i);
    // Four registers a round, in the form that everybody uses: the address arithmetic, which no WebAssembly engine
    // hoists, is a third of the work else.
    if constexpr (Interleaved && sizeof(T) == sizeof(float))
        for (; i + 4 * width <= tile.pairs; i += 4 * width) {
            step(i);
            step(i + width);
            step(i + 2 * width);
            step(i + 3 * width);
        }
    for (; i + width <= tile.pairs; i += width) step(i);
    for (; i < tile.pairs; ++i) one(i);
}

template <class Arch, bool Interleaved, Store store, class T>
inline void fill_rows(const Tile<T>& tile) {
    const auto row = [&](std::size_t r) {
        const std::size_t shift = (r - tile.first_row) * tile.row_stride;
        return Columns<T>{tile.out.sine + shift, tile.out.cosine + shift};
    };
    const auto wanted = [&](std::size_t r) { return r >= tile.first_row && r < tile.last_row; };
    if (wanted(tile.reach)) copy_centre<Arch, Interleaved, store>(tile, row(tile.reach));
    for (std::size_t offset = 1; offset <= tile.reach; ++offset) {
        const std::size_t after = tile.reach + offset, before = tile.reach - offset;
        // A row ends in the line where the next begins. Such lines are stored in parts, and the stores behind a part
        // wait until its line has come from memory: lines of the next tile are sent for now.
        if constexpr (store == Store::past)
            if (tile.lead != 0)
                for (const std::size_t next : {2 * offset - 1, 2 * offset})
                    __builtin_prefetch(tile.out.sine + (tile.last_row - tile.first_row + next) * tile.row_stride, 1);
        if (wanted(after) || wanted(before))
            add_offset<Arch, Interleaved, store>(tile, offset, wanted(after) ? row(after) : tile.sink,
                                                 wanted(before) ? row(before) : tile.sink);
    }
}

template <class Arch, bool Interleaved, class T>
inline void fill_tile(const Tile<T>& tile) {
    if constexpr (can_stream && !std::is_same_v<Arch, Scalar>)
        if (tile.streamed) return fill_rows<Arch, Interleaved, Store::past>(tile);
    fill_rows<Arch, Interleaved, Store::cached>(tile);
}

}  // namespace posenc::kernels
