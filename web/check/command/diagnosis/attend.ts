// Attention by plain loops in doubles, right and wrong: `attend`.
import { causes, numbersIn, type Answered, type Faults, type Family } from '../../numbers/causes/faults.ts';
import { numberIn } from '../../numbers/vectors/options.ts';
import type { AskedCase, Options } from '../../numbers/vectors/types.ts';
import { mask } from './mask.ts';

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

/** The scale that scores are multiplied by. */
function scaleOf(options: Options, width: number, { scaled }: Faults): number {
  const own = scaled === 'by width' ? 1 / width : width ** -0.5;
  const asked = numberIn(options, 'scale', own);
  return { missing: 1, twice: asked * asked, 'not read': own }[scaled as 'missing'] ?? asked;
}

/** The head of keys that a head of queries reads. */
function groupOf(head: number, heads: number, keyHeads: number, { grouped }: Faults): number {
  const nearest = Math.min(head, keyHeads - 1);
  const found = { 'in turn': head % keyHeads, 'first alone': 0, 'own number': nearest }[grouped as 'in turn'];
  return found ?? Math.floor(head / (heads / keyHeads));
}

/** The score of a key, from its product with the query; of one that is hidden if a mistake gives it weight. */
function scoreOf(product: number, bias: number, sight: number, { scale, cap }: Limits, faults: Faults): number {
  const { capped, biased, hidden } = faults;
  if (sight < 1 && capped === 'over the mask' && cap < Infinity) return -cap;
  if (sight < 1) return hidden === 'zero' || (hidden === 'zero for padding' && sight < 0) ? 0 : -Infinity;
  const own = biased === 'missing' ? 0 : biased === 'subtracted' ? -bias : bias;
  const inner = biased === 'before the scale' ? scale * own : capped === 'over the bias' ? own : 0;
  const score = product * scale + inner;
  const within = cap < Infinity && capped !== 'missing' ? cap * Math.tanh(score / cap) : score;
  return within + (biased === 'before the scale' || capped === 'over the bias' ? 0 : own);
}

interface Limits {
  readonly scale: number;
  readonly cap: number;
}

/** The columns in which a cache has the keys, or the values, of each column. Without cached keys there is no cache. */
function columnsOf(keys: number, queries: number, isOfValues: boolean, { stored }: Faults): number[] {
  const cached = keys - queries;
  const on = stored === 'newest first' ? cached : stored === 'values stay' && isOfValues && cached > 0 ? 1 : 0;
  return Array.from({ length: keys }, (_, k) => (k + on) % keys);
}

/** For each row of the batch, query and key: 1 if it is seen, -1 if only the mask of padding hides it, 0 otherwise. */
function sightOf(asked: AskedCase, q: Heads, k: Heads, faults: Faults): number[] {
  const { mask: padding } = asked.input;
  const seenWith = (also: Options, sight: Faults): Answered['values'] => {
    const input = { queries: q.tokens, keys: k.tokens, ...also };
    return mask.model({ ...asked, operation: 'visible', input }, sight)?.values ?? [];
  };
  const [rows, open] = [seenWith(padding ? { mask: padding } : {}, faults), seenWith({}, {})];
  return Array.from({ length: q.batch * q.tokens * k.tokens }, (_, at) => {
    const isSeen = rows[at % rows.length] === 1;
    return isSeen ? 1 : open[at % open.length] === 1 ? -1 : 0;
  });
}

