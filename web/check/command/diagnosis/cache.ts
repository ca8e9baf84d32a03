// Caches of rotated keys, kept and moved rightly and wrongly: `shift`.
import { causes, numbersIn, recordIn, type Answered, type Faults, type Family } from '../../numbers/causes/faults.ts';
import type { AskedCase, Options } from '../../numbers/vectors/types.ts';
import { numberIn, textIn } from '../../numbers/vectors/options.ts';
import { rotary } from './rotary.ts';
import { frequenciesOf } from './scalings.ts';

/** A key of a cache: its number among those that came, the position that it is turned to, how often it moved. */
interface Kept {
  readonly key: number;
  readonly at: number;
  readonly moves: number;
}

const turnedOn = (one: Kept, by: number): Kept => ({ ...one, at: one.at + by });

/** What is in the cache after all that happened. */
function kept(events: readonly Options[], { cached }: Faults): Kept[] {
  let cache: Kept[] = [];
  let come = 0;
  for (const event of events) {
    const append = numberIn(event, 'append', 0);
    if (append > 0) {
      if (cached === 'again') cache = cache.map((one, place) => turnedOn(one, place));
      const on = cached === 'one on after a move' && come > cache.length ? 1 : 0;
      const begin = { 'counted on': come, 'chunks restarted': 0 }[cached as 'counted on'] ?? cache.length + on;
      cache.push(...Array.from({ length: append }, (_, k) => ({ key: come + k, at: begin + k, moves: 0 })));
      come += append;
      continue;
    }
    const [drop, first] = [numberIn(event, 'drop', 0), numberIn(event, 'first', 0)];
    const less =
      {
        'not moved': 0,
        'moved back': -drop,
        'one less': drop - 1,
        'one more': drop + 1,
        'twice as far': 2 * drop,
        'to the front': drop + first,
      }[cached as 'one less'] ?? drop;
    const stays = cached === 'first of all' ? [] : cache.slice(0, first);
    const behind = cached === 'first of all' ? cache.slice(drop) : cache.slice(first + drop);
    const sinks = cached === 'sinks too' ? stays.map((one) => turnedOn(one, -drop)) : stays;
    cache = [...sinks, ...behind.map((one) => ({ ...turnedOn(one, -less), moves: one.moves + 1 }))];
  }
  if (cached === 'twice') return cache.map((one, place) => turnedOn(one, place));
  return cached === 'not rotated' ? cache.map((one) => ({ ...one, at: 0 })) : cache;
}

/** The shape without its token axis: where each token's channels are. */
function tokenOf(at: number, [outer = 1, inner = 1, width = 1]: readonly number[], order: string): number {
  const row = Math.floor(at / width);
  return order === 'HTD' ? row % inner : Math.floor(row / inner) % outer;
}

/** The keys of a tensor that are left, in their order. */
function chosen({ shape, values }: NonNullable<AskedCase['input']['x']>, order: string, keys: readonly number[]) {
  const [outer = 1, inner = 1, width = 1] = shape;
  const [heads, tokens] = order === 'HTD' ? [outer, inner] : [inner, outer];
  const head = (h: number, t: number): number[] => {
    const row = order === 'HTD' ? h * tokens + t : t * heads + h;
    return values.slice(row * width, (row + 1) * width);
  };
  const all = Array.from({ length: heads }, (_, h) => h);
  const listed =
    order === 'HTD' ? all.flatMap((h) => keys.map((t) => head(h, t))) : keys.flatMap((t) => all.map((h) => head(h, t)));
  return {
    shape: order === 'HTD' ? [heads, keys.length, width] : [keys.length, heads, width],
    values: listed.flat(),
  };
}

