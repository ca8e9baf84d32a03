import { programText, real, type Program } from '../shared/text/program.ts';
import { contentRows } from '../family/content.ts';
import { fromStart, subjectOf } from './head.ts';
import type { RotateValues } from './properties.ts';

/**
 * A program that prints the score at both positions, the score of the same offset from the start, the score without
 * rotation, and how many pairs do not complete a turn. `comment` says where the vectors come from.
 */
export function snippet(
  program: Program,
  { query, key, pairing, base, context, dim }: RotateValues,
  [keyWord, queryWord]: readonly [string, string],
  comment: string,
): string {
  const [keyRow, queryRow] = contentRows(subjectOf(`${keyWord} ${queryWord}`, Number(dim)));
  const [startQuery, startKey] = fromStart({ query, key });
  const halves = pairing === 'rotateHalf';
  const scaled = '.positions = posenc::list(rows), .dim = d, .scale = std::numbers::sqrt2';
  const cppPairing = `posenc::Pairing::${halves ? 'rotate_half' : 'interleaved'}`;
  const turn = `.positions = posenc::list(positions), .head_dim = d, .pairing = ${cppPairing}`;
  return programText(program, {
    python: ({ range, sin, cos, stack, join, pick }) => {
      const [first, second] = halves ? ['x[: d // 2]', 'x[d // 2 :]'] : ['x[0::2]', 'x[1::2]'];
      const parts = 'first * c - second * s, first * s + second * c';
      return `d, base = ${dim}, ${real(base)}
pair = ${range(0, 'd', 2)}

def word(row):  # ${comment}
    angle = row * 10000.0 ** (-pair / d)
    return 2**0.5 * ${join(`${sin('angle')}, ${cos('angle')}`, 0)}

k, q = word(${keyRow}), word(${queryRow})
frequency = base ** (-pair / d)

def rotate(x, position):
    c, s = ${cos('(position * frequency)')}, ${sin('(position * frequency)')}
    first, second = ${first}, ${second}
    return ${halves ? join(parts, 0) : `${stack(parts, 1)}.reshape(d)`}

def score(m, n):
    return float(rotate(q, m) @ rotate(k, n)) / d**0.5

print(score(${query}, ${key}), score(${startQuery}, ${startKey}), float(q @ k) / d**0.5)
turn = 2 * ${pick('np.pi', 'torch.pi')} / frequency
print(int((turn > ${context}).sum()), 'of', d // 2)`;
    },
    javascript: () => ({
      uses: ['applyRotary', 'rotaryFrequencies', 'sinusoidal'],
      code: `const d = ${dim};
// ${comment}
const scaled = { convention: 'xTransformers', dim: d, scale: Math.SQRT2, dtype: 'float64' };
const word = (row) => sinusoidal({ ...scaled, positions: [row] }).data;
const [k, q] = [word(${keyRow}), word(${queryRow})];
const frequencies = rotaryFrequencies({ headDim: d, base: ${base} });
const turn = { headDim: d, pairing: '${pairing}', frequencies };
const rotate = (x, position) => applyRotary(x, { ...turn, positions: [position] }).data;
const dot = (a, b) => a.reduce((sum, value, channel) => sum + value * b[channel], 0);
const score = (m, n) => dot(rotate(q, m), rotate(k, n)) / Math.sqrt(d);
console.log(score(${query}, ${key}), score(${startQuery}, ${startKey}), dot(q, k) / Math.sqrt(d));
const turns = Array.from(frequencies.inverse, (frequency) => (2 * Math.PI) / frequency);
console.log(turns.filter((turn) => turn > ${context}).length, 'of', d / 2);`,
    }),
    cpp: () => ({
      headers: ['cmath', 'numbers', 'vector'],
      main: `constexpr int d = ${dim};
using Row = std::vector<double>;
const auto word = [](double row) {  // ${comment}
    Row x(d);
    const Row rows = {row};
    posenc::make_scaled_sinusoidal_table({${scaled}}, std::span(x));
    return x;
};
const Row k = word(${keyRow}), q = word(${queryRow});
const auto frequencies = posenc::make_rotary_frequencies({.rotary_dim = d, .base = ${real(base)}});
const auto rotate = [&](const Row& x, double position) {
    Row out(d);
    const Row positions = {position};
    posenc::apply_rotary({${turn}}, frequencies, std::span(x), std::span(out));
    return out;
};
const auto dot = [](const Row& a, const Row& b) {
    double sum = 0;
    for (int channel = 0; channel < d; ++channel) sum += a[channel] * b[channel];
    return sum;
};
const auto score = [&](double m, double n) { return dot(rotate(q, m), rotate(k, n)) / std::sqrt(double(d)); };
const double plain = dot(q, k) / std::sqrt(double(d));
std::printf("%.9f %.9f %.9f\\n", score(${query}, ${key}), score(${startQuery}, ${startKey}), plain);
int slow = 0;
for (const double frequency : frequencies.inverse) slow += 2 * std::numbers::pi / frequency > ${context};
std::printf("%d of %d\\n", slow, d / 2);`,
    }),
  });
}
