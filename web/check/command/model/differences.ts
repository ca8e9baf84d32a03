// Differences between the positions of two models: values that count, not where they come from.
import type { LayerPositions, ModelPositions } from 'posenc';
import { factsOf } from './facts.ts';
import { readModel, type Library, type ReadModel } from './read.ts';
import { figure, valueText } from './words.ts';

export interface Difference {
  readonly name: string;
  readonly a: string;
  readonly b: string;
  /** Layers that differ in it; undefined for the whole model. */
  readonly layers: readonly number[] | undefined;
}

type Row = Omit<Difference, 'layers'>;

/** Compares two models at the lengths at which frequencies may change. */
export async function differences(library: Library, a: ReadModel, b: ReadModel): Promise<readonly Difference[]> {
  const found: Difference[] = ofModels(a.model, b.model).map((row) => ({ ...row, layers: undefined }));
  const lengths = lengthsOf([a.model, b.model]);
  const at = async ({ path }: ReadModel): Promise<ModelPositions[]> => {
    const models: ModelPositions[] = [];
    for (const length of lengths) models.push((await readModel(library, path, length)).model);
    return models;
  };
  const [ofA, ofB] = [await at(a), await at(b)];
  const byRow = new Map<string, { row: Row; layers: number[] }>();
  const known = new Map<string, readonly Row[]>();
  for (const [layer, [x, y]] of pairsOf(a.model, b.model).entries()) {
    const key = `${a.model.kinds.indexOf(x)} ${b.model.kinds.indexOf(y)}`;
    const kindOf = (models: readonly ModelPositions[], from: ModelPositions, kind: LayerPositions): LayerPositions[] =>
      models.map(({ kinds }) => kinds[from.kinds.indexOf(kind)] as LayerPositions);
    const rows = known.get(key) ?? ofLayers(x, y, lengths, kindOf(ofA, a.model, x), kindOf(ofB, b.model, y));
    known.set(key, rows);
    for (const row of rows) {
      const one = byRow.get(JSON.stringify(row)) ?? { row, layers: [] };
      one.layers.push(layer);
      byRow.set(JSON.stringify(row), one);
    }
  }
  const hasLayers = a.model.layers !== undefined && b.model.layers !== undefined;
  for (const { row, layers } of byRow.values()) found.push({ ...row, layers: hasLayers ? layers : undefined });
  return found;
}

/** Layers of both, as far as both have them; kinds instead where a file does not give the layers. */
function pairsOf(a: ModelPositions, b: ModelPositions): [LayerPositions, LayerPositions][] {
  const [x, y] = a.layers && b.layers ? [a.layers, b.layers] : [a.kinds, b.kinds];
  return x.slice(0, y.length).map((layer, i) => [layer, y[i] as LayerPositions]);
}

function ofModels(a: ModelPositions, b: ModelPositions): Row[] {
  const rows = [
    ['layers', a.layers?.length, b.layers?.length],
    ['kinds of layers', a.layers && b.layers ? 0 : a.kinds.length, a.layers && b.layers ? 0 : b.kinds.length],
    ['trained length', a.trained.value, b.trained.value],
    ['extended length', a.extended.value, b.extended.value],
  ] as const;
  return rows.filter(([, x, y]) => x !== y).map(([name, x, y]) => ({ name, a: valueText(x), b: valueText(y) }));
}

/** One, and the lengths on both sides of each change of frequencies, and the promised ones. */
function lengthsOf(models: readonly ModelPositions[]): number[] {
  const found = new Set([1]);
  for (const { changes, trained, extended } of models) {
    for (const length of [trained.value, extended.value]) if (length !== undefined) found.add(length);
    for (const { what, position } of changes)
      if (what === 'frequencies') for (const by of [0, 1, 2]) found.add(position + by);
  }
  return [...found].sort((x, y) => x - y);
}

/** Facts that follow from the frequencies, which are compared as they are. */
const derived = ['pairs', 'ramp', 'waves', 'slopes', 'attention factor'];
/** The scaling's name and parameters, in words. */
const isScaling = (name: string): boolean => name === 'scaling' || name.startsWith('  ');

function ofLayers(
  a: LayerPositions,
  b: LayerPositions,
  lengths: readonly number[],
  atA: readonly LayerPositions[],
  atB: readonly LayerPositions[],
): Row[] {
  const [x, y] = [a, b].map((layer) => new Map(factsOf(layer).map(({ name, text }) => [name, text])));
  const rows: Row[] = [];
  const numbers = numberRows(lengths, atA, atB);
  for (const name of new Set([...(x?.keys() ?? []), ...(y?.keys() ?? [])])) {
    if (derived.includes(name) || x?.get(name) === y?.get(name)) continue;
    // Two ways to write the same frequencies are no difference.
    if (isScaling(name) && numbers.length === 0) continue;
    rows.push({ name: name.trim(), a: x?.get(name) ?? '-', b: y?.get(name) ?? '-' });
  }
  return [...rows, ...numbers];
}

/** Frequencies and factors that differ by any bit, at the first length where they do. */
function numberRows(lengths: readonly number[], a: readonly LayerPositions[], b: readonly LayerPositions[]): Row[] {
  const rows: Row[] = [];
  const said = new Set<string>();
  lengths.forEach((length, i) => {
    const [x, y] = [a[i], b[i]];
    if (x?.positions === 'alibi' && y?.positions === 'alibi') add('slopes', x.alibi.slopes, y.alibi.slopes);
    if (x?.positions !== 'rotary' || y?.positions !== 'rotary') return;
    const [f, g] = [x.rotary.frequencies, y.rotary.frequencies];
    add('frequencies', f.inverse, g.inverse);
    add('attention factor', [f.attentionFactor], [g.attentionFactor]);

    function add(name: string, left: ArrayLike<number>, right: ArrayLike<number>): void {
      if (said.has(name) || left.length !== right.length) return;
      const at = Array.from(left).findIndex((value, k) => value !== right[k]);
      if (at < 0) return;
      said.add(name);
      const off = Array.from(left, (value, k) => Math.abs((right[k] ?? NaN) / value - 1)).filter((e) => e > 0);
      const where = left.length === 1 ? '' : `[${at}]`;
      const most = `${off.length > 1 ? `, ${off.length} differ` : ''}, by up to ${percent(Math.max(...off))}`;
      const whole = `${name}${where}${lengths.length > 1 && i > 0 ? ` at length ${figure(length)}` : ''}`;
      const [p, q] = [left[at] as number, right[at] as number];
      rows.push({ name: whole, a: digits(p, q), b: `${digits(q, p)}${left.length > 1 ? most : ''}` });
    }
  });
  return rows;
}

/** As many digits as it takes to see the difference. */
function digits(value: number, other: number): string {
  for (let count = 6; count < 17; ++count)
    if (value.toPrecision(count) !== other.toPrecision(count)) return String(Number(value.toPrecision(count)));
  return String(value);
}

const percent = (share: number): string =>
  share < 1e-4 ? `${Number((share * 1e9).toPrecision(2))} parts in 10^9` : `${Number((100 * share).toPrecision(3))}%`;
