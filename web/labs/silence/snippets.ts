import { options, programText, real, type Program, type Python } from '../shared/text/program.ts';
import { bugs } from './bugs.ts';
import { tableRows, type Cause } from './mistakes.ts';
import type { SilenceValues } from './properties.ts';

type View = Pick<SilenceValues, 'bug' | 'position'>;

/** The lines that are wrong, in the notation that JavaScript and C++ share, and what each calls its functions. */
interface Own {
  readonly math: string;
  readonly float32: string;
  readonly bfloat16: string;
}

/** How a wrong program differs from the right one. */
interface Wrong {
  readonly frequency?: string;
  readonly first?: string;
  readonly second?: string;
  /** Lines before cosine and sine. */
  readonly angle?: readonly string[];
  readonly cosine?: string;
  readonly sine?: string;
}

/** Frequencies of the paper with some base and width; power is written as each language does. */
type Powers = (base: number, width: number) => string;

/** `head`, `rotary`, `position` and `w`, the right frequency, have values; i is the pair. */
function wrongOf(cause: Cause, { bug, position }: View, own: Own, power: Powers): Wrong {
  const { base, headDim, rotaryDim } = bugs[bug].model;
  const { math, float32, bfloat16 } = own;
  switch (cause) {
    case 'pairing':
      return { first: '2 * i', second: '2 * i + 1' };
    case 'headWidth':
      return { frequency: power(base, headDim), second: `i + ${headDim / 2}` };
    case 'base':
      return { frequency: power(10000, rotaryDim) };
    case 'scaling':
      return { frequency: power(base, rotaryDim) };
    case 'fastSines':
      return {
        angle: [
          `turns = ${float32}(${float32}(${position} * ${float32}(w)) * ${float32}(1 / (2 * ${math}pi)))`,
          `angle = 2 * ${math}pi * turns`,
        ],
      };
    case 'shortPositions':
      return {
        angle: [`angle = ${bfloat16}(${bfloat16}(${position}) * ${bfloat16}(w))`],
        cosine: `${bfloat16}(${math}cos(angle))`,
        sine: `${bfloat16}(${math}sin(angle))`,
      };
    case 'tableEnd':
      if (position < tableRows) return {};
      return { angle: [`angle = ${position % tableRows} * w`], cosine: `${math}sin(angle)` };
    case 'restarted':
      return { angle: ['angle = 0 * w'] };
    case 'sign':
      return { angle: [`angle = -${position} * w`] };
    case 'shifted':
      return { angle: [`angle = ${position + 1} * w`] };
  }
}

/** Llama 3's scaling, pair by pair. */
function scaledPython({ bug }: View): readonly string[] {
  const { scaling } = bugs[bug].model;
  if (!scaling) return [];
  const { factor, originalMaxPositionEmbeddings: trained = 0, lowFreqFactor = 1, highFreqFactor = 4 } = scaling;
  return [
    `turns = ${trained} * w / (2 * math.pi)`,
    `smooth = min(max((turns - ${lowFreqFactor}) / (${highFreqFactor} - ${lowFreqFactor}), 0), 1)`,
    `w = (1 - smooth) * w / ${factor} + smooth * w`,
  ];
}

const indented = (lines: readonly string[], by: number): string =>
  lines.map((line) => ' '.repeat(by) + line).join('\n');

const bfloat16Python = (dialect: Python): string =>
  dialect.pick(
    `def bfloat16(value):
    bits = int(np.float32(value).view(np.uint32))
    bits = (bits + 0x7FFF + ((bits >> 16) & 1)) & 0xFFFF0000
    return float(np.uint32(bits).view(np.float32))

`,
    `def bfloat16(value):
    return torch.tensor(value, dtype=torch.float64).to(torch.float32).to(torch.bfloat16).item()

`,
  );

function python(view: View, dialect: Python): string {
  const { cause, model } = bugs[view.bug];
  const { headDim, rotaryDim, base } = model;
  const power: Powers = (b, width) => `${real(b)} ** (-2 * i / ${width})`;
  const own = { math: 'math.', float32: 'float32', bfloat16: 'bfloat16' };
  const wrong = wrongOf(cause, view, own, power);
  const helpers = `${cause === 'shortPositions' ? bfloat16Python(dialect) : ''}${
    cause === 'fastSines'
      ? `def float32(value):
    return ${dialect.pick('float(np.float32(value))', 'torch.tensor(value, dtype=torch.float64).float().item()')}

`
      : ''
  }`;
  const turn = (name: string, angle: readonly string[], how: Wrong): string =>
    indented(
      [
        ...angle,
        `c, s = ${how.cosine ?? 'math.cos(angle)'}, ${how.sine ?? 'math.sin(angle)'}`,
        `a, b = ${how.first ?? 'i'}, ${how.second ?? `i + ${rotaryDim / 2}`}`,
        `${name}[a], ${name}[b] = x[a] * c - x[b] * s, x[b] * c + x[a] * s`,
      ],
      4,
    );
  const plain = [`angle = ${view.position} * w`];
  const changed = wrong.frequency ? [`w = ${wrong.frequency}`] : [];
  return `${helpers}x = ${dialect.cos(`${dialect.range(headDim)} ** 2`)}
right, wrong = ${dialect.pick('x.copy(), x.copy()', 'x.clone(), x.clone()')}
for i in range(${rotaryDim / 2}):
${indented([`w = ${power(base, rotaryDim)}`, ...scaledPython(view)], 4)}
${turn('right', plain, {})}
${turn('wrong', [...changed, ...(wrong.angle ?? plain)], wrong)}
print(${view.position}, abs(right - wrong).max().item())`;
}

