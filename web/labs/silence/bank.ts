// Questions of the lab of silent mistakes. Wrong programs are replayed (mistakes.ts), right numbers are the library's.
import { disordered } from '../shared/quiz/draw.ts';
import type { Bank, CellPlace } from '../shared/quiz/question.ts';
import { bugs } from './bugs.ts';
import { errorsAt, headOf, nothing, Tests, turnRightly } from './heads.ts';
import { rightFrequencies, tableRows, turnWrongly } from './mistakes.ts';
import { bugNames, lastPosition, type BugName } from './properties.ts';

const tests = new Tests();

/** The error of a program at some positions. */
const errorsOf = (bug: BugName, positions: readonly number[]): number[] =>
  Array.from(errorsAt(bugs[bug].model, bugs[bug].cause, positions));

/** The columns of the head that a program leaves wrong at one of some positions. */
function wrongColumns(bug: BugName, positions: readonly number[]): readonly number[] {
  const { model, cause } = bugs[bug];
  const right = turnRightly(model, positions);
  const wrong = turnWrongly(cause, model, headOf(model), positions);
  return Array.from({ length: model.headDim }, (_column, column) => column).filter((column) =>
    positions.some((_position, row) => {
      const at = row * model.headDim + column;
      return Math.abs((wrong[at] ?? 0) - (right[at] ?? 0)) > nothing;
    }),
  );
}

const viewOf = (bug: BugName, position: number, more: Readonly<Record<string, string>> = {}) => ({
  b: bug,
  p: String(position),
  c: '1',
  ...more,
});

/** The line that tells what a program does, of one or more. */
const lineOf = (bug: BugName): string => bugs[bug].wrong.split('\n')[0] ?? '';

