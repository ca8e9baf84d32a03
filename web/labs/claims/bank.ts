// Questions of the lab of claims. A claim holds or not by its check (checks/); numbers come from the engine.
import { offsetSimilarity, sinusoidal, wavelengths } from 'posenc';
import { fixed } from '../shared/text/format.ts';
import { disordered } from '../shared/quiz/draw.ts';
import type { Bank, CellPlace } from '../shared/quiz/question.ts';
import type { Finding } from '../shared/claims/check.ts';
import { checks } from '../shared/claims/checks/index.ts';
import { printed004 } from '../shared/claims/checks/printed.ts';
import { claims, type ClaimId, type Computable } from '../shared/claims/claims.ts';
import { sampleText } from './table/samples.ts';

const findings = new Map<Computable, Finding>();

/** The finding of a claim; it is the same every time, and some take a while. */
function findingOf(id: Computable): Finding {
  const found = findings.get(id) ?? checks[id]();
  findings.set(id, found);
  return found;
}

/** The state of the lab with some claims unfolded. */
const unfolded = (...ids: readonly ClaimId[]): Readonly<Record<string, string>> => ({
  c: ids.map((id) => claims.find((claim) => claim.id === id)?.number ?? 1).join(','),
});

const truths = ['linear', 'terms001', 'distances000'] as const;
const slips = ['fourth001', 'softmax001', 'explog001', 'waves004'] as const;
const wide = 512;

