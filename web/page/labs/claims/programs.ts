// The programs in JavaScript and C++: they call posenc.
import { cppInput, cppStart, scriptStart } from '../sentence/program.ts';
import { sentence, sentenceOrder, sentenceRows } from './python.ts';
import type { Recipe } from './recipes.ts';

const listed = (items: readonly number[]): string => items.join(', ');

function script(recipe: Recipe, comment: string): readonly [names: string, body: string] {
  switch (recipe.kind) {
    case 'rows': {
      const { positions, dim, columns } = recipe;
      const shown = columns.length === dim ? 'row' : `[${listed(columns)}].map((column) => row[column])`;
      return [
        'sinusoidal',
        `for (const position of [${listed(positions)}]) {
  const row = [...sinusoidal({ positions: [position], dim: ${dim}, dtype: 'float64' }).data];
  console.log(${shown});
}`,
      ];
    }
    case 'waves':
      return [
        'wavelengths',
        `console.log([...wavelengths({ dim: ${recipe.dim} })].filter((_wavelength, column) => column % 2 === 0));`,
      ];
    case 'offsets':
      return [
        'offsetSimilarity, similarity, sinusoidal',
        recipe.of
          .map(
            ([dim, offsets]) => `for (const k of [${listed(offsets)}]) {
  const table = sinusoidal({ positions: [0, k], dim: ${dim}, dtype: 'float64' });
  const [cosines] = offsetSimilarity({ dim: ${dim}, offsets: [k] });
  console.log(${dim}, k, similarity({ table }).data[1], cosines, similarity({ table, measure: 'distance' }).data[1]);
}`,
          )
          .join('\n'),
      ];
    case 'norms':
      return [
        'learnedTable, rowNorms, sinusoidal',
        `const [rows, dim] = [100, ${recipe.dim}];
const random = (standardDeviation) => learnedTable({ rows, dim, standardDeviation, seed: 1, dtype: 'float64' });
for (const table of [sinusoidal({ positions: rows, dim }), random(1), random(dim ** 0.5), random(dim ** -0.5)]) {
  console.log(rowNorms({ table }).reduce((sum, norm) => sum + norm) / rows);
}`,
      ];
    case 'shift':
      return [
        'fitShift, variantTable',
        `for (const formula of ['paper', 'doubledExponent']) {
  const table = variantTable({ positions: ${recipe.positions}, dim: ${recipe.dim}, formula });
  console.log(fitShift({ table, shift: ${recipe.shift} }).residual.largest);
}`,
      ];
    case 'frequencies':
      return [
        'angularFrequencies, lowPrecisionTable',
        `const dim = ${recipe.dim};
const exact = angularFrequencies({ dim });
const tiny = 2 ** -30;
for (const frequencyBy of ['expLog', 'power']) {
  const { data } = lowPrecisionTable({ positions: [tiny], dim, frequencies: 'float32', angles: 'float64', values: 'float64', frequencyBy });
  console.log(Math.max(...data.filter((_value, column) => column % 2 === 0).map((value, pair) => Math.abs(value / tiny / exact[2 * pair] - 1))));
}`,
      ];
    case 'distinct':
      return [
        'firstCollision',
        `for (const dim of [${listed(recipe.dims)}]) {
  console.log(dim, firstCollision({ dim, frequencies: 'float64', angles: 'float64', values: 'float32', limit: ${recipe.positions - 1} }));
}`,
      ];
    case 'product':
      return [
        'productEncoding',
        `const [side, dim] = [${recipe.side}, ${recipe.dim}];
const points = Array.from({ length: side * side }, (_place, at) => [at % side, Math.floor(at / side)]);
const { data } = productEncoding({ points: points.flat(), dim, dtype: 'float64' });
console.log(points.length, new Set(points.map((_place, at) => data.slice(at * dim, (at + 1) * dim).join())).size);`,
      ];
    case 'levels':
      return [
        'hierarchicalEncoding',
        `for (const levels of [[{}, {}], [{}, { base: 1000 }]]) {
  const { data } = hierarchicalEncoding({ positions: [1, 0, 0, 1], levels, dim: ${recipe.dim}, dtype: 'float64' });
  console.log(Math.max(...data.slice(0, ${recipe.dim}).map((value, column) => Math.abs(value - data[${recipe.dim} + column]))));
}`,
      ];
    case 'attention':
      return [
        'attention, equivarianceError, scaledSinusoidal, sinusoidal',
        `${scriptStart(sentence, { words: comment })}
const content = unit([${listed(sentenceRows())}]);
console.log(equivarianceError({ content, ...weights, permutation: [${listed(sentenceOrder)}] }));

const { terms, scores, weights: shares } = attention({ content, positions: places(5), ...weights });
const all = Object.values(terms);
console.log(Math.max(...scores.data.map((score, cell) => Math.abs(all.reduce((sum, { data }) => sum + data[cell], 0) - score))));
console.log(terms.positionPosition.data);
const sum = (from, step) => [0, 1, 2, 3, 4].reduce((total, k) => total + shares.data[from + k * step], 0);
console.log([0, 1, 2, 3, 4].map((key) => sum(key, 5)), [0, 1, 2, 3, 4].map((query) => sum(5 * query, 1)));`,
      ];
    case 'none':
      return ['', ''];
  }
}

