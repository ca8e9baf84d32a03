// Tables by angle addition: see Tile in kernels.hpp.
#pragma once

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

template <class Arch, bool Interleaved, class T>
inline void put(const Columns<T>& row, std::size_t pair, const Batch<double, Arch>& s, const Batch<double, Arch>& c) {
    if constexpr (Interleaved) {
        store_interleaved<Arch>(row.sine + 2 * pair, s, c);
    } else {
        store_as<Arch>(row.sine + pair, s);
        store_as<Arch>(row.cosine + pair, c);
    }
}

template <bool Interleaved, class T>
inline void put_one(const Columns<T>& row, std::size_t pair, double s, double c) {
    constexpr std::size_t stride = Interleaved ? 2 : 1;
    row.sine[pair * stride] = static_cast<T>(s);
    row.cosine[pair * stride] = static_cast<T>(c);
}

template <class Arch, bool Interleaved, class T>
inline void copy_centre(const Tile<T>& tile, const Columns<T>& row) {
    using V = Batch<double, Arch>;
    std::size_t i = 0;
    for (; i + V::size <= tile.pairs; i += V::size)
        put<Arch, Interleaved>(row, i, V::load_unaligned(tile.centre.sine + i),
                               V::load_unaligned(tile.centre.cosine + i));
    for (; i < tile.pairs; ++i) put_one<Interleaved>(row, i, tile.centre.sine[i], tile.centre.cosine[i]);
}

// One row on either side of the centre.
template <class Arch, bool Interleaved, class T>
inline void add_offset(const Tile<T>& tile, std::size_t offset, const Columns<T>& after, const Columns<T>& before) {
    using V = Batch<double, Arch>;
    const SinCosRows centre = tile.centre;
    const std::size_t shift = (offset - 1) * tile.padded;
    const SinCosRows turned = {tile.offsets.sine + shift, tile.offsets.cosine + shift};
    const auto step = [&](std::size_t i) {
        const V sa = V::load_unaligned(centre.sine + i), ca = V::load_unaligned(centre.cosine + i);
        const V so = V::load_unaligned(turned.sine + i), co = V::load_unaligned(turned.cosine + i);
        const V ss = sa * so, sc = sa * co, cs = ca * so, cc = ca * co;
        put<Arch, Interleaved>(after, i, sc + cs, cc - ss);
        put<Arch, Interleaved>(before, i, sc - cs, cc + ss);
    };
    std::size_t i = 0;
    // Four registers a round, in the form that everybody uses: the address arithmetic, which no WebAssembly engine
    // hoists, is a third of the work else.
    if constexpr (Interleaved && sizeof(T) == sizeof(float))
        for (; i + 4 * V::size <= tile.pairs; i += 4 * V::size) {
            step(i);
            step(i + V::size);
            step(i + 2 * V::size);
            step(i + 3 * V::size);
        }
    for (; i + V::size <= tile.pairs; i += V::size) step(i);
    for (; i < tile.pairs; ++i) {
        const double sa = centre.sine[i], ca = centre.cosine[i];
        const double ss = sa * turned.sine[i], sc = sa * turned.cosine[i];
        const double cs = ca * turned.sine[i], cc = ca * turned.cosine[i];
        put_one<Interleaved>(after, i, sc + cs, cc - ss);
        put_one<Interleaved>(before, i, sc - cs, cc + ss);
    }
}

template <class Arch, bool Interleaved, class T>
inline void fill_tile(const Tile<T>& tile) {
    const auto row = [&](std::size_t r) {
        const std::size_t shift = (r - tile.first_row) * tile.row_stride;
        return Columns<T>{tile.out.sine + shift, tile.out.cosine + shift};
    };
    const auto wanted = [&](std::size_t r) { return r >= tile.first_row && r < tile.last_row; };
    if (wanted(tile.reach)) copy_centre<Arch, Interleaved>(tile, row(tile.reach));
    for (std::size_t offset = 1; offset <= tile.reach; ++offset) {
        const std::size_t after = tile.reach + offset, before = tile.reach - offset;
        if (wanted(after) || wanted(before))
            add_offset<Arch, Interleaved>(tile, offset, wanted(after) ? row(after) : tile.sink,
                                          wanted(before) ? row(before) : tile.sink);
    }
}

}  // namespace posenc::kernels
