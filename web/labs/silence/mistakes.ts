// The arithmetic of wrong programs, in plain doubles and the shorter floats that they used. It shares nothing with the
// library but the right frequencies, from which most of them start.
import { rotaryFrequencies, type RotaryScaling } from 'posenc';
import { remember } from '../shared/state/remember.ts';

/** A head as its config describes it; pairs are halves: channel i turns with channel i + rotaryDim / 2. */
export interface Model {
  readonly headDim: number;
  readonly rotaryDim: number;
  readonly base: number;
  readonly scaling?: RotaryScaling;
}

/** In the order in which they are offered as answers. */
export const causes = [
  'pairing',
  'headWidth',
  'base',
  'scaling',
  'sign',
  'shifted',
  'fastSines',
  'shortPositions',
  'tableEnd',
  'restarted',
] as const;
export type Cause = (typeof causes)[number];

export const rightFrequencies = remember(({ rotaryDim, base, scaling }: Model) =>
  rotaryFrequencies({ rotaryDim, base, scaling }),
);

const plainFrequencies = (pairs: number, base: number, width: number): Float64Array =>
  Float64Array.from({ length: pairs }, (_pair, i) => base ** ((-2 * i) / width));

/** A rotation of one head: the frequency of each pair, its two channels, and cosine and sine of its angle. */
interface Turning {
  readonly frequencies: Float64Array;
  readonly first: (pair: number) => number;
  readonly second: (pair: number) => number;
  readonly turn: (position: number, frequency: number) => readonly [cosine: number, sine: number];
}

const turn: Turning['turn'] = (position, frequency) => [Math.cos(position * frequency), Math.sin(position * frequency)];

/** Nothing wrong yet. */
const usual = (model: Model): Turning => ({
  frequencies: rightFrequencies(model).inverse,
  first: (pair) => pair,
  second: (pair) => pair + model.rotaryDim / 2,
  turn,
});

const bits = new Uint32Array(1);
const float = new Float32Array(bits.buffer);

/** The nearest bfloat16, ties to even: the upper half of a float32. */
export function bfloat16(value: number): number {
  float[0] = value;
  const all = bits[0] ?? 0;
  bits[0] = (all + 0x7fff + ((all >>> 16) & 1)) & 0xffff0000;
  return float[0];
}

const turnsOfARadian = Math.fround(1 / (2 * Math.PI));

/** The rows of the table that is read past its end. */
export const tableRows = 4096;

/** The change that a cause makes to the right program. */
const changes: Readonly<Record<Cause, (model: Model) => Partial<Turning>>> = {
  pairing: () => ({ first: (pair) => 2 * pair, second: (pair) => 2 * pair + 1 }),
  headWidth: ({ base, headDim, rotaryDim }) => ({
    frequencies: plainFrequencies(rotaryDim / 2, base, headDim),
    second: (pair) => pair + headDim / 2,
  }),
  base: ({ rotaryDim }) => ({ frequencies: plainFrequencies(rotaryDim / 2, 10000, rotaryDim) }),
  scaling: ({ base, rotaryDim }) => ({ frequencies: plainFrequencies(rotaryDim / 2, base, rotaryDim) }),
  sign: () => ({ turn: (position, frequency) => turn(-position, frequency) }),
  shifted: () => ({ turn: (position, frequency) => turn(position + 1, frequency) }),
  // A fast sine takes radians to a float32 number of turns and does not reduce them.
  fastSines: () => ({
    turn: (position, frequency) => {
      const angle = Math.fround(position * Math.fround(frequency));
      return turn(Math.fround(angle * turnsOfARadian), 2 * Math.PI);
    },
  }),
  shortPositions: () => ({
    turn: (position, frequency) => {
      const angle = bfloat16(bfloat16(position) * bfloat16(frequency));
      return [bfloat16(Math.cos(angle)), bfloat16(Math.sin(angle))];
    },
  }),
  // The sines lie behind the cosines, so they are what a row past the end of the cosines is.
  tableEnd: () => ({
    turn: (position, frequency) => {
      if (position < tableRows) return turn(position, frequency);
      const sine = Math.sin((position % tableRows) * frequency);
      return [sine, sine];
    },
  }),
  restarted: () => ({ turn: () => [1, 0] }),
};

/** Writes the head x, turned by the wrong program, for each of some positions. */
export function turnWrongly(cause: Cause, model: Model, x: Float64Array, positions: ArrayLike<number>): Float64Array {
  const { frequencies, first, second, turn } = { ...usual(model), ...changes[cause](model) };
  const out = new Float64Array(positions.length * x.length);
  for (let row = 0; row < positions.length; row += 1) {
    const start = row * x.length;
    out.set(x, start);
    for (let pair = 0; pair < frequencies.length; pair += 1) {
      const [cosine, sine] = turn(positions[row] ?? 0, frequencies[pair] ?? 0);
      const [a, b] = [first(pair), second(pair)];
      const [left, right] = [x[a] ?? 0, x[b] ?? 0];
      out[start + a] = left * cosine - right * sine;
      out[start + b] = right * cosine + left * sine;
    }
  }
  return out;
}
