import type { Program } from '../../controls/panels.ts';
import type { ComposeValues } from './properties.ts';

export interface Comments {
  /** That another library draws other random numbers. */
  readonly random: string;
}

const real = (value: number): string => (Number.isInteger(value) ? `${value}.0` : String(value));

function numpy(
  { start, rooted, alpha, dropout, dim, tokens, batch, seed, position }: ComposeValues,
  { random }: Comments,
): string {
  const deviation = { unit: '1.0', root: 'd ** -0.5', small: '0.02' }[start];
  return `import numpy as np

batch, tokens, d, p = ${batch}, ${tokens}, ${dim}, ${position}
rng = np.random.default_rng(${seed})  # ${random}
x = rng.normal(0, ${deviation}, (batch, tokens, d))${rooted ? ' * d ** 0.5' : ''}
angle = np.arange(tokens)[:, None] * 10000.0 ** (-np.arange(0, d, 2) / d)
PE = np.stack([np.sin(angle), np.cos(angle)], axis=2).reshape(tokens, d)
total = x + ${real(alpha)} * PE
y = np.where(rng.random(total.shape) < ${dropout}, 0, total / (1 - ${dropout}))

norm = np.linalg.norm
word, place, both = x[0, p], ${real(alpha)} * PE[p], total[0, p]
print(x.shape, y.shape, (y == 0).sum())
print(norm(word), norm(place), norm(both))
print(np.degrees(np.arccos(min(1, word @ both / norm(word) / norm(both)))))`;
}

function pytorch(
  { start, rooted, alpha, dropout, dim, tokens, batch, seed, position }: ComposeValues,
  { random }: Comments,
): string {
  const deviation = { unit: '', root: ' * d ** -0.5', small: ' * 0.02' }[start];
  return `import torch

batch, tokens, d, p = ${batch}, ${tokens}, ${dim}, ${position}
torch.manual_seed(${seed})  # ${random}
x = torch.randn(batch, tokens, d, dtype=torch.float64)${deviation}${rooted ? ' * d ** 0.5' : ''}
angle = torch.arange(tokens)[:, None] * 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
PE = torch.stack([angle.sin(), angle.cos()], dim=2).view(tokens, d)
total = x + ${real(alpha)} * PE
y = torch.nn.functional.dropout(total, ${dropout})

word, place, both = x[0, p], ${real(alpha)} * PE[p], total[0, p]
print(x.shape, y.shape, (y == 0).sum())
print(word.norm(), place.norm(), both.norm())
print(torch.rad2deg(torch.arccos((word @ both / word.norm() / both.norm()).clamp(max=1))))`;
}

function javascript({ start, rooted, alpha, dropout, dim, tokens, batch, seed, position }: ComposeValues): string {
  const drawn = {
    unit: 'standardDeviation: 1',
    root: `initialization: 'inverseSqrtDim'`,
    small: 'standardDeviation: 0.02',
  }[start];
  return `import { addPositions, learnedTable, rowNorms, similarity, sinusoidal } from 'posenc';

const [batch, tokens, dim, p] = [${batch}, ${tokens}, ${dim}, ${position}];
const x = learnedTable({ rows: batch * tokens, dim, ${drawn}, seed: ${seed}, dtype: 'float64' }).data;
const table = sinusoidal({ positions: tokens, dim, dtype: 'float64' });
const shared = { x, table, batch, scaleBySqrtDim: ${rooted} };
const y = addPositions({ ...shared, alpha: ${alpha}, dropout: ${dropout}, seed: ${seed} });

const row = ({ data }) => ({ data: data.slice(p * dim, (p + 1) * dim), rows: 1, columns: dim });
const word = row(addPositions({ ...shared, alpha: 0 }));
const both = row(addPositions({ ...shared, alpha: ${alpha} }));
console.log([batch, tokens, dim], y.shape, y.data.filter((value) => value === 0).length);
console.log(rowNorms({ table: word })[0], ${alpha} * rowNorms({ table: row(table) })[0], rowNorms({ table: both })[0]);
console.log((Math.acos(similarity({ table: word, others: both, measure: 'cosine' }).data[0]) * 180) / Math.PI);`;
}

function cpp({ start, rooted, alpha, dropout, dim, tokens, batch, seed, position }: ComposeValues): string {
  const drawn = {
    unit: '.standard_deviation = 1',
    root: '.initialization = posenc::Initialization::inverse_sqrt_dim',
    small: '.standard_deviation = 0.02',
  }[start];
  const shared = `.batch = batch, .tokens = tokens, .dim = d`;
  const scale = `.scale_by_sqrt_dim = ${rooted}`;
  return `#include <posenc/posenc.hpp>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numbers>
#include <vector>

int main() {
    constexpr int batch = ${batch}, tokens = ${tokens}, d = ${dim}, p = ${position};
    using Table = std::vector<double>;
    Table x(batch * tokens * d), y(x.size()), words(x.size()), sums(x.size()), table(tokens * d), norms(tokens), cosine(1);
    posenc::make_learned_table({.rows = batch * tokens, .dim = d, ${drawn}, .seed = ${seed}}, std::span(x));
    posenc::make_sinusoidal_table({.positions = posenc::range(tokens), .dim = d}, std::span(table));
    posenc::add_positions({${shared}, .alpha = ${alpha}, ${scale}, .dropout = ${dropout}, .seed = ${seed}}, x, table, y);
    posenc::add_positions({${shared}, .alpha = 0, ${scale}}, x, table, words);
    posenc::add_positions({${shared}, .alpha = ${alpha}, ${scale}}, x, table, sums);
    std::printf("(%d, %d, %d), %zu numbers out, %td of them zero\\n", batch, tokens, d, y.size(), std::count(y.begin(), y.end(), 0.0));
    for (const Table* each : {&words, &table, &sums}) {
        posenc::compute_row_norms({std::span(*each).first(tokens * d), tokens, d}, norms);
        std::printf("%.10g\\n", (each == &table ? ${real(alpha)} : 1.0) * norms[p]);
    }
    const auto row = [](const Table& all) { return posenc::MatrixView<double>{std::span(all).subspan(p * d, d), 1, d}; };
    posenc::compute_similarity(row(words), row(sums), posenc::Measure::cosine, cosine);
    std::printf("%.10g degrees\\n", std::acos(cosine[0]) * 180 / std::numbers::pi);
}`;
}

/** A program that adds words and positions as on the page, and prints the shapes, the lengths and the angle. */
export function snippet(program: Program, view: ComposeValues, comments: Comments): string {
  switch (program) {
    case 'NumPy':
      return numpy(view, comments);
    case 'PyTorch':
      return pytorch(view, comments);
    case 'JavaScript':
      return javascript(view);
    case 'C++':
      return cpp(view);
  }
}
