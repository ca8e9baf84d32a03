// A second program for the stored language models: packed weights, encodings and layers as plain loops in doubles. It
// shares no code with the engine.

export interface PlainOptions {
  readonly encoding: {
    readonly kind: string;
    readonly base?: number;
    readonly biasMax?: number;
    readonly buckets?: number;
    readonly maxDistance?: number;
  };
  readonly model: {
    readonly dim: number;
    readonly layers: number;
    readonly heads: number;
    readonly feedForward: number;
  };
  readonly symbols: number;
  /** Rows of a learned table. */
  readonly longest: number;
  readonly weights: Uint8Array;
}

type Vector = readonly number[];
type Matrix = readonly Vector[];

interface Layer {
  readonly norm1: Vector;
  readonly query: Matrix;
  readonly key: Matrix;
  readonly value: Matrix;
  readonly output: Matrix;
  readonly norm2: Vector;
  readonly expand: Matrix;
  readonly expandBias: Vector;
  readonly contract: Matrix;
  readonly contractBias: Vector;
}

/** Matrices as rows. Those with more than one row of 8 or more numbers have a scale and a byte for each number. */
function unpack({ encoding, model, symbols, longest, weights }: PlainOptions) {
  const view = new DataView(weights.buffer, weights.byteOffset, weights.byteLength);
  const { dim, layers, heads, feedForward } = model;
  let at = 0;
  const float = (): number => view.getFloat32((at += 4) - 4, true);
  const row = (columns: number): number[] => Array.from({ length: columns }, float);
  const matrix = (rows: number, columns: number): number[][] =>
    Array.from({ length: rows }, () => {
      if (columns < 8) return row(columns);
      const scale = float();
      return Array.from({ length: columns }, () => Math.fround(scale * view.getInt8(at++)));
    });
  const embedding = matrix(symbols, dim);
  const all = Array.from(
    { length: layers },
    (): Layer => ({
      norm1: row(dim),
      query: matrix(dim, dim),
      key: matrix(dim, dim),
      value: matrix(dim, dim),
      output: matrix(dim, dim),
      norm2: row(dim),
      expand: matrix(feedForward, dim),
      expandBias: row(feedForward),
      contract: matrix(dim, feedForward),
      contractBias: row(dim),
    }),
  );
  const norm = row(dim);
  const [answer, answerBias] = [matrix(symbols, dim), row(symbols)];
  const positions = encoding.kind === 'learned' ? matrix(longest, dim) : [];
  const buckets = encoding.kind === 't5' ? matrix(encoding.buckets ?? 0, heads) : [];
  if (at !== weights.byteLength) throw new RangeError(`${weights.byteLength - at} bytes are left`);
  return { embedding, layers: all, norm, answer, answerBias, positions, buckets };
}

const dot = (a: Vector, b: Vector): number => a.reduce((sum, value, c) => sum + value * (b[c] ?? 0), 0);
const plus = (a: Vector, b: Vector): number[] => a.map((value, c) => value + (b[c] ?? 0));
const times = (rows: Matrix, x: Vector): number[] => rows.map((line) => dot(line, x));

function normalized(x: Vector, gain: Vector): number[] {
  const size = Math.sqrt(dot(x, x) / x.length + 1e-5);
  return x.map((value, c) => (value / size) * (gain[c] ?? 0));
}

/** Halves are paired. */
function turned(x: Vector, position: number, base: number): number[] {
  const half = x.length / 2;
  return x.map((value, c) => {
    const angle = position * base ** (-(c % half) / half);
    const other = c < half ? -(x[c + half] ?? 0) : (x[c - half] ?? 0);
    return value * Math.cos(angle) + other * Math.sin(angle);
  });
}

const sinusoid = (position: number, dim: number): number[] =>
  Array.from({ length: dim }, (_entry, c) => {
    const angle = position * 10000 ** (-(c - (c % 2)) / dim);
    return c % 2 === 0 ? Math.sin(angle) : Math.cos(angle);
  });

/** Half of the buckets for a distance each, half for distances that grow in a geometric row. */
function bucketOf(distance: number, buckets: number, maxDistance: number): number {
  const exact = buckets / 2;
  if (distance < exact) return distance;
  const share = Math.log(distance / exact) / Math.log(maxDistance / exact);
  return Math.min(buckets - 1, exact + Math.floor(share * (buckets - exact)));
}

/** -ln p of each character after those before it; NaN for the first. */
export function plainLosses(options: PlainOptions, characters: ArrayLike<number>): number[] {
  const { encoding, model } = options;
  const { kind, base = 10000, biasMax = 0, buckets = 0, maxDistance = 0 } = encoding;
  const own = unpack(options);
  const width = model.dim / model.heads;
  const places = Array.from(characters);
  const bias = (head: number, distance: number): number => {
    if (kind === 'alibi') return -distance * 2 ** ((-biasMax * (head + 1)) / model.heads);
    if (kind === 't5') return own.buckets[bucketOf(distance, buckets, maxDistance)]?.[head] ?? Number.NaN;
    return 0;
  };
  const turn = (x: Vector, place: number): Vector => (kind === 'rotary' ? turned(x, place, base) : x);
  let x: number[][] = places.map((character, place) => {
    const word = [...(own.embedding[character] ?? [])];
    if (kind === 'sinusoidal') return plus(word, sinusoid(place, model.dim));
    return kind === 'learned' ? plus(word, own.positions[place] ?? []) : word;
  });
  for (const layer of own.layers) {
    const inputs = x.map((line) => normalized(line, layer.norm1));
    const [queries, keys, values] = [layer.query, layer.key, layer.value].map((matrix) =>
      inputs.map((line) => times(matrix, line)),
    ) as [number[][], number[][], number[][]];
    const mixed = x.map(() => Array<number>(model.dim).fill(0));
    for (let head = 0; head < model.heads; ++head) {
      const part = (line: Vector): Vector => line.slice(head * width, (head + 1) * width);
      const placed = (lines: Matrix): Matrix => lines.map((line, place) => turn(part(line), place));
      const [q, k] = [placed(queries), placed(keys)];
      for (let i = 0; i < places.length; ++i) {
        const powers = k
          .slice(0, i + 1)
          .map((key, j) => Math.exp(dot(q[i] ?? [], key) / Math.sqrt(width) + bias(head, i - j)));
        const sum = powers.reduce((all, power) => all + power, 0);
        powers.forEach((power, j) => {
          for (let c = head * width; c < (head + 1) * width; ++c)
            mixed[i]![c]! += (power / sum) * (values[j]?.[c] ?? 0);
        });
      }
    }
    x = x.map((line, place) => {
      const after = plus(line, times(layer.output, mixed[place] ?? []));
      const hidden = plus(times(layer.expand, normalized(after, layer.norm2)), layer.expandBias);
      const positive = hidden.map((value) => Math.max(0, value));
      return plus(after, plus(times(layer.contract, positive), layer.contractBias));
    });
  }
  return places.map((character, place) => {
    if (place === 0) return Number.NaN;
    const logits = plus(times(own.answer, normalized(x[place - 1] ?? [], own.norm)), own.answerBias);
    return Math.log(logits.reduce((sum, logit) => sum + Math.exp(logit), 0)) - (logits[character] ?? 0);
  });
}
