import { paperBase } from 'posenc';
import { fields, listed, options, programText, real, type Program, type ProgramText } from '../shared/text/program.ts';
import { tokensOf } from '../sentence/words.ts';
import { gateDim, gatesOf, type Gate } from './gates.ts';
import { alikeInCpp, alikeInJavaScript, alikeInPython, doubles, planeText } from './plane-snippets.ts';
import type { GridsValues } from './properties.ts';
import { levelsOf } from './tables.ts';

const names = ['word', 'sentence', 'paragraph'] as const;

function levelsText(view: GridsValues): ProgramText {
  const { words, sentences, paragraphs, dim, word, sentence, paragraph } = view;
  const sizes = `${words}, ${sentences}, ${paragraphs}, ${dim}`;
  const levels = levelsOf(view).map(({ base = paperBase, offset }) => ({ base, offset: offset || undefined }));
  const cell = `(${paragraph} * ${sentences} + ${sentence}) * ${words} + ${word}`;
  return {
    python: (python) => {
      const { lib } = python;
      const rows = levels.map(
        ({ base, offset }, k) => `encode(${names[k]}${offset ? ` + ${offset}` : ''}, ${real(base)})`,
      );
      return `def encode(p, base):
    angle = p[:, None] * base ** (-i / d)
    return ${lib}.stack([${lib}.sin(angle), ${lib}.cos(angle)], 2).reshape(len(p), d)

words, sentences, paragraphs, d = ${sizes}
i = 2 * (${doubles(python, 'd // 2')})
place = ${doubles(python, 'words * sentences * paragraphs')}
word, sentence, paragraph = place % words, place // words % sentences, place // (words * sentences)
table = ${rows.join(' + ')}
row = table[${cell}]
${alikeInPython(view, python)}
print(alike.reshape(paragraphs, sentences, words))`;
    },
    javascript: () => {
      const given = levels.map((level) => `{ ${options(level)} }`).join(', ');
      return {
        uses: ['hierarchicalEncoding', 'similarity'],
        code: `const [words, sentences, paragraphs, d] = [${sizes}];
const positions = [];
for (let p = 0; p < paragraphs; p += 1) {
  for (let s = 0; s < sentences; s += 1) for (let w = 0; w < words; w += 1) positions.push(w, s, p);
}
const table = hierarchicalEncoding({ positions, levels: [${given}], dim: d });
${alikeInJavaScript(view, cell)}`,
      };
    },
    cpp: () => {
      const given = levels.map((level) => `{${fields(level)}}`).join(', ');
      const counts = `words = ${words}, sentences = ${sentences}, paragraphs = ${paragraphs}, d = ${dim}`;
      return {
        headers: ['span', 'vector'],
        main: `const std::size_t ${counts}, places = words * sentences * paragraphs;
std::vector<double> positions;
for (std::size_t p = 0; p < paragraphs; ++p)
    for (std::size_t s = 0; s < sentences; ++s)
        for (std::size_t w = 0; w < words; ++w) positions.insert(positions.end(), {double(w), double(s), double(p)});
const std::vector<posenc::HierarchyLevel> levels = {${given}};
std::vector<float> table(places * d);
posenc::make_hierarchical_table<float>({.positions = positions, .levels = levels, .dim = d}, table);
${alikeInCpp(view, cell, 'places')}`,
      };
    },
  };
}

function contentText(view: GridsValues, sentence: string): ProgramText {
  const { rows, asked } = view;
  const gates = (as: Readonly<Record<Gate, string>>): string =>
    gatesOf(view, tokensOf(sentence))
      .map((gate) => as[gate])
      .join(', ');
  return {
    // The gates are given as they are: 0, a half or 1. In a model they are sigmoids of the scores.
    python: (python) => {
      const { lib, pick } = python;
      const numbers = `[${gates({ open: '1.0', half: '0.5', shut: '0.0' })}]`;
      return `rows, d, asked = ${rows}, ${gateDim}, ${asked}
gates = ${pick(`np.array(${numbers})`, `torch.tensor(${numbers}, dtype=torch.float64)`)}
angle = (${doubles(python, 'rows')})[:, None] * 10000.0 ** (-2 * (${doubles(python, 'd // 2')}) / d)
table = ${lib}.stack([${lib}.sin(angle), ${lib}.cos(angle)], 2).reshape(rows, d)
wanted = table @ table[asked]
for i in range(len(gates)):
    for j in range(i + 1):
        position = min(float(gates[j:i + 1].sum()), rows - 1)
        low = int(position)
        high = min(low + 1, rows - 1)
        bias = wanted[low] + (position - low) * (wanted[high] - wanted[low])
        print(i, j, position, float(bias))`;
    },
    javascript: () => {
      const query = 'Float32Array.from({ length: n * d }, (_, at) => table.data[asked * d + (at % d)])';
      return {
        uses: ['copeBias', 'copePositions', 'sinusoidal'],
        code: `const gates = [${gates({ open: 'Infinity', half: '0', shut: '-Infinity' })}]; // as logits
const [n, rows, d, asked] = [gates.length, ${listed([rows, gateDim, asked])}];
const logits = { data: Float32Array.from({ length: n * n }, (_, at) => gates[at % n]), rows: n, columns: n };
const table = sinusoidal({ positions: rows, dim: d });
const queries = { data: ${query}, rows: n, columns: d };
const positions = copePositions({ logits, rows });
const bias = copeBias({ logits, queries, table });
for (let i = 0; i < n; i += 1) for (let j = 0; j <= i; j += 1) {
  console.log(i, j, positions.data[i * n + j], bias.data[i * n + j]);
}`,
      };
    },
    cpp: () => {
      const logits = gates({ open: 'HUGE_VALF', half: '0', shut: '-HUGE_VALF' });
      const printed = 'std::printf("%zu %zu %.6f %.6f\\n", i, j, positions[i * n + j], bias[i * n + j]);';
      return {
        headers: ['cmath', 'vector'],
        main: `const std::vector<float> gates = {${logits}};  // as logits
const std::size_t n = gates.size(), rows = ${rows}, d = ${gateDim}, asked = ${asked};
std::vector<float> logits, queries, table(rows * d), positions(n * n), bias(n * n);
posenc::make_sinusoidal_table({.positions = posenc::range(rows), .dim = d}, table);
for (std::size_t i = 0; i < n; ++i) {
    logits.insert(logits.end(), gates.begin(), gates.end());
    queries.insert(queries.end(), table.begin() + asked * d, table.begin() + (asked + 1) * d);
}
const posenc::CopeOptions options{.queries = n, .keys = n, .rows = rows, .dim = d};
posenc::compute_cope_positions(options, logits, positions);
posenc::compute_cope_bias(options, logits, queries, table, bias);
for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = 0; j <= i; ++j) ${printed}`,
      };
    },
  };
}

/** A program that prints the map in front: one place against all, or the positions and biases of every word. */
export function snippet(program: Program, view: GridsValues, sentence: string): string {
  const text = view.view === 'content' ? contentText(view, sentence) : undefined;
  return programText(program, text ?? (view.view === 'levels' ? levelsText(view) : planeText(view)));
}
