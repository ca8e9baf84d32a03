// Which keys a query sees, rightly and wrongly: `mask`.
import { causes, numbersIn, type Faults, type Family } from '../../numbers/causes/faults.ts';
import type { AskedCase } from '../../numbers/vectors/types.ts';
import { numberIn } from '../../numbers/vectors/options.ts';
import { rowsIn } from './padding.ts';

/** A row of a batch: what its keys are. */
interface Row {
  readonly keys: number;
  readonly queries: number;
  readonly mask: readonly number[] | undefined;
  readonly texts: readonly number[] | undefined;
  readonly places: readonly number[];
  readonly prefix: number;
  readonly images: readonly number[] | undefined;
  readonly parents: readonly number[];
  /** The column of the first node of a tree. */
  readonly first: number;
}

interface Limits {
  readonly causal: boolean;
  readonly window: number;
  readonly chunk: number;
}

/** The tokens of its text before each key. */
function placesOf(keys: number, mask: readonly number[] | undefined, texts: readonly number[] | undefined): number[] {
  let before = 0;
  return Array.from({ length: keys }, (_, k) => {
    if (k > 0 && texts && texts[k] !== texts[k - 1]) before = 0;
    const place = before;
    before += mask?.[k] ?? 1;
    return place;
  });
}

function isAncestor(query: number, key: number, { parents }: Row, sight: Faults['sight']): boolean {
  if (sight === 'branches') return true;
  const parent = parents[query] ?? -1;
  if (sight === 'own parent only') return key === query || key === parent;
  if (sight === 'siblings' && parents[key] === parent) return true;
  if (sight === 'root only') return key === query || parents[key] === -1;
  for (let node = query; node >= 0; node = parents[node] ?? -1) if (node === key) return true;
  return false;
}

function isOpen(query: number, key: number, { mask, texts }: Row, { sight }: Faults): boolean {
  const isToken = sight === 'padding' || (mask?.[key] ?? 1) === (sight === 'padding inverted' ? 0 : 1);
  if (mask && !isToken) return false;
  if (sight === 'texts' || texts === undefined) return true;
  const [own = 0, other = 0] = [texts[query], texts[key]];
  const isEdge = sight === 'text edge' && texts[key + 1] === own;
  return own === other || isEdge || (sight === 'texts behind' && key < query);
}

/** Whether the columns are tokens of one image. */
function isOfImage(query: number, key: number, { images }: Row, { sight }: Faults): boolean {
  const [own = -1, other = -1] = [images?.[query], images?.[key]];
  if (own < 0 || other < 0 || sight === 'images forgotten') return false;
  return own === other || sight === 'images as one';
}

function isWithin(query: number, key: number, row: Row, limits: Limits, { sight }: Faults): boolean {
  const away = query - key;
  const isLonger = sight === 'window longer' || (sight === 'window longer for one' && row.queries === 1);
  const window = limits.window + (isLonger ? 1 : sight === 'window shorter' ? -1 : 0);
  const isCausal = sight === 'always causal' || (limits.causal && sight !== 'future');
  if (isCausal && (sight === 'not itself' ? away <= 0 : sight === 'next' ? away < -1 : away < 0)) return false;
  const isSeen = sight === 'window forgotten' || (sight === 'window behind' ? away : Math.abs(away)) < window;
  if (!isSeen || sight === 'chunk forgotten') return isSeen;
  if (sight === 'chunk as window') return Math.abs(away) < limits.chunk;
  const [own = 0, other = 0] = sight === 'chunk by columns' ? [query, key] : [row.places[query], row.places[key]];
  const on = sight === 'chunk shifted' ? 1 : 0;
  const chunkOf = (place: number): number => Math.floor((place + on) / limits.chunk);
  return limits.chunk === Infinity || chunkOf(own) === chunkOf(other);
}

function sees(query: number, key: number, row: Row, limits: Limits, faults: Faults): boolean {
  const { sight } = faults;
  if (!isOpen(query, key, row, faults)) return false;
  const isNode = row.parents.length > 0 && key >= row.first;
  if (isNode && !isAncestor(query - row.first, key - row.first, row, sight)) return false;
  const longer = sight === 'prefix longer' ? 1 : sight === 'prefix shorter' ? -1 : 0;
  const prefix = sight === 'prefix forgotten' || row.prefix === 0 ? 0 : row.prefix + longer;
  const [own = 0, other = 0] = [row.places[query], row.places[key]];
  if (other < prefix && (own < prefix || sight === 'prefix for all')) return true;
  if (!isOfImage(query, key, row, faults)) return isWithin(query, key, row, limits, faults);
  return sight !== 'images in windows' || isWithin(query, key, row, { ...limits, causal: false }, faults);
}

