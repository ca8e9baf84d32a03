// Shared by the adapters of array libraries: this puts columns in order, they make the numbers.
import { Unsupported } from '../programs/javascript/program.mjs';
import { pairs } from '../programs/javascript/rotary.mjs';

const interleave = (sin, cos, half) =>
  Array.from({ length: sin.length / half }, (_, t) =>
    Array.from({ length: 2 * half }, (_, c) => (c % 2 ? cos : sin)[t * half + (c >> 1)]),
  );
const concatenate = (sin, cos, half) =>
  Array.from({ length: sin.length / half }, (_, t) =>
    [sin, cos].map((wave) => [...wave.slice(t * half, (t + 1) * half)]),
  );

/** Returns the factor that positions are divided by, where no other scaling is asked for. */
export function linear({ scaling }) {
  if (scaling && scaling.type !== 'linear') throw new Unsupported(`scaling ${scaling.type}`);
  return scaling?.factor ?? 1;
}

/** Returns the number of the position of each head in x, whose lists stand one behind the other. */
export function tokensOf({ order }, { shape }) {
  const named = order ?? (shape.length === 2 ? 'TD' : 'THD');
  const axis = named.indexOf('T');
  const product = (sizes) => sizes.reduce((a, b) => a * b, 1);
  const [inner, rows] = [product(shape.slice(axis + 1, -1)), named[0] === 'B' ? product(shape.slice(1, -1)) : Infinity];
  return Array.from(
    { length: product(shape.slice(0, -1)) },
    (_, head) => Math.floor(head / rows) * shape[axis] + (Math.floor(head / inner) % shape[axis]),
  );
}

/** Returns the axis (time, row, column) that turns each pair. */
function axesOf({ sections, interleaved }) {
  if (!interleaved) return sections.flatMap((count, axis) => Array(count).fill(axis));
  const total = sections.reduce((a, b) => a + b, 0);
  return Array.from({ length: total }, (_, i) => (i < 3 * sections[i % 3] ? i % 3 : 0));
}

/** Returns the last of each row. */
const lastOf = (rows, count) => rows.map((row) => [...row].slice(row.length - count));

const textsOf = ({ sequences, lengths }) => sequences ?? [lengths.flatMap((length, text) => Array(length).fill(text))];

/**
 * Families by two functions of a library: `waves(positions, base, dim, factor)` gives flat sines and cosines, a row
 * for each position, with positions divided by the factor; `turn(a, b, cos, sin)` rotates pairs.
 */
export function familiesOf({ waves, turn }) {
  /** Pair i of a head turns by the list `axisOf(i)` of positions. */
  async function put(options, { x }, lists, axisOf) {
    const { head_dim, rotary_dim = head_dim, base, pairing } = options;
    const half = rotary_dim / 2;
    const factor = linear(options);
    const turns = [];
    for (const list of lists) turns.push(await waves(list.flat(), base, rotary_dim, factor));
    const columns = pairs(half, pairing);
    const found = tokensOf(options, x).flatMap((token, head) =>
      columns.map(([a, b], i) => ({
        a: head * head_dim + a,
        b: head * head_dim + b,
        wave: token * half + i,
        of: turns[axisOf(i)],
      })),
    );
    const picked = (of) => Float32Array.from(found, of);
    const turned = await turn(
      picked(({ a }) => x.values[a]),
      picked(({ b }) => x.values[b]),
      picked(({ wave, of }) => of.cos[wave]),
      picked(({ wave, of }) => of.sin[wave]),
    );
    const out = [...x.values];
    found.forEach(({ a, b }, k) => {
      [out[a], out[b]] = [turned[0][k], turned[1][k]];
    });
    return out;
  }

  const rotate = (options, input) => put(options, input, [input.positions], () => 0);

  /** Keys turn when they come, and those behind a gap turn back. No attention factor is asked for here. */
  async function cache(options, { x, events }) {
    const { shape, values } = x;
    const [first, second, width] = shape;
    const [tokens, heads] = options.order === 'THD' ? [first, second] : [second, first];
    const at = (token, head) => (options.order === 'THD' ? token * heads + head : head * tokens + token) * width;
    const coming = Array.from({ length: tokens }, (_, token) =>
      Array.from({ length: heads }, (_, head) => values.slice(at(token, head), at(token, head) + width)).flat(),
    );
    const turned = (token, by) =>
      rotate({ ...options, order: 'THD' }, { positions: [by], x: { shape: [1, heads, width], values: token } });
    const kept = [];
    for (const { append, drop, first } of events)
      if (append === undefined)
        for (const token of kept.splice(first).slice(drop)) kept.push(await turned(token, -drop));
      else for (const token of coming.splice(0, append)) kept.push(await turned(token, kept.length));
    if (options.order === 'THD') return kept.flat();
    return Array.from({ length: heads }, (_, h) => kept.map((token) => token.slice(h * width, (h + 1) * width))).flat(
      2,
    );
  }

  return {
    sinusoidal: {
      async table({ dim, base, layout, convention }, { positions }) {
        if (convention !== 'vaswani') throw new Unsupported(`convention ${convention}`);
        if (dim % 2) throw new Unsupported('odd widths');
        const { sin, cos } = await waves(positions, base, dim, 1);
        return (layout === 'interleaved' ? interleave : concatenate)(sin, cos, dim / 2).flat(2);
      },
    },
    rotary: { rotate, shift: rotate },
    mrope: {
      rotate(options, input) {
        const axes = axesOf(options);
        return put(options, input, input.positions, (i) => axes[i]);
      },
    },
    shift: { cache },
  };
}