export const bank: Bank = {
  lab: 'claims',
  lanes: ['vectors', 'scores', 'analysis'],
  questions: [
    {
      id: 'digits',
      level: 1,
      predicts: true,
      make: (draw) => {
        const column = draw.pick([0, 2, 3] as const);
        const value = sinusoidal({ positions: [1], dim: wide, dtype: 'float64' }).data[column] ?? Number.NaN;
        return {
          task: {
            kind: 'number',
            right: Number(fixed(value, 4, 'rounded')),
            tolerance: 0.00001,
            mistakes: { truncated: Number(fixed(value, 4, 'truncated')) },
          },
          values: { column, dim: wide, value: Number(fixed(value, 6, 'truncated')) },
          view: unfolded('digits003'),
        };
      },
    },
    {
      id: 'memory',
      level: 1,
      predicts: true,
      make: (draw) => {
        const [positions, dim] = [draw.pick([500, 1000, 2000] as const), draw.pick([64, 128] as const)];
        const right = sinusoidal({ positions, dim }).data.length;
        return {
          task: { kind: 'number', right, tolerance: 0, mistakes: { row: dim, pairs: right / 2, sum: positions + dim } },
          values: { positions, dim },
          view: unfolded('memory001'),
        };
      },
    },
    {
      id: 'permuted',
      level: 1,
      predicts: true,
      make: (draw) => {
        const { along = 1, inPlace = 0 } = findingOf('order001').values;
        const right = inPlace < 1e-9 ? 'same' : along < 1e-9 ? 'moved' : 'other';
        return {
          task: { kind: 'choice', right, options: draw.shuffle(['same', 'moved', 'other']) },
          values: {},
          view: unfolded('order001'),
        };
      },
    },
    {
      id: 'diagnosis',
      level: 1,
      predicts: true,
      make: (draw) => {
        const options = ['offByOne', 'cosineFirst', 'concatenated', 'scaled'] as const;
        const right = draw.pick(options);
        const rows = sampleText(right)
          .split('\n')
          .map((line) => line.split(', ').map((cell) => Number(fixed(Number(cell), 2, 'rounded'))));
        const cells = ['p', 'q'].flatMap((name, row) =>
          Array.from(rows[row] ?? [], (value, at) => [`${name}${at}`, value] as const),
        );
        return {
          task: { kind: 'choice', right, options: draw.shuffle(options) },
          values: Object.fromEntries(cells),
          view: { s: right },
        };
      },
    },
    {
      id: 'holds',
      level: 2,
      predicts: true,
      make: (draw) => {
        const options = [draw.pick(truths), ...draw.shuffle(slips).slice(0, 2)];
        const right = options.find((id) => findingOf(id).verdict === 'right') ?? 'linear';
        return {
          task: { kind: 'choice', right, options: draw.shuffle(options) },
          values: {},
          view: unfolded(...options),
        };
      },
    },
    {
      id: 'nearest',
      level: 2,
      predicts: true,
      make: (draw) => {
        const dim = draw.pick([4, 6, 8] as const);
        const likes = Array.from(offsetSimilarity({ dim, offsets: 11 }));
        const right = likes.indexOf(Math.max(...likes.slice(1)), 1);
        return {
          task: { kind: 'number', right, tolerance: 0, mistakes: { neighbour: 1, farthest: 10 } },
          values: { dim },
          view: unfolded('near'),
        };
      },
    },
    {
      id: 'falling',
      level: 2,
      predicts: true,
      make: (draw) => {
        const dims = { narrow: 4, middle: 64, wide } as const;
        const shown = draw.shuffle(Object.keys(dims) as (keyof typeof dims)[]);
        const asked = draw.pick(['narrow', 'wide'] as const);
        return {
          task: {
            kind: 'curve',
            curves: shown.map((name) =>
              Array.from(offsetSimilarity({ dim: dims[name], offsets: 41 }), (dot) => dot / (dims[name] / 2)),
            ),
            right: shown.indexOf(asked),
            mistakes: Object.fromEntries(shown.flatMap((name, at) => (name === asked ? [] : [[name, [at]] as const]))),
          },
          values: { ...dims, asked: dims[asked] },
          view: unfolded('near'),
        };
      },
    },
    {
      id: 'misprint',
      level: 2,
      predicts: true,
      make: () => {
        const [rows, dim] = [6, 4];
        const { data } = sinusoidal({ positions: rows, dim, dtype: 'float64' });
        const isOff = (at: number): boolean => Number(fixed(data[at] ?? 0, 3, 'rounded')) !== printed004[at];
        const cells = (has: (at: number) => boolean): CellPlace[] =>
          printed004.flatMap((_value, at) => (has(at) ? [[Math.floor(at / dim), at % dim] as const] : []));
        const right = cells(isOff);
        const row = right[0]?.[0] ?? 0;
        const digits = (values: ArrayLike<number>, decimals: number): Record<string, number> =>
          Object.fromEntries(
            ['a', 'b', 'c', 'd'].map((name, column) => [
              `${name}${decimals}`,
              Number(fixed(values[row * dim + column] ?? 0, decimals, 'rounded')),
            ]),
          );
        return {
          task: {
            kind: 'cell',
            rows,
            columns: dim,
            data: Float64Array.from(printed004),
            right,
            mistakes: {
              fine: cells((at) => Math.floor(at / dim) === row && !isOff(at)),
              elsewhere: cells((at) => Math.floor(at / dim) !== row && !isOff(at)),
            },
          },
          values: { row, dim, ...digits(printed004, 3), ...digits(data, 5) },
          view: unfolded('rows004'),
        };
      },
    },
    {
      id: 'longest',
      level: 2,
      predicts: true,
      make: () => {
        const right = wavelengths({ dim: wide }).at(-1) ?? Number.NaN;
        const { claimed = Number.NaN } = findingOf('waves003').values;
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0.01 * right,
            unit: 'positions',
            mistakes: { claimed, radian: claimed / (2 * Math.PI) },
          },
          values: { dim: wide },
          view: unfolded('waves003', 'waves004'),
        };
      },
    },
    {
      id: 'sums',
      level: 3,
      predicts: true,
      make: (draw) => {
        const { columns = 1, rows = 1 } = findingOf('softmax001').values;
        const right = columns < 1e-9 ? 'columns' : rows < 1e-9 ? 'rows' : 'all';
        return {
          task: { kind: 'choice', right, options: draw.shuffle(['columns', 'rows', 'all']) },
          values: {},
          view: unfolded('softmax001'),
        };
      },
    },
    {
      id: 'lengths',
      level: 3,
      predicts: true,
      make: (draw) => {
        const { norm = 0, embedding = 0 } = findingOf('dominate001').values;
        const { plain = 0, scaled = 0 } = findingOf('small002').values;
        const lengths: Readonly<Record<string, number>> = { position: norm, small: embedding, normal: plain, scaled };
        const right = Object.keys(lengths).sort((a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0));
        return {
          task: {
            kind: 'order',
            right,
            shown: disordered(draw, right),
            mistakes: {
              reversed: [...right].reverse(),
              bounded: ['position', ...right.filter((id) => id !== 'position')],
            },
          },
          values: { dim: wide },
          view: unfolded('dominate001', 'small002'),
        };
      },
    },
  ],
};
