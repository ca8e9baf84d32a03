// The verdict on a formula of the sinusoidal encoding: its frequencies, computed, beside the paper's.
import type { Said } from '../../../../check/numbers/judge/guess.ts';
import { filledBy, type Filled } from './filled.ts';
import { programOf } from './program.ts';
import { longest, plainOf } from './source.ts';

export interface FormulaJudged {
  /** `unknown`: sines and cosines, but by no formula or mistake that is known here. */
  readonly verdict: 'right' | 'mistake' | 'unknown';
  readonly causes: readonly Said[];
  readonly remarks: readonly Said[];
  /** What was judged, as it was read. */
  readonly read: readonly string[];
}

/** Exponents of 1 / base by pair, column and width, the paper's first. */
const forms = {
  paper: (pair: number, _column: number, width: number) => (2 * pair) / width,
  short: (pair: number, _column: number, width: number) => pair / (width / 2 - 1),
  columns: (_pair: number, column: number, width: number) => column / width,
  pairedColumns: (_pair: number, column: number, width: number) => (2 * column) / width,
  squared: (pair: number, _column: number, width: number) => (4 * pair) / width,
  root: (pair: number, _column: number, width: number) => pair / width,
  index: (pair: number, _column: number, width: number) => (2 * (pair + 1)) / width,
  inverted: (pair: number, _column: number, width: number) => (-2 * pair) / width,
};
type Form = keyof typeof forms;
const formNames = Object.keys(forms) as Form[];

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-6 * Math.max(Math.abs(a), Math.abs(b));
const isOdd = ({ column, wave }: Filled): boolean => column === 'odd' || (column !== 'even' && wave === 'cos');
const columnAt = (one: Filled, pair: number): number => 2 * pair + (isOdd(one) ? 1 : 0);
const pairsOf = ({ pair }: Filled): readonly number[] => (pair === undefined ? [0, 1, 2, 3, 5, 7] : [pair]);

interface Fit {
  readonly form: Form;
  readonly base: number;
  /** The factor on all frequencies. */
  readonly factor: number;
}

function fits(one: Filled, { form, base, factor }: Fit, width: number): boolean {
  return pairsOf(one).every((pair) =>
    isNear(one.frequency(pair, width), factor * base ** -forms[form](pair, columnAt(one, pair), width)),
  );
}

/** The base that a form would need. */
function baseFor(one: Filled, form: Form, factor: number, width: number): number | undefined {
  const pair = one.pair ?? 1;
  const exponent = forms[form](pair, columnAt(one, pair), width);
  const base = (one.frequency(pair, width) / factor) ** (-1 / exponent);
  const whole = Number(base.toPrecision(9));
  return whole > 1.0001 && whole < 1e15 ? whole : undefined;
}

/** The form and base that all of them have; a base that is written down before others, then the paper's. */
function fitOf(all: readonly Filled[], literals: readonly number[]): Fit | undefined {
  const found: Fit[] = [];
  const [first] = all;
  if (!first) return undefined;
  for (const form of formNames) {
    // Where an exponent of 0 comes first, the first frequency is the factor.
    const factors = form === 'index' || first.pair !== undefined ? [1] : [1, first.frequency(0, first.widths[0] ?? 16)];
    for (const factor of factors)
      for (const width of first.widths) {
        const base = first.pair === 0 ? 10000 : baseFor(first, form, factor, width);
        if (base === undefined) continue;
        const fit = { form, base, factor };
        const holds = (one: Filled): boolean =>
          one.isFixed ? one.widths.some((own) => fits(one, fit, own)) : one.widths.every((own) => fits(one, fit, own));
        if (all.every(holds)) found.push(fit);
      }
  }
  const rank = ({ base, factor }: Fit): number =>
    (literals.some((one) => isNear(one, base)) ? 0 : isNear(base, 10000) ? 1 : 2) + (factor === 1 ? 0 : 3);
  return found.sort((a, b) => rank(a) - rank(b))[0];
}