/** Families of positions: `padded(mask)` and `packed(sequences)` of a library are lists for each row. */
export function batchesOf({ padded, packed, rotate }) {
  const padding = async (mask, queries) => lastOf(await padded(mask), queries);
  return {
    padding: {
      positions: (_, { mask, queries }) => padding(mask, queries),
      rotate: async (options, { mask, x }) =>
        rotate(options, { x, positions: await padding(mask, x.shape[options.order.indexOf('T')]) }),
    },
    ...(packed && {
      packing: {
        positions: async (_, input) => (await packed(textsOf(input))).map((row) => [...row]),
        rotate: async (options, { x, sequences }) =>
          rotate(options, { x, positions: (await packed(sequences)).map((row) => [...row]) }),
      },
    }),
  };
}

/**
 * The family of masks, by the comparisons of a library, whose arrays stretch to [B, Tq, Tk]: `query(rows)` has the
 * shape [B, Tq, 1], and `key(rows)` [B, 1, Tk].
 */
export function maskOf({ library, padded, packed }) {
  return {
    mask: {
      async visible({ causal, window, chunk }, input) {
        const { queries, keys, mask, sequences, prefix, images, parents, query_columns: columns } = input;
        if (parents) throw new Unsupported('trees of drafts');
        const count = (mask ?? sequences ?? prefix ?? images ?? columns ?? [0]).length;
        const rows = (row) => Array(count).fill(row);
        const range = Array.from({ length: keys }, (_, k) => k);
        const at = columns ?? rows(range.slice(keys - queries));
        const places = mask ? await padded(mask) : sequences ? await packed(sequences) : rows(range);
        const { query, key, number, floorDivide, less, lessEqual, equal, distance, and, or, read } = library;
        const sides = (lists) => [query(lastOf(lists, queries)), key(lists.map((row) => [...row]))];
        const [q, k] = [query(at), key(rows(range))];
        let seen = causal ? lessEqual(k, q) : lessEqual(distance(q, k), number(keys));
        if (window) seen = and(seen, less(distance(q, k), number(window)));
        const [own, theirs] = sides(places);
        if (chunk) seen = and(seen, equal(floorDivide(own, chunk), floorDivide(theirs, chunk)));
        if (prefix) {
          const ends = query(prefix.map((end) => [end]));
          seen = or(seen, and(less(own, ends), less(theirs, ends)));
        }
        if (images) {
          const [mine, other] = sides(images);
          seen = or(seen, and(equal(mine, other), lessEqual(number(0), other)));
        }
        if (sequences) {
          const [mine, other] = sides(sequences);
          seen = and(seen, equal(mine, other));
        }
        if (mask) seen = and(seen, equal(key(mask), number(1)));
        return [...(await read(seen))].map(Number);
      },
    },
  };
}
