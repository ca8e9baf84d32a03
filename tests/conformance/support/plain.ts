// Encodings as people write them, with the lines that people get wrong to be replaced. It shares no code with the
// diagnosis, which would otherwise be tested against itself.
import type { AskedCase } from '../../../web/check/numbers/vectors/types.ts';
import type { Given } from './answers.ts';

const f32 = Math.fround;

interface Tensor {
  readonly shape: number[];
  readonly values: number[];
}

/** The lines that may be replaced. */
export interface Lines {
  position(p: number, row: number, all: readonly number[]): number;
  frequencies(base: number, width: number, headDim: number): number[];
  angle(p: number, w: number): number;
  cos(angle: number): number;
  sin(angle: number): number;
  pairing(asked: string): string;
  width(rotaryDim: number, headDim: number): number;
  tail(x: number): number;
  base(asked: number): number;
  times(attention: number): number;
  scale(w: number, scaling: Readonly<Record<string, number>> | undefined): number;
}

export const usual: Lines = {
  position: (p) => p,
  frequencies: (base, width) => Array.from({ length: width >> 1 }, (_, i) => base ** ((-2 * i) / width)),
  angle: (p, w) => p * w,
  cos: Math.cos,
  sin: Math.sin,
  pairing: (asked) => asked,
  width: (rotaryDim) => rotaryDim,
  tail: (x) => x,
  base: (asked) => asked,
  times: (attention) => attention,
  scale: (w, s) => w / (s?.['factor'] ?? 1),
};

/** Rotation without a scaling, or with linear scaling and YaRN's attention factor on top. */
export function rotate({ options, input }: AskedCase, changed: Partial<Lines> = {}): Given | undefined {
  const lines = { ...usual, ...changed };
  const o = options as Record<string, number> & { scaling?: Record<string, number>; pairing: string; order: string };
  if (o.scaling && (o.scaling as Record<string, unknown>)['type'] !== 'linear') return undefined;
  const { shape, values } = input.x as Tensor;
  const headDim = shape.at(-1) ?? 0;
  const width = lines.width(o['rotary_dim'] ?? headDim, headDim);
  const w = lines.frequencies(lines.base(o['base'] ?? 0), width, headDim).map((one) => lines.scale(one, o.scaling));
  // One list of positions for each row of a batch; without a batch there is one.
  const lists = (Array.isArray((input.positions as unknown[])[0]) ? input.positions : [input.positions]) as number[][];
  const seen = lists.flatMap((all) => all.map((p, row) => lines.position(p, row, all)));
  const tokens = seen.length / lists.length;
  const headsFirst = o.order === 'HTD' || o.order === 'BHTD';
  const inner = shape.length > 2 ? (shape.at(-2) ?? 1) : 1;
  const vectors = values.length / headDim / lists.length;
  const out: number[] = [];
  for (let k = 0; k < values.length / headDim; k++) {
    const within = k % vectors;
    const row = Math.floor(k / vectors) * tokens + (headsFirst ? within % inner : Math.floor(within / inner));
    const x = values.slice(k * headDim, (k + 1) * headDim);
    const y = x.map((value, c) => (c < width ? value : lines.tail(value)));
    w.forEach((frequency, i) => {
      const angle = lines.angle(seen[row] ?? NaN, frequency);
      const [c, s] = [lines.cos(angle), lines.sin(angle)];
      const [a, b] = lines.pairing(o.pairing) === 'interleaved' ? [2 * i, 2 * i + 1] : [i, i + (width >> 1)];
      y[a] = f32((x[a] ?? 0) * c - (x[b] ?? 0) * s);
      y[b] = f32((x[a] ?? 0) * s + (x[b] ?? 0) * c);
    });
    out.push(...y);
  }
  return { values: out };
}

/** The paper's table. */
export function table(
  { options, input, result }: AskedCase,
  changed: Partial<Lines> & { readonly layout?: (asked: string) => string } = {},
): Given | undefined {
  if (result !== 'valid') return undefined;
  const lines = { ...usual, ...changed };
  const { dim = 0, base = 0 } = options as Record<string, number>;
  const layout = (changed.layout ?? ((one: string) => one))(String(options['layout']));
  const w = lines
    .frequencies(lines.base(base), dim + (dim % 2), dim)
    .map((_, i) => lines.base(base) ** ((-2 * i) / dim));
  const used = changed.frequencies ? changed.frequencies(lines.base(base), dim, dim) : w;
  const positions = input.positions as number[];
  const rows = positions.map((p, row) => {
    const y = Array.from({ length: dim }, () => 0);
    used.forEach((frequency, i) => {
      const angle = lines.angle(lines.position(p, row, positions), frequency);
      const [a, b] = layout === 'interleaved' ? [2 * i, 2 * i + 1] : [i, used.length + i];
      y[a] = f32(lines.sin(angle));
      if (b < dim) y[b] = f32(lines.cos(angle));
    });
    return y;
  });
  return { values: rows.flat() };
}

/** YaRN as its paper has it; other scalings are not known here. */
export function yarn(
  { options }: AskedCase,
  changed: {
    readonly ends?: (low: number, high: number, truncate: boolean) => [number, number];
    readonly attention?: (factor: number) => number;
    readonly factor?: (factor: number) => number;
    readonly trained?: (length: number, factor: number) => number;
  } = {},
): Given | undefined {
  const s = options['scaling'] as Record<string, number> & { type: string; truncate: unknown };
  if (s?.type !== 'yarn' || s['attention_factor'] || s['mscale']) return undefined;
  const { rotary_dim: d = 0, base = 0 } = options as Record<string, number>;
  const trained = changed.trained?.(s['original_max_position_embeddings'] ?? 0, s['factor'] ?? 1);
  const length = trained ?? s['original_max_position_embeddings'] ?? 0;
  const dimOf = (turns: number): number => (d * Math.log(length / (turns * 2 * Math.PI))) / (2 * Math.log(base));
  const truncate = (s as Record<string, unknown>)['truncate'] === true;
  const ends = changed.ends ?? ((a, b, cut) => (cut ? [Math.floor(a), Math.ceil(b)] : [a, b]));
  let [low, high] = ends(dimOf(s['beta_fast'] ?? 32), dimOf(s['beta_slow'] ?? 1), truncate);
  low = Math.max(low, 0);
  high = Math.min(high, d - 1);
  if (low === high) high += 0.001;
  const factor = (changed.factor ?? ((f) => f))(s['factor'] ?? 1);
  const values = Array.from({ length: d / 2 }, (_, i) => {
    const w = base ** ((-2 * i) / d);
    const ramp = Math.min(Math.max((i - low) / (high - low), 0), 1);
    return f32((w / factor) * ramp + w * (1 - ramp));
  });
  const attention = (s['factor'] ?? 1) > 1 ? 0.1 * Math.log(s['factor'] ?? 1) + 1 : 1;
  return { values, scalars: { attention_factor: f32((changed.attention ?? ((a) => a))(attention)) } };
}
