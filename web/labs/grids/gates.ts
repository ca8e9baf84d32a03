import { copeBias, copePositions, sinusoidal, type Table, type Tensor } from 'posenc';
import type { Cells } from '../sentence/picture.ts';
import { tokensOf, type Token } from '../sentence/words.ts';
import type { GridsValues } from './properties.ts';

export type Gate = 'open' | 'half' | 'shut';
export const gateOrder: readonly Gate[] = ['shut', 'half', 'open'];

/** The gate is the sigmoid of the logit: 1, a half, 0. */
const logit: Readonly<Record<Gate, number>> = { open: Infinity, half: 0, shut: -Infinity };

type GateView = Pick<GridsValues, 'gates' | 'open' | 'half' | 'rows' | 'asked'>;

/** Width of the table of positions, and of the queries that ask for one. */
export const gateDim = 16;

const ends = /[.!?…:;。！？：；]["'”’»)\]」』）]*$/u;

/** The gate of every word: all open, open at the end of a sentence, or as the reader set them. */
export function gatesOf({ gates, open, half }: GateView, tokens: readonly Token[]): readonly Gate[] {
  return tokens.map(({ shown }, word) => {
    if (gates === 'words') return 'open';
    if (gates === 'ends') return ends.test(shown) ? 'open' : 'shut';
    return open.includes(word) ? 'open' : half.includes(word) ? 'half' : 'shut';
  });
}

export interface Counted {
  readonly tokens: readonly Token[];
  readonly gates: readonly Gate[];
  /** Positions and biases, a row for each query; keys that it does not see are not numbers. */
  readonly positions: Cells;
  readonly bias: Cells;
}

/** Every query has the same gates here; in a model they come from its products with the keys. */
export function counted(view: GateView, sentence: string): Counted {
  const tokens = tokensOf(sentence);
  const count = tokens.length;
  const gates = gatesOf(view, tokens);
  const logits: Table<Float32Array> = {
    data: Float32Array.from({ length: count * count }, (_logit, at) => logit[gates[at % count] ?? 'shut']),
    rows: count,
    columns: count,
  };
  const table = sinusoidal({ positions: view.rows, dim: gateDim });
  const asking = table.data.slice(view.asked * gateDim, (view.asked + 1) * gateDim);
  const queries: Table<Float32Array> = {
    data: Float32Array.from({ length: count * gateDim }, (_query, at) => asking[at % gateDim] ?? 0),
    rows: count,
    columns: gateDim,
  };
  const seen = ({ data }: Tensor): Cells => ({
    data: Float64Array.from(data, (value, at) => (at % count > Math.floor(at / count) ? Number.NaN : value)),
    rows: count,
    columns: count,
  });
  return {
    tokens,
    gates,
    positions: seen(copePositions({ logits, rows: view.rows })),
    bias: seen(copeBias({ logits, queries, table })),
  };
}