function faultsOf({ form, base, factor }: Fit): Said[] {
  const found: Said[] = [];
  if (!isNear(base, 10000)) found.push({ key: 'fault.base', values: { base, right: 10000 } });
  if (form !== 'paper' && form !== 'short') found.push({ key: `fault.ladder.${form}` });
  if (!isNear(factor, 1))
    found.push({ key: 'fault.formula.factor', values: { factor: Number(factor.toPrecision(6)) } });
  return found;
}

/** Wrong places, signs and positions, which have nothing to do with frequencies; undefined if none is known. */
function otherFaults(all: readonly Filled[]): Said[] | undefined {
  const found: Said[] = [];
  const lies = (wave: string, ...columns: Filled['column'][]): boolean =>
    all.some((one) => one.wave === wave && columns.includes(one.column));
  const swapped = lies('sin', 'odd', 'second half') || lies('cos', 'even', 'first half');
  const straight = lies('sin', 'even', 'first half') || lies('cos', 'odd', 'second half');
  if (swapped) found.push({ key: straight ? 'fault.formula.same' : 'fault.cosineFirst' });
  const [shift = 0] = all.map((one) => one.shift).filter((one) => Math.abs(one) > 1e-9);
  const key = [-1, 1, 2].find((one) => isNear(one, shift));
  if (shift !== 0 && key === undefined) return undefined;
  if (key !== undefined) found.push({ key: `fault.shift.${key === 1 ? 'up' : key === 2 ? 'two' : 'down'}` });
  const [scale = 1] = all.map((one) => one.scale).filter((one) => !isNear(one, 1));
  if (isNear(scale, -1)) found.push({ key: 'fault.turn.back' });
  else if (!isNear(scale, 1))
    found.push({ key: 'fault.formula.scaled', values: { scale: Number(scale.toPrecision(6)) } });
  return found;
}

function remarksOf(all: readonly Filled[], fit: Fit | undefined): Said[] {
  const found: Said[] = [];
  if (fit?.form === 'short') found.push({ key: 'remark.shortLadder' });
  if (all.some(({ column }) => column?.endsWith('half'))) found.push({ key: 'remark.concatenated' });
  const waves = new Set(all.map(({ wave }) => wave));
  if (waves.size === 1) found.push({ key: waves.has('sin') ? 'remark.onlySines' : 'remark.onlyCosines' });
  return found;
}

function judged(all: readonly Filled[], literals: readonly number[]): FormulaJudged {
  const read = [...new Set(all.map(({ text }) => text))];
  const others = otherFaults(all);
  const fit = fitOf(all, literals);
  const unknown: FormulaJudged = { verdict: 'unknown', causes: [], remarks: remarksOf(all, fit), read };
  if (!others) return unknown;
  let causes = fit && faultsOf(fit);
  if (!causes) {
    // Sines of one formula and cosines of another.
    const apart = (['sin', 'cos'] as const).map((wave) =>
      fitOf(
        all.filter((one) => one.wave === wave),
        literals,
      ),
    );
    const own = apart.flatMap((one) => (one ? faultsOf(one) : []));
    if (apart.includes(undefined)) return unknown;
    const said = new Set<string>();
    causes = [{ key: 'fault.formula.differ' }, ...own.filter((one) => !said.has(one.key) && said.add(one.key))];
  }
  causes = [...causes, ...others];
  return { ...unknown, verdict: causes.length > 0 ? 'mistake' : 'right', causes };
}

const order = ['right', 'mistake', 'unknown'] as const;

/** Undefined if there is no formula of sines or cosines of positions in it. */
export function judgeFormula(text: string): FormulaJudged | undefined {
  if (text.length > longest || !/sin|cos|sen/.test(text)) return undefined;
  const plain = plainOf(text);
  const program = programOf(plain);
  const indices = program.countsColumns ? (['columns'] as const) : (['pairs', 'columns'] as const);
  const found = indices.flatMap((index) => {
    const { all, literals, hasMore } = filledBy(program, index, plain);
    return all.length > 0 ? [{ ...judged(all, literals), hasMore }] : [];
  });
  const [best] = found.sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
  if (!best) return undefined;
  const { hasMore, ...likeliest } = best;
  // Of a formula that is read in part, the rest may be anything.
  return hasMore && likeliest.verdict === 'right' ? { ...likeliest, verdict: 'unknown' } : likeliest;
}
