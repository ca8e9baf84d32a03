// The program in C++ that makes what is on the screen.
import { cppInput, cppStart, listed, type Comments } from '../sentence/program.ts';
import { weightStep } from '../sentence/words.ts';
import { contentRows, madeUpRow } from './content.ts';
import { kerple, shawReach, t5BucketCount, type Trial } from './effects.ts';
import type { FamilyName, FamilyValues } from './properties.ts';
import { recipeOf } from './recipe.ts';

/** How the scores are made, in a table of n x n. */
function native(name: FamilyName, trial: Trial): string {
  const { trained, heads, head, seed, pairing } = trial;
  const made = (kind: 'table' | 'shaw' | 'weights' | 'biases', count: number | string): string =>
    `unit(posenc::range(${madeUpRow(kind, seed)}, ${count}, ${weightStep}))`;
  const narrow = `    const auto narrow = [](const Table& table) { return std::vector<float>(table.begin(), table.end()); };\n`;
  const add = '    for (std::size_t cell = 0; cell < n * n; ++cell) scores[cell] += bias[cell];';
  switch (name) {
    case 'none':
      return '';
    case 'sinusoidal':
      return `    const Table where = places(n);
    input.positions = {where, n, d};
    posenc::compute_attention(input, {.scores = scores});`;
    case 'learned':
      return `    const std::size_t known = ${Math.min(trained, trial.length)};  // there are no more rows
    const Table where = ${made('table', 'known')};
    Table some(known * known);
    input.content = {std::span(words).first(known * d), known, d};
    input.positions = {where, known, d};
    posenc::compute_attention(input, {.scores = some});
    for (std::size_t cell = 0; cell < known * known; ++cell) scores[cell / known * n + cell % known] = some[cell];
    row = std::min(row, known - 1);`;
    case 'rotary':
      return `    const auto frequencies = posenc::make_rotary_frequencies({.rotary_dim = d});
    const posenc::RotaryOptions turn{.positions = posenc::range(n), .head_dim = d, .pairing = posenc::Pairing::${pairing === 'rotateHalf' ? 'rotate_half' : 'interleaved'}};
    Table turned_q(n * d), turned_k(n * d);
    posenc::apply_rotary(turn, frequencies, std::span<const double>(q), std::span(turned_q));
    posenc::apply_rotary(turn, frequencies, std::span<const double>(k), std::span(turned_k));
    posenc::compute_similarity(posenc::MatrixView<double>{turned_q, n, d}, posenc::MatrixView<double>{turned_k, n, d}, posenc::Measure::dot, scores);
    for (double& score : scores) score /= std::sqrt(double(d));`;
    case 'alibi':
      return `    Table all(${heads} * n * n);
    posenc::make_alibi_bias({.heads = ${heads}, .queries = n, .keys = n}, std::span(all));
    const double* bias = all.data() + ${head - 1} * n * n;
${add}`;
    case 't5':
      return `    std::vector<float> column(${t5BucketCount}), bias(n * n);
    for (int bucket = 0; bucket < ${t5BucketCount}; ++bucket) column[bucket] = float(posenc::explain_sinusoidal_entry({.dim = 2}, ${madeUpRow('t5', seed) + head}.0 + ${weightStep}.0 * bucket, 0).value);
    posenc::make_t5_bias({.bidirectional = false}, 1, n, n, column, bias);
${add}`;
    case 'shaw':
      return `${narrow}    std::vector<float> bias(n * n);
    posenc::compute_shaw_bias({.queries = n, .keys = n, .max_distance = ${shawReach}, .dim = d}, narrow(q), narrow(${made('shaw', 2 * shawReach + 1)}), bias);
${add}`;
    case 'transformerXl':
      return `${narrow}    const auto biases = narrow(${made('biases', 2)});
    const auto queries = narrow(q), keys = narrow(k), weights = narrow(${made('weights', 'd')});
    const std::span<const float> both(biases);
    std::vector<float> all(n * n);
    posenc::compute_transformer_xl_scores({.queries = n, .keys = n, .dim = d, .width = d}, {queries, keys, both.first(d), both.last(d), weights}, all);
    scores.assign(all.begin(), all.end());`;
    case 'kerple':
      return `    std::vector<float> bias(n * n);
    const Table p = {${listed(kerple.p)}}, a = {${listed(kerple.a)}};
    posenc::make_kerple_bias({.queries = n, .keys = n}, p, a, bias);
${add}`;
  }
}

export function cpp(view: FamilyValues, trial: Trial, comments: Comments): string {
  const start = cppStart(recipeOf(trial), comments)
    .replace(/ {4}const auto wv = .*\n/, '')
    .replace('#include <cmath>', '#include <algorithm>\n#include <cmath>');
  const kept = view.family === 'sinusoidal' ? start : start.replace(/Table places[\s\S]*?\n}\n\n/, '');
  const options = cppInput(recipeOf(trial)).replace(', .value = {wv, d, d}', '');
  const body = native(view.family, trial);
  return `${kept}    const std::size_t n = ${trial.length};
    std::size_t row = ${view.query};
    const Table rows = {${listed(contentRows(trial))}};
    const Table words = unit(posenc::list(rows));
    posenc::AttentionInput input;
    input.content = {words, n, d};
${options}    Table q(n * d), k(n * d), plain(n * n);
    posenc::compute_attention(input, {.query = q, .key = k, .scores = plain});
    Table scores = plain;
${body === '' ? '' : `${body}\n`}    for (std::size_t j = row + 1; j-- > 0;)
        std::printf("%zu %.9f %.9f\\n", row - j, scores[row * n + j], scores[row * n + j] - plain[row * n + j]);
}`;
}