export function javascript(recipe: Recipe, comments: { readonly none: string; readonly words: string }): string {
  const [names, body] = script(recipe, comments.words);
  return recipe.kind === 'none' ? `// ${comments.none}` : `import { ${names} } from 'posenc';\n\n${body}`;
}

const program = (headers: readonly string[], body: string): string => `#include <posenc/posenc.hpp>
${headers.map((header) => `#include <${header}>\n`).join('')}#include <cstdio>
#include <vector>

int main() {
${body}
}`;

/** Whole numbers as C++ takes them for doubles. */
const reals = (numbers: readonly number[]): string => numbers.map((number) => `${number}.0`).join(', ');

function native(recipe: Recipe): string {
  switch (recipe.kind) {
    case 'rows':
      return program(
        [],
        `    for (const double position : {${reals(recipe.positions)}}) {
        std::vector<double> row(${recipe.dim});
        posenc::make_sinusoidal_table({.positions = posenc::range(position, 1), .dim = ${recipe.dim}}, std::span(row));
        for (const int column : {${listed(recipe.columns)}}) std::printf("%.6f ", row[column]);
        std::printf("\\n");
    }`,
      );
    case 'waves':
      return program(
        [],
        `    std::vector<double> wavelength(${recipe.dim});
    posenc::compute_wavelengths({.dim = ${recipe.dim}}, wavelength);
    for (int pair = 0; pair < ${Math.ceil(recipe.dim / 2)}; ++pair) std::printf("%d %.10g\\n", pair, wavelength[2 * pair]);`,
      );
    case 'offsets':
      return program(
        [],
        recipe.of
          .map(
            ([dim, offsets]) => `    for (const double k : {${reals(offsets)}}) {
        const std::vector<double> places = {0, k};
        std::vector<double> rows(2 * ${dim}), dots(4), distances(4), cosines(1);
        posenc::make_sinusoidal_table({.positions = posenc::list(places), .dim = ${dim}}, std::span(rows));
        posenc::compute_similarity({rows, 2, ${dim}}, {rows, 2, ${dim}}, posenc::Measure::dot, std::span(dots));
        posenc::compute_similarity({rows, 2, ${dim}}, {rows, 2, ${dim}}, posenc::Measure::distance, std::span(distances));
        posenc::compute_offset_similarity({.dim = ${dim}}, posenc::range(k, 1), posenc::Measure::dot, cosines);
        std::printf("${dim} %g %.10g %.10g %.10g\\n", k, dots[1], cosines[0], distances[1]);
    }`,
          )
          .join('\n'),
      );
    case 'norms':
      return program(
        ['cmath'],
        `    const std::size_t rows = 100, dim = ${recipe.dim};
    std::vector<double> table(rows * dim), norms(rows);
    const auto print = [&] {
        posenc::compute_row_norms({table, rows, dim}, norms);
        double sum = 0;
        for (const double norm : norms) sum += norm;
        std::printf("%.6f\\n", sum / rows);
    };
    posenc::make_sinusoidal_table({.positions = posenc::range(rows), .dim = dim}, std::span(table));
    print();
    for (const double power : {0.0, 0.5, -0.5}) {
        posenc::make_learned_table({.rows = rows, .dim = dim, .standard_deviation = std::pow(dim, power), .seed = 1}, std::span(table));
        print();
    }`,
      );
    case 'shift':
      return program(
        [],
        `    const std::size_t rows = ${recipe.positions}, dim = ${recipe.dim};
    std::vector<double> table(rows * dim), matrix(dim * dim);
    for (const auto formula : {posenc::Formula::paper, posenc::Formula::doubled_exponent}) {
        posenc::make_variant_table({.positions = posenc::range(rows), .dim = dim, .formula = formula}, table);
        std::printf("%g\\n", posenc::fit_shift({table, rows, dim}, ${recipe.shift}, matrix).residual.largest);
    }`,
      );
    case 'frequencies':
      return program(
        ['algorithm', 'cmath'],
        `    using enum posenc::NumberFormat;
    const std::size_t dim = ${recipe.dim};
    const double tiny = std::ldexp(1.0, -30);
    std::vector<double> exact(dim), row(dim);
    posenc::compute_angular_frequencies({.dim = dim}, exact);
    for (const auto by : {posenc::FrequencyFormula::exp_log, posenc::FrequencyFormula::power}) {
        posenc::make_low_precision_table({.positions = posenc::range(tiny, 1), .dim = dim, .frequencies = float32,
                                          .angles = float64, .values = float64, .frequency_by = by}, row);
        double largest = 0;
        for (std::size_t c = 0; c < dim; c += 2) largest = std::max(largest, std::fabs(row[c] / tiny / exact[c] - 1));
        std::printf("%g\\n", largest);
    }`,
      );
    case 'distinct':
      return program(
        [],
        `    using enum posenc::NumberFormat;
    for (const std::size_t dim : {${recipe.dims.map((dim) => `${dim}u`).join(', ')}}) {
        const auto found = posenc::find_first_collision({.dim = dim, .frequencies = float64, .angles = float64, .values = float32}, ${recipe.positions - 1});
        std::printf("%zu %s\\n", dim, found.found ? "collides" : "no two rows alike");
    }`,
      );
    case 'product':
      return program(
        ['set'],
        `    const int side = ${recipe.side};
    const std::size_t dim = ${recipe.dim};
    std::set<std::vector<double>> rows;
    for (int place = 0; place < side * side; ++place) {
        const std::vector<double> point = {double(place % side), double(place / side)};
        std::vector<double> row(dim);
        posenc::make_product_table({.points = point, .dim = dim}, std::span(row));
        rows.insert(row);
    }
    std::printf("%d %zu\\n", side * side, rows.size());`,
      );
    case 'levels':
      return program(
        ['algorithm', 'cmath'],
        `    const std::size_t dim = ${recipe.dim};
    const std::vector<double> places = {1, 0, 0, 1};
    for (const double base : {10000.0, 1000.0}) {
        const std::vector<posenc::HierarchyLevel> levels = {{}, {.base = base}};
        std::vector<double> rows(2 * dim);
        posenc::make_hierarchical_table({.positions = places, .levels = levels, .dim = dim}, std::span(rows));
        double largest = 0;
        for (std::size_t c = 0; c < dim; ++c) largest = std::max(largest, std::fabs(rows[c] - rows[dim + c]));
        std::printf("%g\\n", largest);
    }`,
      );
    case 'attention':
    case 'none':
      return '';
  }
}

const attention = (
  comment: string,
): string => `${cppStart(sentence, { words: comment })}    const Table rows = {${listed(sentenceRows())}}, order = {${listed(sentenceOrder)}};
    const Table words = unit(posenc::list(rows)), where = places(5);
    posenc::AttentionInput input;
    input.content = {words, 5, d};
${cppInput(sentence)}    std::printf("%g\\n", posenc::compute_equivariance_error(input, order));
    input.positions = {where, 5, d};
    Table terms(100), scores(25), shares(25);
    posenc::compute_attention(input, {.terms = terms, .scores = scores, .weights = shares});
    double largest = 0;
    for (int c = 0; c < 25; ++c) {
        largest = std::fmax(largest, std::fabs(terms[c] + terms[25 + c] + terms[50 + c] + terms[75 + c] - scores[c]));
        std::printf("%9.5f%s", terms[75 + c], c % 5 == 4 ? "\\n" : " ");
    }
    std::printf("%g\\n", largest);
    for (int i = 0; i < 5; ++i) {
        double keys = 0, queries = 0;
        for (int j = 0; j < 5; ++j) keys += shares[5 * i + j], queries += shares[5 * j + i];
        std::printf("%.12f %.12f\\n", keys, queries);
    }
}`;

export function cpp(recipe: Recipe, comments: { readonly none: string; readonly words: string }): string {
  if (recipe.kind === 'none') return `// ${comments.none}`;
  return recipe.kind === 'attention' ? attention(comments.words) : native(recipe);
}
