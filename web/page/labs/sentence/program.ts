// Pieces of the programs under "Reproduce this" that the labs about sentences share.
import { weightRows, weightStep, type Weights } from './words.ts';

/** What made the vectors and the scores of a view. */
export interface Recipe {
  readonly dim: number;
  readonly weights: Weights;
  readonly seed: number;
  readonly alpha: number;
  /** Whether word vectors are multiplied by sqrt(d). */
  readonly rooted: boolean;
  readonly causal: boolean;
}

/** Comments in the reader's language. */
export interface Comments {
  /** Where the word vectors come from. */
  readonly words: string;
}

export const listed = (numbers: readonly number[]): string => numbers.join(', ');

/** NumPy: words, places and weights as functions and matrices. */
export function numpyStart({ dim, weights, seed }: Recipe, comments: Comments): string {
  const start = weightRows(seed);
  const matrix = (first: number): string =>
    weights === 'identity' ? 'np.eye(d)' : `unit(${first} + ${weightStep} * np.arange(d))`;
  return `import numpy as np

d = ${dim}
frequency = 10000.0 ** (-np.arange(0, d, 2) / d)

def unit(rows):  # ${comments.words}
    angle = np.asarray(rows, dtype=float)[:, None] * frequency
    return np.sqrt(2 / d) * np.concatenate([np.sin(angle), np.cos(angle)], axis=1)

def places(count):
    angle = np.arange(count)[:, None] * frequency
    return np.stack([np.sin(angle), np.cos(angle)], axis=2).reshape(count, d)

Wq = ${matrix(start.query)}
Wk = ${matrix(start.key)}
Wv = ${matrix(start.value)}`;
}

/** The same for PyTorch. */
export function torchStart({ dim, weights, seed }: Recipe, comments: Comments): string {
  const start = weightRows(seed);
  const matrix = (first: number): string =>
    weights === 'identity' ? 'torch.eye(d, dtype=torch.float64)' : `unit(${first} + ${weightStep} * torch.arange(d))`;
  return `import torch

d = ${dim}
frequency = 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)

def unit(rows):  # ${comments.words}
    angle = torch.as_tensor(rows).double()[:, None] * frequency
    return (2 / d) ** 0.5 * torch.cat([angle.sin(), angle.cos()], dim=1)

def places(count):
    angle = torch.arange(count)[:, None] * frequency
    return torch.stack([angle.sin(), angle.cos()], dim=2).reshape(count, d)

Wq = ${matrix(start.query)}
Wk = ${matrix(start.key)}
Wv = ${matrix(start.value)}`;
}

/** JavaScript: what goes into attention besides the words. */
export function scriptStart({ dim, weights, seed }: Recipe, comments: Comments): string {
  const start = weightRows(seed);
  const matrix = (first: number): string => `unit({ first: ${first}, count: d, step: ${weightStep} })`;
  const made =
    weights === 'identity'
      ? '{}'
      : `{
  query: ${matrix(start.query)},
  key: ${matrix(start.key)},
  value: ${matrix(start.value)},
}`;
  return `const d = ${dim};
// ${comments.words}
const unit = (positions) => scaledSinusoidal({ positions, dim: d, scale: Math.sqrt(2 / d), dtype: 'float64' });
const places = (count) => sinusoidal({ positions: count, dim: d, dtype: 'float64' });
const weights = ${made};`;
}

/** C++: tables of unit rows, and the weights unless they are the identity. */
export function cppStart({ dim, weights, seed }: Recipe, comments: Comments): string {
  const start = weightRows(seed);
  const matrix = (name: string, first: number): string =>
    `    const auto ${name} = unit(posenc::range(${first}, d, ${weightStep}));\n`;
  const made =
    weights === 'identity' ? '' : matrix('wq', start.query) + matrix('wk', start.key) + matrix('wv', start.value);
  return `#include <posenc/posenc.hpp>
#include <cmath>
#include <cstdio>
#include <vector>

constexpr std::size_t d = ${dim};
using Table = std::vector<double>;

Table unit(posenc::Positions rows) {  // ${comments.words}
    Table table(rows.count * d);
    posenc::make_scaled_sinusoidal_table({.positions = rows, .dim = d, .scale = std::sqrt(2.0 / d)}, std::span(table));
    return table;
}

Table places(std::size_t count) {
    Table table(count * d);
    posenc::make_sinusoidal_table({.positions = posenc::range(count), .dim = d}, std::span(table));
    return table;
}

int main() {
${made}`;
}

/** The fields of AttentionInput that do not depend on the words. */
export function cppInput({ weights, alpha, rooted, causal }: Recipe): string {
  const lines = [
    ...(weights === 'identity'
      ? []
      : ['input.weights = {.query = {wq, d, d}, .key = {wk, d, d}, .value = {wv, d, d}};']),
    ...(rooted ? ['input.content_scale = std::sqrt(double(d));'] : []),
    ...(alpha === 1 ? [] : [`input.position_scale = ${alpha};`]),
    ...(causal ? ['input.causal = true;'] : []),
  ];
  return lines.map((line) => `    ${line}\n`).join('');
}

/** The options of attention() that do not depend on the words. */
export function scriptOptions({ alpha, rooted, causal }: Recipe): string {
  const options = [
    '...weights',
    ...(rooted ? ['contentScale: Math.sqrt(d)'] : []),
    ...(alpha === 1 ? [] : [`positionScale: ${alpha}`]),
    ...(causal ? ['causal: true'] : []),
  ];
  return options.join(', ');
}
