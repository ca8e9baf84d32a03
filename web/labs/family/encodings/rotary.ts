import { mathml } from 'lit';
import { rotaryTable, wavelengths } from 'posenc';
import type { Encoding } from '../encoding.ts';
import { overRoot, sub } from '../formula.ts';
import { frequenciesOf, turnedScores } from '../turns.ts';

const turn = (letter: string, place: string): unknown => mathml`${sub('R', place)}${sub(letter, place)}`;

export const rotary = {
  name: 'rotary',
  family: 'rotary',
  enters: 'turn',
  paper: 'arXiv 2104.09864',
  models: ['GPT-J', 'GPT-NeoX', 'LLaMA', 'Mistral', 'Qwen', 'Gemma', 'Phi', 'DeepSeek'],
  formula: overRoot(mathml`${turn('q', 'i')}<mo>·</mo>${turn('k', 'j')}`),
  make: ({ length, dim }, { query, key }) => {
    const { cosine, sine } = rotaryTable({ positions: length, frequencies: frequenciesOf(dim) });
    return { scores: turnedScores(query, key), parameters: 0, kept: cosine.data.length + sine.data.length };
  },
  past: ({ trained, dim }) => {
    const pairs = wavelengths({ dim }).filter((_wavelength, column) => column % 2 === 0);
    return { trained, dim, slow: pairs.filter((wavelength) => wavelength > trained).length, pairs: pairs.length };
  },
  lines: () => ({
    python: ({ lib, join }) => `angle = ${lib}.arange(n)[:, None] * frequency
c, s = ${lib}.cos(angle), ${lib}.sin(angle)

def turn(a):
    first, second = a[:, :d // 2], a[:, d // 2:]
    return ${join('first * c - second * s, first * s + second * c', -1)}

scores = turn(q) @ turn(k).T / d ** 0.5`,
    javascript: () => ({
      uses: ['applyRotary', 'rotaryFrequencies', 'similarity'],
      code: `const frequencies = rotaryFrequencies({ headDim: d });
const rotated = (data) => applyRotary(data, { headDim: d, pairing: 'rotateHalf', frequencies }).data;
const turn = ({ data }) => ({ data: rotated(data), rows: n, columns: d });
const scores = similarity({ table: turn(query), others: turn(key) }).data.map((dot) => dot / Math.sqrt(d));`,
    }),
    cpp: () => {
      const options = '.positions = posenc::range(n), .head_dim = d, .pairing = posenc::Pairing::rotate_half';
      const matrix = (name: string): string => `posenc::MatrixView<double>{turned_${name}, n, d}`;
      return `const auto frequencies = posenc::make_rotary_frequencies({.rotary_dim = d});
const posenc::RotaryOptions turn{${options}};
Table turned_q(n * d), turned_k(n * d);
posenc::apply_rotary(turn, frequencies, std::span<const double>(q), std::span(turned_q));
posenc::apply_rotary(turn, frequencies, std::span<const double>(k), std::span(turned_k));
posenc::compute_similarity(${matrix('q')}, ${matrix('k')}, posenc::Measure::dot, scores);
for (double& score : scores) score /= std::sqrt(double(d));`;
    },
  }),
} as const satisfies Encoding;
