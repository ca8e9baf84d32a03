import type { Program } from '../../controls/panels.ts';
import { contentCpp, contentJavaScript, contentPython } from './content-snippets.ts';
import { levelsOf } from './levels.ts';
import { planeCpp, planeJavaScript, planePython } from './plane-snippets.ts';
import type { GridsValues } from './properties.ts';

/** What differs between the two Pythons. */
export interface Dialect {
  readonly imports: string;
  readonly xp: 'np' | 'torch';
  /** Whole numbers from 0 on, as doubles. */
  readonly count: (n: string) => string;
  readonly join: (parts: string) => string;
  readonly list: (numbers: string) => string;
}

const numpy: Dialect = {
  imports: 'import numpy as np',
  xp: 'np',
  count: (n) => `np.arange(${n}) * 1.0`,
  join: (parts) => `np.concatenate([${parts}], axis=1)`,
  list: (numbers) => `np.array(${numbers})`,
};
const pytorch: Dialect = {
  imports: 'import torch',
  xp: 'torch',
  count: (n) => `torch.arange(${n}, dtype=torch.float64)`,
  join: (parts) => `torch.cat([${parts}], dim=1)`,
  list: (numbers) => `torch.tensor(${numbers}, dtype=torch.float64)`,
};

export const real = (value: number): string => (Number.isInteger(value) ? `${value}.0` : String(value));

/** One row against all, in Python. */
export function measured({ measure }: GridsValues, { xp }: Dialect): readonly string[] {
  if (measure === 'dot') return ['alike = table @ row'];
  if (measure === 'distance') return ['alike = ((table - row) ** 2).sum(1) ** 0.5'];
  return [
    'length = (table ** 2).sum(1) ** 0.5 * (row ** 2).sum() ** 0.5',
    `alike = ${xp}.where(length > 0, table @ row / ${xp}.where(length > 0, length, 1.0), 0.0)`,
  ];
}

/** The last lines of the programs in JavaScript and C++ that measure one row against all. */
export const likeInJavaScript = ({ measure }: GridsValues, cell: string): string =>
  `const row = { data: table.data.slice((${cell}) * d, (${cell} + 1) * d), rows: 1, columns: d };
console.log(similarity({ table: row, others: table, measure: '${measure}' }).data);`;

export const likeInCpp = ({ measure }: GridsValues, cell: string, rows: string): string =>
  `    std::vector<float> alike(${rows});
    const std::span<const float> all = table;
    posenc::compute_similarity(posenc::MatrixView<float>{all.subspan((${cell}) * d, d), 1, d},
                               posenc::MatrixView<float>{all, ${rows}, d}, posenc::Measure::${measure}, alike);
    for (const float value : alike) std::printf("%.6f\\n", value);`;

const positionOf = ({ word, sentence, paragraph, words, sentences }: GridsValues): string =>
  `(${paragraph} * ${sentences} + ${sentence}) * ${words} + ${word}`;

function levelsPython(view: GridsValues, dialect: Dialect): string {
  const { words, sentences, paragraphs, dim } = view;
  const levels = levelsOf(view);
  return `${dialect.imports}

def encode(p, base):
    angle = p[:, None] * base ** (-i / d)
    return ${dialect.xp}.stack([${dialect.xp}.sin(angle), ${dialect.xp}.cos(angle)], 2).reshape(len(p), d)

words, sentences, paragraphs, d = ${words}, ${sentences}, ${paragraphs}, ${dim}
i = 2 * ${`(${dialect.count('d // 2')})`}
place = ${dialect.count('words * sentences * paragraphs')}
word, sentence, paragraph = place % words, place // words % sentences, place // (words * sentences)
table = ${['word', 'sentence', 'paragraph'].map((name, k) => `encode(${name}${levels[k]?.offset ? ` + ${levels[k].offset}` : ''}, ${real(levels[k]?.base ?? 10000)})`).join(' + ')}
row = table[${positionOf(view)}]
${measured(view, dialect).join('\n')}
print(alike.reshape(paragraphs, sentences, words))`;
}

function levelsJavaScript(view: GridsValues): string {
  const { words, sentences, paragraphs, dim } = view;
  const levels = levelsOf(view)
    .map(({ base = 10000, offset = 0 }) => `{ base: ${base}${offset > 0 ? `, offset: ${offset}` : ''} }`)
    .join(', ');
  return `import { hierarchicalEncoding, similarity } from 'posenc';

const [words, sentences, paragraphs, d] = [${words}, ${sentences}, ${paragraphs}, ${dim}];
const positions = [];
for (let p = 0; p < paragraphs; p += 1) {
  for (let s = 0; s < sentences; s += 1) for (let w = 0; w < words; w += 1) positions.push(w, s, p);
}
const table = hierarchicalEncoding({ positions, levels: [${levels}], dim: d });
${likeInJavaScript(view, positionOf(view))}`;
}

function levelsCpp(view: GridsValues): string {
  const { words, sentences, paragraphs, dim } = view;
  const levels = levelsOf(view)
    .map(({ base = 10000, offset = 0 }) => `{.base = ${base}${offset > 0 ? `, .offset = ${offset}` : ''}}`)
    .join(', ');
  return `#include <posenc/posenc.hpp>
#include <cstdio>
#include <span>
#include <vector>

int main() {
    const std::size_t words = ${words}, sentences = ${sentences}, paragraphs = ${paragraphs}, d = ${dim}, places = words * sentences * paragraphs;
    std::vector<double> positions;
    for (std::size_t p = 0; p < paragraphs; ++p)
        for (std::size_t s = 0; s < sentences; ++s)
            for (std::size_t w = 0; w < words; ++w) positions.insert(positions.end(), {double(w), double(s), double(p)});
    const std::vector<posenc::HierarchyLevel> levels = {${levels}};
    std::vector<float> table(places * d);
    posenc::make_hierarchical_table<float>({.positions = positions, .levels = levels, .dim = d}, table);
${likeInCpp(view, positionOf(view), 'places')}
}`;
}

const makers = {
  plane: { python: planePython, javascript: planeJavaScript, cpp: planeCpp },
  levels: { python: levelsPython, javascript: levelsJavaScript, cpp: levelsCpp },
  content: { python: contentPython, javascript: contentJavaScript, cpp: contentCpp },
} as const;

/** A program that prints the map in front: one place against all, or the positions and biases of every word. */
export function snippet(program: Program, view: GridsValues, sentence: string): string {
  const { python, javascript, cpp } = makers[view.view];
  switch (program) {
    case 'NumPy':
      return python(view, numpy, sentence);
    case 'PyTorch':
      return python(view, pytorch, sentence);
    case 'JavaScript':
      return javascript(view, sentence);
    case 'C++':
      return cpp(view, sentence);
  }
}
