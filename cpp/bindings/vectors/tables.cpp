#include "bindings/runtime/bind.hpp"
#include "bindings/shared/planned_tables.hpp"
#include "encodings/doubled_exponent_table.hpp"
#include "encodings/outputs.hpp"
#include "posenc/encodings/fourier.hpp"
#include "posenc/encodings/hierarchical.hpp"
#include "posenc/encodings/product.hpp"
#include "posenc/encodings/timestep.hpp"

namespace posenc::bindings {

POSENC_FIELDS(DoubledExponentOptions, (positions, dim), (base))

POSENC_TABLE(doubled_exponent, (""), (&start_table<DoubledExponentTable, DoubledExponentOptions>))

POSENC_FIELDS(NerfOptions, (points), (dimensions, frequencies, include_input, include_pi, spacing))
POSENC_FIELDS(GaussianFourierOptions, (points, dimensions, matrix), ())
POSENC_FIELDS(NoiseLevelOptions, (levels, weights), (log, flip_sin_to_cos))
POSENC_FIELDS(BoxOptions, (boxes), (frequencies))

POSENC_CALL(nerf_features, ("", "out"), POSENC_DOUBLES(try_make_nerf_features, NerfOptions))
POSENC_CALL(gaussian_features, ("", "out"), POSENC_DOUBLES(try_make_gaussian_features, GaussianFourierOptions))
POSENC_CALL(noise_level_features, ("", "out"), POSENC_DOUBLES(try_make_noise_level_features, NoiseLevelOptions))
POSENC_CALL(box_features, ("", "out"), POSENC_DOUBLES(try_make_box_features, BoxOptions))

POSENC_FIELDS(HierarchyLevel, (), (base, offset, table))
POSENC_FIELDS(HierarchyAmbiguity, (first, second, safe), ())

using Levels = std::vector<HierarchyLevel>;

POSENC_CALL(hierarchical_table, ("positions", "levels", "dim", "layout=interleaved", "out"),
            [](std::span<const double> positions, const Levels& levels, std::size_t dim, Layout layout,
               std::span<double> out) {
                return try_make_hierarchical_table(HierarchicalOptions{positions, levels, dim, layout}, out);
            })
POSENC_CALL(hierarchy_ambiguities, ("levels", "found"),
            [](const Levels& levels, std::vector<HierarchyAmbiguity>& found) {
                found.resize(levels.size() * levels.size() / 2);
                std::size_t pairs = 0;
                const Status status = try_find_hierarchy_ambiguities(levels, found, pairs);
                found.resize(pairs);
                return status;
            })

POSENC_FIELDS(ProductOptions, (points, dim), (base))

POSENC_CALL(product_table, ("", "out"), POSENC_DOUBLES(try_make_product_table, ProductOptions))

POSENC_FIELDS(SandwichOptions, (heads, queries, keys), (dim, base, causal))

POSENC_CALL(sandwich_bias, ("", "out"), &write_sandwich_bias)

POSENC_FIELDS(TimestepOptions, (timesteps, dim), (flip_sin_to_cos, downscale_freq_shift, scale, max_period))

POSENC_TABLE(timestep_embedding, (""), &start_waves<TimestepOptions>)

POSENC_FIELDS(TransformerXlOptions, (), (heads, queries, keys, dim, width, base))
POSENC_FIELDS(TransformerXlInputs, (queries, keys, content_bias, position_bias, position_weights), ())

POSENC_CALL(transformer_xl_scores, ("", "inputs", "out"), &write_transformer_xl_scores)
POSENC_CALL(relative_shift, ("rows", "columns", "x", "out"), &write_relative_shift)

}  // namespace posenc::bindings
