// Attention by plain loops in doubles: `attend`. No mistake of it has a name yet.
import { numbersIn, type Family } from '../../numbers/causes/faults.ts';
import { numberIn } from '../../numbers/vectors/options.ts';
import type { AskedCase } from '../../numbers/vectors/types.ts';
import { rowsIn } from './padding.ts';

interface Heads {
  readonly batch: number;
  readonly heads: number;
  readonly tokens: number;
  readonly width: number;
  /** The place of the first channel of a token. */
  readonly at: (b: number, head: number, token: number) => number;
  readonly values: readonly number[];
}

/** A tensor [B, H, T, D], or [B, T, H, D] where tokens come first. */
function headsIn(tensor: unknown, isHeadsFirst: boolean): Heads | undefined {
  const { shape, values } = (tensor ?? {}) as Partial<Record<'shape' | 'values', readonly number[]>>;
  if (shape?.length !== 4 || !Array.isArray(values)) return undefined;
  const [batch = 0, first = 0, second = 0, width = 0] = shape;
  const [heads, tokens] = isHeadsFirst ? [first, second] : [second, first];
  const at = (b: number, head: number, token: number): number =>
    ((b * first + (isHeadsFirst ? head : token)) * second + (isHeadsFirst ? token : head)) * width;
  return { batch, heads, tokens, width, at, values };
}

function attended({ options, input }: AskedCase): number[] | undefined {
  const isHeadsFirst = options['order'] === 'BHTD';
  const given = input as Readonly<Record<string, unknown>>;
  const [q, k, v] = ['q', 'k', 'v'].map((name) => headsIn(given[name], isHeadsFirst));
  if (!q || !k || !v || q.heads % k.heads !== 0) return undefined;
  const scale = numberIn(options, 'scale', q.width ** -0.5);
  const [window, cap] = ['window', 'softcap'].map((name) => numberIn(options, name, Infinity)) as [number, number];
  const [masks, sinks] = [rowsIn(input, 'mask'), numbersIn(input, 'sinks')];
  const bias = given['bias'] as readonly (readonly (readonly number[])[])[] | undefined;
  const out = Array<number>(q.batch * q.heads * q.tokens * v.width).fill(0);
  const shape = [q.batch, ...(isHeadsFirst ? [q.heads, q.tokens] : [q.tokens, q.heads]), v.width];
  const to = headsIn({ shape, values: out }, isHeadsFirst)!;
  for (let b = 0; b < q.batch; b += 1)
    for (let head = 0; head < q.heads; head += 1)
      for (let query = 0; query < q.tokens; query += 1) {
        const group = Math.floor(head / (q.heads / k.heads));
        const place = k.tokens - q.tokens + query;
        const sink = sinks[head];
        let total = sink === undefined ? 0 : Math.exp(sink);
        const row = to.at(b, head, query);
        for (let key = 0; key < k.tokens; key += 1) {
          const isLater = options['causal'] === true && key > place;
          if (masks[b]?.[key] === 0 || isLater || Math.abs(place - key) >= window) continue;
          const [left, right] = [q.at(b, head, query), k.at(b, group, key)];
          let score = 0;
          for (let c = 0; c < q.width; c += 1) score += q.values[left + c]! * k.values[right + c]!;
          score *= scale;
          if (cap < Infinity) score = cap * Math.tanh(score / cap);
          const weight = Math.exp(score + (bias?.[head]?.[query]?.[key] ?? 0));
          total += weight;
          for (let c = 0; c < v.width; c += 1) out[row + c]! += weight * v.values[v.at(b, group, key) + c]!;
        }
        for (let c = 0; c < v.width; c += 1) out[row + c]! /= total || 1;
      }
  return out;
}

export const attend: Family = {
  model(asked) {
    const values = asked.operation === 'attend' ? attended(asked) : undefined;
    return values && { values };
  },
  alternatives: [],
};