function cacheOf(asked: AskedCase, faults: Faults): Answered | undefined {
  const { options, input } = asked;
  const events = input['events'];
  if (!input.x || !Array.isArray(events)) return undefined;
  const order = textIn(options, 'order');
  const left = kept(events as Options[], faults);
  const x = chosen(
    input.x,
    order,
    left.map(({ key }) => key),
  );
  const positions = left.map(({ at }) => at);
  const made = rotary.model({ ...asked, operation: 'rotate', input: { positions, x } }, faults);
  const attention = frequenciesOf(options, faults)?.attention ?? 1;
  const isMoved = faults.factor === 'moved twice' || faults.factor === 'moved back';
  if (!made || (!isMoved && faults.cached !== 'twice' && faults.cached !== 'again') || attention === 1) return made;
  const width = x.shape.at(-1) ?? 1;
  const part = numberIn(options, 'rotary_dim');
  const appended = (events as Options[]).filter((event) => numberIn(event, 'append', 0) > 0).length;
  const power = ({ moves }: Kept): number => {
    if (faults.cached) return faults.cached === 'twice' ? 1 : NaN;
    return faults.factor === 'moved twice' ? moves : -moves;
  };
  if (faults.cached === 'again' && appended > 1) return made;
  const values = [...made.values].map((value, at) => {
    const one = left[tokenOf(at, x.shape, order)];
    return one && at % width < part ? value * attention ** power(one) : value;
  });
  return { ...made, values };
}

/** The number that 16 bits mean. */
function numberOf(word: number, format: string): number {
  const [bits, bias] = format === 'float16' ? [10, 15] : [7, 127];
  const field = (word & 0x7fff) >> bits;
  const fraction = (word & (2 ** bits - 1)) / 2 ** bits;
  const size = field === 0 ? fraction * 2 ** (1 - bias) : (1 + fraction) * 2 ** (field - bias);
  return word >> 15 ? -size : size;
}

function movedOf(asked: AskedCase, faults: Faults): Answered | undefined {
  const given = recordIn(asked.input, 'cache');
  const words = textIn(given, 'hex').match(/.{4}/g);
  const { positions } = asked.input;
  if (!given || !words || !positions) return undefined;
  const own = textIn(given, 'dtype');
  const format = faults.cached === 'other format' ? (own === 'float16' ? 'bfloat16' : 'float16') : own;
  const values = words.map((word) => numberOf(Number.parseInt(word, 16), format));
  const x = { shape: numbersIn(given, 'shape'), values };
  const times = { 'moved back': -1, 'twice as far': 2 }[faults.cached as 'moved back'] ?? 1;
  const by = (positions as readonly number[]).map((p) => times * p);
  return rotary.model({ ...asked, operation: 'shift', input: { positions: by, x } }, faults);
}

export const shift: Family = {
  model: (asked, faults) => (asked.operation === 'move' ? movedOf(asked, faults) : cacheOf(asked, faults)),
  alternatives: [
    ...causes(
      'not-moved',
      ['Keys behind those that left keep their positions: they are not moved.', { cached: 'not moved' }],
      ['Those that leave are the oldest, whatever is asked: sinks leave, too.', { cached: 'first of all' }],
    ),
    ...causes('sign', ['Keys behind those that left move the other way.', { cached: 'moved back' }]),
    ...causes(
      'moved-edge',
      ['Keys move by one position too few.', { cached: 'one less' }],
      ['Keys move by one position too many.', { cached: 'one more' }],
      ['Keys move twice as far as those that left were long.', { cached: 'twice as far' }],
      ['Keys that come after a move are one position too far on.', { cached: 'one on after a move' }],
      ['Keys that stay before those that left are moved, too.', { cached: 'sinks too' }],
      ['Keys move down over those that stay before them.', { cached: 'to the front' }],
    ),
    ...causes('moved-positions', [
      'New keys are counted on from all that came, those that left among them.',
      { cached: 'counted on' },
    ]),
    ...causes('positions-restarted', ['The keys of each chunk are counted from 0.', { cached: 'chunks restarted' }]),
    ...causes(
      'rotated-twice',
      ['Keys are rotated before they are cached, and again when they are read.', { cached: 'twice' }],
      ['Keys of the cache are rotated again whenever others come.', { cached: 'again' }],
    ),
    ...causes('positions-restarted', ['Keys of the cache are not rotated.', { cached: 'not rotated' }]),
    ...causes('cache-format', [
      'Numbers of one format of 16 bits are read as the other: float16 as bfloat16, or the reverse.',
      {
        cached: 'other format',
      },
    ]),
    ...rotary.alternatives.filter(({ faults: { batch } }) => !batch),
  ],
};