function attended(asked: AskedCase, faults: Faults): number[] | undefined {
  const { options, input } = asked;
  const isHeadsFirst = (options['order'] === 'BHTD') !== (faults.order === 'other');
  const given = input as Readonly<Record<string, unknown>>;
  const [q, k, v] = ['q', 'k', 'v'].map((name) => headsIn(given[name], isHeadsFirst));
  if (!q || !k || !v || q.heads % k.heads !== 0) return undefined;
  const seen = sightOf(asked, q, k, faults);
  const limits = { scale: scaleOf(options, q.width, faults), cap: numberIn(options, 'softcap', Infinity) };
  const sinks = faults.sinks === 'missing' ? [] : numbersIn(input, 'sinks');
  const bias = given['bias'] as readonly (readonly (readonly number[])[])[] | undefined;
  const [keyAt, valueAt] = [false, true].map((isOfValues) => columnsOf(k.tokens, q.tokens, isOfValues, faults));
  const out = Array<number>(q.batch * q.heads * q.tokens * v.width).fill(0);
  const shape = [q.batch, ...(isHeadsFirst ? [q.heads, q.tokens] : [q.tokens, q.heads]), v.width];
  const to = headsIn({ shape, values: out }, isHeadsFirst)!;
  for (let b = 0; b < q.batch; b += 1)
    for (let head = 0; head < q.heads; head += 1)
      for (let query = 0; query < q.tokens; query += 1) {
        const group = groupOf(head, q.heads, k.heads, faults);
        const sink = sinks[head];
        let total = sink === undefined ? 0 : Math.exp(sink);
        const row = to.at(b, head, query);
        for (let key = 0; key < k.tokens; key += 1) {
          const sight = seen[(b * q.tokens + query) * k.tokens + key] ?? 0;
          const [left, right] = [q.at(b, head, query), k.at(b, group, keyAt![key]!)];
          let product = 0;
          for (let c = 0; c < q.width; c += 1) product += q.values[left + c]! * k.values[right + c]!;
          const weight = Math.exp(scoreOf(product, bias?.[head]?.[query]?.[key] ?? 0, sight, limits, faults));
          total += weight;
          const value = v.at(b, group, valueAt![key]!);
          for (let c = 0; c < v.width; c += 1) out[row + c]! += weight * v.values[value + c]!;
        }
        for (let c = 0; c < v.width; c += 1) out[row + c]! /= total || 1;
      }
  return out;
}

/** Mistakes of a mask that the cases of attention can show. */
const ofMasks = ['window-edge', 'window-forgotten', 'padding-seen', 'mask-inverted', 'positions-restarted', 'mask'];

export const attend: Family = {
  model(asked, faults) {
    const values = asked.operation === 'attend' ? attended(asked, faults) : undefined;
    return values && { values };
  },
  alternatives: [
    ...causes(
      'attend-scale',
      ['Scores are not scaled: the products of queries and keys are taken as they are.', { scaled: 'missing' }],
      ['Scores are scaled twice, as by scaled queries and in the attention again.', { scaled: 'twice' }],
      ['Scores are divided by the width of a head, where its root is meant.', { scaled: 'by width' }],
      ['The scale that is asked for is not read: scores are divided by the root of the width.', { scaled: 'not read' }],
    ),
    ...causes(
      'attend-groups',
      ['Heads of queries take the key heads in turn: h % Hk, where h / (Hq / Hk) is meant.', { grouped: 'in turn' }],
      ['All heads of queries read the first key head.', { grouped: 'first alone' }],
      ['Heads of queries read the key head of their own number, or the last.', { grouped: 'own number' }],
    ),
    ...causes('attend-softcap', ['The soft cap of scores is left out.', { capped: 'missing' }]),
    ...causes(
      'attend-cap-after',
      ['The soft cap holds the bias, too, which is added behind it.', { capped: 'over the bias' }],
      ['The soft cap comes after the mask: hidden keys have a score of minus the cap.', { capped: 'over the mask' }],
    ),
    ...causes(
      'attend-bias',
      ['The bias is added before the scale, which makes it smaller.', { biased: 'before the scale' }],
      ['The bias of scores is left out.', { biased: 'missing' }],
      ['The bias of scores is subtracted.', { biased: 'subtracted' }],
    ),
    ...causes('attend-sinks', ['Sinks take no weight.', { sinks: 'missing' }]),
    ...mask.alternatives.filter(({ cause }) => ofMasks.includes(cause)),
    ...causes(
      'attend-hidden',
      ['Scores of hidden keys become 0, where minus infinity is meant, so that they take weight.', { hidden: 'zero' }],
      [
        'Scores of padding become 0, where minus infinity is meant: the softmax goes over padded keys, too.',
        { hidden: 'zero for padding' },
      ],
    ),
    ...causes(
      'cache-order',
      [
        'The newest keys stand first in the cache, as in a ring, and the mask counts from the oldest.',
        { stored: 'newest first' },
      ],
      ['Keys of a cache are moved, and their values stay one column behind.', { stored: 'values stay' }],
    ),
    ...causes('head-order', ['Heads and tokens change places in the tensors.', { order: 'other' }]),
  ],
};
