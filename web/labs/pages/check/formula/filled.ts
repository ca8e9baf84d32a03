// The sines and cosines that a program or formula puts into columns, each as a function of pair and width.
import { Evaluation, Unknown, type Place } from './evaluate.ts';
import type { Node, Program, Statement } from './types.ts';

export interface Filled {
  readonly wave: 'sin' | 'cos';
  readonly column: 'even' | 'odd' | 'first half' | 'second half' | undefined;
  /** The frequency of a pair, at a width. */
  readonly frequency: (pair: number, width: number) => number;
  /** Added to every position. */
  readonly shift: number;
  readonly scale: number;
  /** Widths to be tried: all of some, or one of the numbers that are written down. */
  readonly widths: readonly number[];
  readonly isFixed: boolean;
  /** The only pair that it is about, where its column is a number. */
  readonly pair: number | undefined;
  readonly text: string;
}

type Call = Node & { readonly kind: 'call' };

const usualWidths = [16, 24, 64];
const isClose = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

/** Sines and cosines that are not inside of others, with the place that a list of them gives each. */
function wavesIn(node: Node, column?: Filled['column']): { readonly call: Call; readonly column: Filled['column'] }[] {
  if (node.kind !== 'call') return [];
  if (node.name === 'sin' || node.name === 'cos') return [{ call: node, column }];
  const [first] = node.list;
  if (/^(cat|concat|concatenate|hstack|stack)$/.test(node.name) && first?.kind === 'call' && first.name === 'list') {
    const places = node.name === 'stack' ? (['even', 'odd'] as const) : (['first half', 'second half'] as const);
    return first.list.flatMap((one, at) => wavesIn(one, places[at]));
  }
  return node.list.flatMap((one) => wavesIn(one, column));
}

function numbersIn(node: Node): number[] {
  if (node.kind === 'number') return [node.value];
  if (node.kind === 'name') return [];
  const [base, exponent] = node.list;
  const isPower = node.name === '^' && base?.kind === 'number' && exponent?.kind === 'number';
  return [...node.list.flatMap(numbersIn), ...(isPower ? [base.value ** exponent.value] : [])];
}

const namesIn = (node: Node): string[] =>
  node.kind === 'name' ? [node.name] : node.kind === 'call' ? node.list.flatMap(namesIn) : [];

/** What the name in a column's expression must be, so that it counts this column; undefined if it never does. */
function solved(column: Node, wanted: number): readonly (readonly [string, number])[] | undefined {
  const [name] = namesIn(column);
  const evaluation = new Evaluation({
    statements: [],
    loops: new Map(),
    functions: new Map(),
    countsColumns: false,
    hasUnread: false,
  });
  const at = (value: number): number => {
    const bound = new Map(namesIn(column).map((one) => [one, value]));
    return evaluation.at(column, { position: 0, pair: 0, column: 0, width: 16, bound, index: 'pairs' }, 0);
  };
  try {
    if (name === undefined) return at(0) === wanted ? [] : undefined;
    for (let value = 0; value <= wanted; value += 1) if (at(value) === wanted) return [[name, value]];
  } catch (error) {
    if (!(error instanceof Unknown)) throw error;
  }
  return undefined;
}

function columnOf({ target, only }: Statement, wave: Filled['wave'], program: Program): Filled['column'] {
  if (target.kind === 'none') return only;
  if (target.kind !== 'counted') return target.kind;
  const { column } = target;
  const takes = (one: number): boolean => solved(column, one) !== undefined;
  const [even, odd] = [takes(4), takes(5)];
  if (even !== odd) return even ? 'even' : 'odd';
  if (only) return only;
  // for i in range(0, d, 2): pe[pos, i] = ..., pe[pos, i + 1] = ...
  const byTwo = namesIn(column).some((name) => {
    const loop = program.loops.get(name);
    const step = loop?.kind === 'call' ? loop.list[2] : undefined;
    return step?.kind === 'number' && step.value === 2;
  });
  if (byTwo) return takes(0) ? 'even' : 'odd';
  return wave === 'sin' ? 'even' : 'odd';
}