export const bank: Bank = {
  lab: 'silence',
  lanes: ['rotary'],
  questions: [
    {
      id: 'zero',
      level: 1,
      predicts: true,
      make: (draw) => {
        const positions = { zero: 0, one: 1, forty: 40, end: tableRows - 1 } as const;
        const options = Object.keys(positions) as (keyof typeof positions)[];
        const fine = options.filter((id) => bugNames.every((bug) => errorsOf(bug, [positions[id]])[0] === 0));
        return {
          task: { kind: 'choice', right: fine.length === 1 ? fine[0]! : 'end', options },
          values: { ...positions, count: bugNames.length },
          view: viewOf(draw.pick(bugNames), 0),
        };
      },
    },
    {
      id: 'turns',
      level: 1,
      make: (draw) => {
        const position = draw.pick([1000, 4096, 8192, lastPosition] as const);
        const right = (position * (rightFrequencies(bugs.imp1316.model).inverse[0] ?? Number.NaN)) / (2 * Math.PI);
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0.01 * right,
            unit: 'turns',
            mistakes: { radians: position, half: position / Math.PI },
          },
          values: { position },
          view: viewOf('imp1316', position),
        };
      },
    },
    {
      id: 'first',
      level: 1,
      predicts: true,
      make: () => {
        const right = tests.of({ bug: 'pegainfer220', tested: tableRows + 1, tolerance: '1e-4' }).first ?? Number.NaN;
        return {
          task: { kind: 'number', right, tolerance: 0, mistakes: { last: right - 1, fromOne: right + 1, atOnce: 1 } },
          values: { line: bugs.pegainfer220.wrong, mended: bugs.pegainfer220.mended },
          view: viewOf('pegainfer220', right),
        };
      },
    },
    {
      id: 'restarted',
      level: 2,
      predicts: true,
      make: (draw) => {
        const { model, cause, wrong } = bugs.mlxvlm1983;
        const cached = draw.integer(5, 60);
        const found = turnWrongly(cause, model, headOf(model), [cached]);
        // The position at which the right program would leave the same head.
        const right = Array.from({ length: cached + 2 }, (_position, at) => at).findIndex((position) =>
          turnRightly(model, [position]).every((value, at) => Math.abs(value - (found[at] ?? 0)) < nothing),
        );
        return {
          task: { kind: 'number', right, tolerance: 0, mistakes: { truth: cached, before: cached - 1, one: 1 } },
          values: { line: wrong, cached },
          view: viewOf('mlxvlm1983', cached),
        };
      },
    },
    {
      id: 'test',
      level: 2,
      predicts: true,
      make: (draw) => {
        const bug = draw.pick(['shainet111', 'candle3746', 'unsloth6197', 'pegainfer220'] as const);
        const tested = draw.pick([1, 40, tableRows] as const);
        const { passes, first } = tests.of({ bug, tested, tolerance: '1e-4' });
        return {
          task: { kind: 'choice', right: passes ? 'passes' : 'fails', options: ['passes', 'fails'] },
          values: { line: bugs[bug].wrong, mended: bugs[bug].mended, tested, last: tested - 1, tolerance: '10⁻⁴' },
          view: viewOf(bug, first ?? tested, { t: String(tested), e: '1e-4' }),
        };
      },
    },
    {
      id: 'growth',
      level: 2,
      predicts: true,
      make: (draw) => {
        const shown = draw.shuffle(['shainet111', 'imp1316', 'pegainfer220'] as const);
        const asked = draw.pick(['imp1316', 'pegainfer220'] as const);
        const positions = Array.from({ length: 18 }, (_position, k) => 2 ** k);
        return {
          task: {
            kind: 'curve',
            // No error at all has no logarithm: errors below this count as none.
            curves: shown.map((bug) => errorsOf(bug, positions).map((error) => Math.log10(Math.max(error, nothing)))),
            right: shown.indexOf(asked),
            mistakes: Object.fromEntries(
              shown.flatMap((bug, at) => (bug === asked ? [] : [[bugs[bug].cause, [at]] as const])),
            ),
          },
          values: { line: lineOf(asked), last: positions.at(-1) ?? 0 },
          view: viewOf(asked, tableRows),
        };
      },
    },
    {
      id: 'cause',
      level: 3,
      make: (draw) => {
        const bug = draw.pick(['pegainfer220', 'imp1316', 'unsloth6197', 'candle3520'] as const);
        const [one = 0, forty = 0, before = 0, row = 0] = errorsOf(bug, [1, 40, tableRows - 1, tableRows]);
        const short = (value: number): number => Number(value.toPrecision(1));
        return {
          task: { kind: 'choice', right: bugs[bug].cause, options: draw.shuffle(bugs[bug].choices) },
          values: {
            columns: wrongColumns(bug, [1]).length,
            all: bugs[bug].model.headDim,
            one: short(one),
            forty: short(forty),
            before: short(before),
            row: short(row),
          },
          view: viewOf(bug, 1),
        };
      },
    },
    {
      id: 'crossing',
      level: 3,
      predicts: true,
      make: (draw) => {
        const asked = ['shainet111', 'candle3520', 'unsloth6197', 'pegainfer220'] as const;
        const firsts = asked.map((bug) => ({
          id: bugs[bug].cause,
          first: tests.of({ bug, tested: tableRows + 1, tolerance: '1e-1' }).first ?? Infinity,
        }));
        const right = firsts.sort((a, b) => a.first - b.first).map(({ id }) => id);
        const last = right.at(-1)!;
        return {
          task: {
            kind: 'order',
            right,
            shown: disordered(draw, right),
            mistakes: { reversed: [...right].reverse(), crash: [last, ...right.slice(0, -1)] },
          },
          values: { tolerance: 0.1 },
          view: viewOf('candle3520', firsts[1]?.first ?? 0, { e: '1e-1', t: '4096' }),
        };
      },
    },
    {
      id: 'columns',
      level: 3,
      predicts: true,
      make: (draw) => {
        const bug = draw.pick(['candle3746', 'unsloth6197'] as const);
        const { model, cause, wrong, mended } = bugs[bug];
        const half = model.headDim / 2;
        const position = draw.pick([100, 1000, 3000] as const);
        const off = wrongColumns(bug, [1, 40, position, tableRows]);
        const placed = (columns: readonly number[]): CellPlace[] =>
          columns.map((column) => [Math.floor(column / half), column % half]);
        const columns = Array.from({ length: model.headDim }, (_column, column) => column);
        const isLast = (column: number): boolean => column % half === half - 1;
        return {
          task: {
            kind: 'cell',
            rows: 2,
            columns: half,
            data: turnWrongly(cause, model, headOf(model), [position]),
            right: placed(columns.filter((column) => !off.includes(column))),
            mistakes: {
              slowest: placed(off.filter(isLast)),
              other: placed(off.filter((column) => !isLast(column))),
            },
          },
          values: { line: wrong, mended, position, half, last: half - 1 },
          view: viewOf(bug, position),
        };
      },
    },
    {
      id: 'width',
      level: 3,
      predicts: true,
      make: () => {
        const { model, wrong, mended } = bugs.pie603;
        const right = wrongColumns('pie603', [1, 2, 3, 40]).length;
        const [line, partner] = wrong.split('\n');
        const [, rightPartner] = mended.split('\n');
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0,
            unit: 'columns',
            mistakes: { meant: model.rotaryDim, all: model.headDim, moved: model.rotaryDim / 2 },
          },
          values: {
            head: model.headDim,
            turned: model.rotaryDim,
            line: line ?? '',
            partner: partner ?? '',
            mended: rightPartner ?? '',
          },
          view: viewOf('pie603', 1),
        };
      },
    },
  ],
};