/** A program that turns one head rightly and wrongly at the position shown, and prints the largest error. */
export function snippet(program: Program, view: View): string {
  const { cause, model } = bugs[view.bug];
  const { headDim, rotaryDim, base, scaling } = model;
  const plain = [`angle = ${view.position} * w`];
  /** The body of the loop over pairs, where statements end with semicolons. */
  const loop = (own: Own, declare: string, power: Powers): string => {
    const wrong = wrongOf(cause, view, own, power);
    return indented(
      [
        `${declare} w = ${wrong.frequency ?? 'frequencies.inverse[i]'};`,
        ...(wrong.angle ?? plain).map((line) => `${declare} ${line};`),
        `${declare} c = ${wrong.cosine ?? `${own.math}cos(angle)`}, s = ${wrong.sine ?? `${own.math}sin(angle)`};`,
        `${declare} a = ${wrong.first ?? 'i'}, b = ${wrong.second ?? `i + ${rotaryDim / 2}`};`.replace(
          'const double a',
          'const int a',
        ),
        'wrong[a] = x[a] * c - x[b] * s;',
        'wrong[b] = x[b] * c + x[a] * s;',
      ],
      2,
    );
  };
  return programText(program, {
    python: (dialect) => python(view, dialect),
    javascript: () => {
      const { type, ...settings } = scaling ?? {};
      const scaled = scaling && `{ type: '${type}', ${options(settings as Record<string, number>)} }`;
      const short =
        cause === 'shortPositions'
          ? `const bfloat16 = (value) => {
  const [bits] = new Uint32Array(new Float32Array([value]).buffer);
  return new Float32Array(new Uint32Array([(bits + 0x7fff + ((bits >>> 16) & 1)) & 0xffff0000]).buffer)[0];
};
`
          : '';
      const own = { math: 'Math.', float32: 'Math.fround', bfloat16: 'bfloat16' };
      const code = loop(own, 'const', (b, width) => `${b} ** ((-2 * i) / ${width})`).replaceAll('Math.pi', 'Math.PI');
      return {
        uses: ['applyRotary', 'rotaryFrequencies'],
        code: `${short}const x = Float64Array.from({ length: ${headDim} }, (_, c) => Math.cos(c * c));
const frequencies = rotaryFrequencies({ ${options({ rotaryDim, base, scaling: scaled })} });
const shape = { headDim: ${headDim}, pairing: 'rotateHalf' };
const right = applyRotary(x, { ...shape, positions: [${view.position}], frequencies }).data;
const wrong = x.slice();
for (let i = 0; i < ${rotaryDim / 2}; i += 1) {
${code}
}
console.log(${view.position}, Math.max(...right.map((value, c) => Math.abs(value - wrong[c]))));`,
      };
    },
    cpp: () => {
      const {
        factor,
        originalMaxPositionEmbeddings: trained,
        lowFreqFactor: low,
        highFreqFactor: high,
      } = scaling ?? {};
      const bands = `.factor = ${factor}, .original_max_position_embeddings = ${trained},
     .low_freq_factor = ${low}, .high_freq_factor = ${high}`;
      const shape = `.rotary_dim = ${rotaryDim}, .base = ${base}`;
      const made = scaling
        ? `posenc::make_llama3_frequencies(\n    {${shape}, ${bands}})`
        : `posenc::make_rotary_frequencies({${shape}})`;
      const own = { math: 'std::', float32: 'float', bfloat16: 'bfloat16' };
      const code = indented(
        loop(own, 'const double', (b, width) => `std::pow(${real(b)}, -2.0 * i / ${width})`).split('\n'),
        2,
      ).replaceAll('std::pi', 'std::numbers::pi');
      const pairing = '.pairing = posenc::Pairing::rotate_half';
      const before = `double bfloat16(double value) {
    std::uint32_t bits = std::bit_cast<std::uint32_t>(float(value));
    bits = (bits + 0x7fff + ((bits >> 16) & 1)) & 0xffff0000u;
    return std::bit_cast<float>(bits);
}

`;
      const short = cause === 'shortPositions';
      return {
        headers: [
          'algorithm',
          'cmath',
          'span',
          'vector',
          ...(cause === 'fastSines' ? ['numbers'] : []),
          ...(short ? ['bit', 'cstdint'] : []),
        ],
        ...(short ? { before } : {}),
        main: `std::vector<double> x(${headDim}), right(${headDim});
for (int c = 0; c < ${headDim}; ++c) x[c] = std::cos(double(c * c));
const posenc::Frequencies frequencies = ${made};
posenc::apply_rotary({.positions = posenc::range(${view.position}, 1), .head_dim = ${headDim}, ${pairing}},
                     frequencies, std::span<const double>(x), std::span(right));
std::vector<double> wrong = x;
for (int i = 0; i < ${rotaryDim / 2}; ++i) {
${code}
}
double error = 0;
for (int c = 0; c < ${headDim}; ++c) error = std::max(error, std::abs(right[c] - wrong[c]));
std::printf("%d %.3g\\n", ${view.position}, error);`,
      };
    },
  });
}