/** Undefined if it is not a sine or cosine of positions times frequencies. Errors: `Unknown`. */
function filled(
  call: Call,
  inList: Filled['column'],
  statement: Statement,
  at: number,
  program: Program,
  index: Place['index'],
  literals: readonly number[],
): Filled | undefined {
  const wave = call.name === 'sin' ? 'sin' : 'cos';
  const [angle] = call.list;
  if (!angle) return undefined;
  const { target, value: whole } = statement;
  const column = inList ?? columnOf(statement, wave, program);
  const only = target.kind === 'counted' && namesIn(target.column).length === 0 ? target.column : undefined;
  const fixed = only && new Evaluation(program).at(only, nowhere, 0);
  const evaluation = new Evaluation(program);
  const isOdd = column === 'odd' || (column !== 'even' && wave === 'cos');
  const value = (node: Node, position: number, pair: number, width: number): number => {
    const place = fixed ?? 2 * pair + (isOdd ? 1 : 0);
    const bound = new Map<string, number>();
    if (target.kind === 'counted') {
      for (const [name, one] of solved(target.column, place) ?? []) bound.set(name, one);
      const { position: own } = target;
      if (own?.kind === 'name') bound.set(own.name, position);
    }
    return evaluation.at(node, { position, pair: place >> 1, column: place, width, bound, index }, at);
  };
  const start = value(angle, 0, 1, 16);
  const slope = (pair: number, width: number): number => value(angle, 1, pair, width) - value(angle, 0, pair, width);
  const isLine = [1, 3].every((pair) =>
    isClose(value(angle, 7, pair, 16), value(angle, 0, pair, 16) + 7 * slope(pair, 16)),
  );
  if (!isLine || !Number.isFinite(start) || slope(1, 16) === 0) return undefined;
  const scales = [1, 2, 3].map((pair) => {
    const turned = value(angle, 3, pair, 16);
    return value(whole, 3, pair, 16) / (wave === 'sin' ? Math.sin(turned) : Math.cos(turned));
  });
  const [scale = NaN] = inList ? [1] : scales;
  // Something else is added to it.
  if (!inList && !scales.every((one) => isClose(one, scale))) return undefined;
  return {
    wave,
    column,
    frequency: slope,
    shift: start / slope(1, 16),
    scale,
    widths: evaluation.usesWidth ? usualWidths : literals.filter((one) => Number.isInteger(one) && one > 2),
    isFixed: !evaluation.usesWidth,
    pair: fixed === undefined ? undefined : fixed >> 1,
    text: statement.text,
  };
}

const nowhere: Place = { position: NaN, pair: NaN, column: NaN, width: NaN, bound: new Map(), index: 'pairs' };

interface FilledColumns {
  readonly all: readonly Filled[];
  readonly literals: readonly number[];
  /** Something else is put into the same columns, or done to them or to what they are made of. */
  readonly hasMore: boolean;
}

const arithmetic: readonly string[] = ['+', '-', '*', '/', '^'];

/** `pe = pe * 2`, but not `pe = pe.unsqueeze(0)`. */
const changesItself = ({ name, target, value }: Statement): boolean =>
  target.kind === 'none' && value.kind === 'call' && arithmetic.includes(value.name) && namesIn(value).includes(name);

/** The names that `+=` and its like change. */
const changedNames = (plain: string): string[] =>
  plain.split('\n').flatMap((line) => /^\s*(\w{1,40})(?:\[[^\]]{0,80}\])?\s*[-+*/]=/.exec(line)?.[1] ?? []);

/** All that a program fills; statements with names that have no value are passed over. */
export function filledBy(program: Program, index: Place['index'], plain: string): FilledColumns {
  const { statements } = program;
  const literals = statements.flatMap(({ value }) => numbersIn(value));
  const filledNames = new Set<string>();
  const perStatement = statements.map((statement, at) =>
    wavesIn(statement.value).flatMap(({ call, column }) => {
      try {
        const found = filled(call, column, statement, at, program, index, literals);
        return found ? [found] : [];
      } catch (error) {
        if (error instanceof Unknown) return [];
        throw error;
      }
    }),
  );
  statements.forEach(({ name }, at) => (perStatement[at]?.length ? filledNames.add(name) : undefined));
  const used = new Set([...filledNames, ...statements.flatMap(({ value }) => namesIn(value))]);
  const hasMore =
    program.hasUnread ||
    changedNames(plain).some((name) => used.has(name)) ||
    statements.some(
      (statement, at) =>
        filledNames.has(statement.name) &&
        statement.name !== '' &&
        (changesItself(statement) ||
          (statement.target.kind !== 'none' && statement.value.kind !== 'number' && perStatement[at]?.length === 0)),
    );
  return { all: perStatement.flat(), literals, hasMore };
}