function visible({ options, input }: AskedCase, faults: Faults): number[] | undefined {
  const [queries, keys] = [numberIn(input, 'queries'), numberIn(input, 'keys')];
  if (!(queries >= 0 && keys >= 0) || queries * keys > 1e6) return undefined;
  const names = ['mask', 'sequences', 'images', 'query_columns'];
  const [masks, texts, images, columns] = names.map((name) => rowsIn(input, name));
  const [prefixes, parents] = [numbersIn(input, 'prefix'), numbersIn(input, 'parents')];
  const limits = {
    causal: options['causal'] === true,
    window: numberIn(options, 'window', Infinity),
    chunk: numberIn(options, 'chunk', Infinity),
  };
  const batch = Math.max(1, ...[masks, texts, images, columns, prefixes].map((list) => list?.length ?? 0));
  return Array.from({ length: batch }, (_, b) => {
    const [mask, own] = [masks?.[b], texts?.[b]];
    const first = faults.sight === 'top left' ? 0 : keys - queries;
    const places = placesOf(keys, mask, own);
    const kinds = { mask, texts: own, prefix: prefixes[b] ?? 0, images: images?.[b] };
    const row = { keys, queries, ...kinds, places, parents, first };
    return Array.from({ length: queries * keys }, (_, at) => {
      const [q, key] = [Math.floor(at / keys), at % keys];
      const query = columns?.[b]?.[q] ?? first + q;
      const isSeen =
        faults.sight === 'transposed' && queries === keys
          ? sees(key, query, row, limits, faults)
          : sees(query, key, row, limits, faults);
      return isSeen === (faults.sight !== 'inverted') ? 1 : 0;
    });
  }).flat();
}

export const mask: Family = {
  model(asked, faults) {
    const values = asked.operation === 'visible' ? visible(asked, faults) : undefined;
    return values && { values };
  },
  alternatives: [
    ...causes(
      'window-edge',
      ['A window is one key too long: W keys before the query are seen, and the query.', { sight: 'window longer' }],
      ['A window is one key too short.', { sight: 'window shorter' }],
      ['A window is one key too long where one query is new.', { sight: 'window longer for one' }],
    ),
    ...causes(
      'window-forgotten',
      ['Windows are left out: all keys are seen.', { sight: 'window forgotten' }],
      ['A window that reaches to both sides ends on one of them.', { sight: 'window behind' }],
    ),
    ...causes(
      'chunk-edge',
      [
        'A chunk is taken for a window: the keys before the query, not those of its chunk.',
        { sight: 'chunk as window' },
      ],
      ['Chunks begin one token too early: positions are counted from 1.', { sight: 'chunk shifted' }],
      ['Chunks are counted by columns, not from the start of each text.', { sight: 'chunk by columns' }],
      ['Chunks are left out: all keys are seen.', { sight: 'chunk forgotten' }],
    ),
    ...causes(
      'padding-seen',
      ['Keys of padding are seen.', { sight: 'padding' }],
      [
        'Padding is seen and tokens are hidden: the mask of padding is read the other way round.',
        {
          sight: 'padding inverted',
        },
      ],
    ),
    ...causes(
      'packing-seen',
      ['Packed texts see each other.', { sight: 'texts' }],
      ['Packed texts see those before them.', { sight: 'texts behind' }],
      ['A packed text sees the last token of the one before it.', { sight: 'text edge' }],
    ),
    ...causes(
      'prefix',
      ['A prefix does not see itself: its tokens see those before them alone.', { sight: 'prefix forgotten' }],
      ['A prefix is seen by all, whatever their window or text.', { sight: 'prefix for all' }],
      ['A prefix is one token too long.', { sight: 'prefix longer' }],
      ['A prefix is one token too short.', { sight: 'prefix shorter' }],
    ),
    ...causes(
      'image',
      ['The tokens of an image see those before them alone.', { sight: 'images forgotten' }],
      ['The tokens of an image see each other within the window or the chunk alone.', { sight: 'images in windows' }],
      ['The tokens of all images see each other.', { sight: 'images as one' }],
    ),
    ...causes(
      'branches-seen',
      ['Branches of a tree of drafts see each other: drafts are a plain row.', { sight: 'branches' }],
      ['Drafts with the same parent see each other.', { sight: 'siblings' }],
      ['A draft sees its parent, but not what is above it.', { sight: 'own parent only' }],
      ['A draft sees the roots of the tree and itself alone.', { sight: 'root only' }],
    ),
    ...causes('mask-inverted', ['Ones stand for hidden keys.', { sight: 'inverted' }]),
    ...causes('positions-restarted', [
      'Queries are counted from the first key, though they are the last: a causal mask begins at the top left.',
      { sight: 'top left' },
    ]),
    ...causes(
      'mask',
      ['Keys in the future are seen.', { sight: 'future' }],
      ['The next key is seen, too.', { sight: 'next' }],
      ['A query does not see itself.', { sight: 'not itself' }],
      ['Keys after the query are hidden where nothing says so.', { sight: 'always causal' }],
      ['Queries and keys change places.', { sight: 'transposed' }],
    ),
  ],
};
