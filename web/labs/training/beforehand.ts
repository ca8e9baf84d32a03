// Curves trained beforehand with the settings of a view: the pale ones.
import type { Entrant } from './entrants.ts';
import { curves } from './further.ts';
import type { TrainingValues } from './properties.ts';
import { rangeOf, table, type Cell } from './stored.ts';

export interface Beforehand {
  /** Right answers at the longest length of training by step, from 0 to 1: the median of the seeds. */
  readonly curve: readonly (readonly [step: number, share: number])[];
  /** At the four lengths. */
  readonly shares: readonly number[];
}

const sizes: Readonly<Record<string, Partial<Cell>>> = { '32 4': {}, '16 2': { model: 'phone' } };

/** The row of the table that a view and an encoding mean, if there can be one. */
function cellOf(view: TrainingValues, encoding: Entrant): Cell | undefined {
  const { task, causal, steps, rate, dim, heads, layers, shortest, longest, base, slopes, buckets, cutoff, clip } =
    view;
  const size = sizes[`${dim} ${heads}`] ?? (dim === '32' ? { heads: Number(heads) } : undefined);
  if (!size) return undefined;
  const waves = encoding === 'sinusoidal' || encoding === 'rotary' || encoding === 'doubledExponent';
  return {
    task,
    encoding,
    ...(causal ? { causal } : {}),
    ...size,
    ...(steps === 600 ? {} : { steps }),
    ...(rate === 0.01 ? {} : { rate }),
    ...(layers === 2 ? {} : { layers }),
    ...(shortest === 8 && longest === 16 ? {} : { shortest, longest }),
    ...(waves && base !== 10000 ? { base } : {}),
    ...(encoding === 'alibi' && slopes !== '4' ? { biasMax: Number(slopes) } : {}),
    ...(encoding === 't5' && buckets !== '8' ? { buckets: Number(buckets) } : {}),
    ...(encoding === 't5' && cutoff !== 12 ? { maxDistance: cutoff } : {}),
    ...(encoding === 'shaw' && clip !== 16 ? { maxDistance: clip } : {}),
  };
}

const same = ({ causal = false, ...cell }: Cell, row: Cell): boolean =>
  causal === (row.causal ?? false) &&
  (
    ['model', 'steps', 'rate', 'base', 'biasMax', 'buckets', 'maxDistance', 'heads', 'layers', 'shortest'] as const
  ).every((name) => cell[name] === row[name]) &&
  cell.task === row.task &&
  cell.encoding === row.encoding &&
  cell.longest === row.longest;

/** Undefined if nothing was trained with these settings. */
export function beforehand(view: TrainingValues, encoding: Entrant): Beforehand | undefined {
  const cell = cellOf(view, encoding);
  const row = cell && table.rows.find((each) => same(cell, each));
  if (!row) return undefined;
  const drawn = curves.rows.find((each) => same(cell, each));
  return {
    curve: drawn?.middle.map((permille, index) => [(index + 1) * curves.apart, permille / 1000] as const) ?? [],
    shares: row.accuracy.map((list) => rangeOf(list).middle / 1000),
  };
}
