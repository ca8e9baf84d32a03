// Rotation by several coordinates: the grids of models, M-RoPE, and xPos, whose pairs also grow and shrink.
#include "posenc/posenc.hpp"
#include "support/check.hpp"

using namespace posenc;
using fuzz::Input;

namespace {

/// Small, or larger than any accepted size: those in between are allowed and take gigabytes.
std::size_t small_or_refused(std::size_t size, std::size_t most) {
    return size <= most || size > 65536 ? size : size % (most + 1);
}

std::size_t side(Input& input) {
    return small_or_refused(input.size(6), 6);
}

std::optional<double> maybe(Input& input, double usual) {
    return input.flip() ? std::optional(input.number(usual)) : std::nullopt;
}

/// A multiple of four most of the time.
std::size_t head_dim(Input& input) {
    return input.byte() < 220 ? 4 * (input.byte() % 9) : small_or_refused(input.size(64), 64);
}

Status make(Input& input, RotaryGrid& grid) {
    const std::size_t dim = head_dim(input), height = side(input), width = side(input);
    switch (input.byte() % 8) {
    case 0:
        return try_make_eva_rotary({dim, height, width, input.number(10000), side(input), side(input), input.number(0),
                                    input.choice<GridIndexing>(2), input.flip(), input.flip(), input.number(224)},
                                   grid);
    case 1:
        return try_make_axial_rotary({dim, height, width, input.choice<AxialBands>(2), input.number(10),
                                      input.number(10000),
                                      input.flip() ? std::optional(small_or_refused(input.size(4), 4)) : std::nullopt},
                                     grid);
    case 2:
        return try_make_dinov3_rotary({dim, height, width, input.number(100), input.choice<GridNormalization>(3),
                                       maybe(input, 1), maybe(input, 100)},
                                      grid);
    case 3: {
        const std::size_t heads = input.size(3);
        const std::vector<double> frequencies =
            input.numbers(input.byte() < 220 && heads < 9 && dim < 99 ? heads * dim : input.byte());
        return try_make_mixed_rotary({heads, dim, height, width, frequencies}, grid);
    }
    case 4:
        return try_make_diffusers_2d_rotary({dim, height, width, input.number(10000), input.number(0), input.number(0),
                                             maybe(input, 5), maybe(input, 5)},
                                            grid);
    case 5:
        return try_make_cogvideox_rotary({dim <= 64 ? 4 * dim : dim, small_or_refused(input.size(4), 4), height, width,
                                          input.number(10000), maybe(input, 5), maybe(input, 5)},
                                         grid);
    case 6:
        return try_make_lumina_rotary({dim, height, width, input.number(10000), input.number(1), input.number(1)},
                                      grid);
    default: {
        const MropeSections sections{input.choice<MropeStyle>(2), {input.size(8), input.size(8), input.size(8)}};
        const std::size_t pairs = sections.sections[0] + sections.sections[1] + sections.sections[2],
                          tokens = input.size(9) % 10;
        Frequencies frequencies;
        frequencies.inverse = input.numbers(pairs < 40 ? pairs : input.byte());
        return try_make_mrope(sections, frequencies, input.numbers(3 * tokens), grid);
    }
    }
}

void grids(Input& input) {
    RotaryGrid grid;
    const Status made = make(input, grid);
    if (!made.ok()) return fuzz::check_refusal(made);
    if (fuzz::output_size(grid.tokens, grid.pairs) == 7) return;  // larger than a fuzzer needs
    fuzz::run<double>(input, grid.heads * grid.tokens * grid.pairs,
                      [&](auto out) { return try_compute_rotary_angles(grid, out); });
    const RotaryGridTableOptions twice{input.flip(), input.choice<Pairing>(2)};
    std::vector<float> sine(grid.heads * grid.tokens * grid.pairs * (twice.duplicated ? 2 : 1));
    fuzz::run<float>(input, sine.size(), [&](auto out) { return try_make_rotary_grid_table(twice, grid, out, sine); });
    const RotaryGridOptions options{input.size(2),
                                    input.byte() < 200 ? grid.heads : input.size(3),
                                    input.byte() < 200 ? 2 * grid.pairs : input.size(80),
                                    input.flip(),
                                    input.choice<Pairing>(2),
                                    input.flip()};
    const std::size_t elements = fuzz::output_size(
        fuzz::output_size(fuzz::output_size(options.batch, options.heads), options.head_dim), grid.tokens);
    const std::vector<float> x(elements, 0.25f);
    fuzz::run<float>(input, elements, [&](auto out) { return try_apply_rotary_grid(options, grid, x, out); });
}

template <class T>
void xpos(Input& input) {
    const std::size_t batch = input.size(2), tokens = input.size(20) % 21;
    const std::vector<double> places = input.numbers(input.flip() ? batch % 4 * tokens : input.flip() ? tokens : 0);
    const XposOptions options{input.choice<XposRole>(2),
                              places.empty() || input.byte() < 20 ? input.size(90) : 0,
                              list(places),
                              maybe(input, 90),
                              input.number(10000),
                              input.number(512),
                              input.choice<XposCentre>(2),
                              batch,
                              input.size(3),
                              input.size(40),
                              input.flip() ? input.size(40) : 0,
                              input.flip()};
    const std::size_t elements =
        fuzz::output_size(fuzz::output_size(fuzz::output_size(options.batch, options.heads), options.head_dim), tokens);
    std::vector<T> x(elements);
    for (T& value : x) value = T(std::int8_t(input.byte())) / 16;
    fuzz::run<T>(input, elements, [&](auto out) { return try_apply_xpos(options, x, out); });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Input input(data, size);
    switch (input.byte() % 4) {
    case 0:
        xpos<float>(input);
        break;
    case 1:
        xpos<double>(input);
        break;
    default:
        grids(input);
    }
    return 0;
}
