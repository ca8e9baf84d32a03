// Guesses for lists: inverse frequencies of a rotary embedding, slopes of ALiBi.
import { alibi } from '../causes/biases.ts';
import type { Alternative, Answered, Faults } from '../causes/faults.ts';
import { ladder, wrongLadder } from '../causes/ladder.ts';
import { shortened, wrongAngles } from '../causes/waves.ts';
import { readBase } from './bases.ts';
import { plainNumbers, type Guess, type Wish } from './guess.ts';
import { transposed, type Sheet } from '../sheet.ts';

const fewest = 4;

/** A list as a sheet of one row. */
function asRow(sheet: Sheet): Sheet | undefined {
  const { height, width, columns, rows, mixed } = sheet;
  // Of a list all digits are known, or none are.
  if (mixed) return undefined;
  if (height === 1 && columns.length >= fewest) return sheet;
  return width === 1 && rows.length >= fewest ? transposed(sheet) : undefined;
}

function frequencies(sheet: Sheet, base: number, factor: number, faults: Faults): Answered {
  const made = ladder({ base, dim: 2 * sheet.width }, faults);
  const held = faults.inverse ?? faults.rounded;
  return {
    values: sheet.columns.map((column) => {
      const value = (made[column] ?? NaN) / factor;
      return held ? shortened(value, held) : value;
    }),
  };
}

const frequencyAlternatives: readonly Alternative[] = [
  ...wrongLadder,
  ...wrongAngles.filter(({ faults }) => faults.inverse !== undefined),
];

export function frequencyGuesses(given: Sheet, wish: Wish): Guess[] {
  const sheet = asRow(given);
  if (!sheet || sheet.values.some((value) => value < 0)) return [];
  const [start = NaN] = sheet.values;
  const factors = Math.abs(start - 1) < 1e-3 ? [1] : [1, Number((1 / start).toPrecision(6))];
  return factors.flatMap((factor) => {
    const estimates = sheet.columns.flatMap((column, at) => {
      const value = (sheet.values[at] ?? NaN) * factor;
      return column > 0 && value > 0 && value < 1 ? [value ** (-sheet.width / column)] : [];
    });
    const bases = [...new Set([wish.base ?? 10000, ...plainNumbers(estimates)])];
    return bases.map((base): Guess => {
      const { right, remarks, causes, cost } = readBase(base, wish.base);
      return {
        family: 'frequencies',
        sheet,
        transposed: sheet !== given,
        class: 'frequency',
        first: 0,
        base,
        remarks: [
          { key: 'remark.frequencies', values: { width: 2 * sheet.width } },
          ...remarks,
          ...(factor === 1 ? [] : [{ key: 'remark.factor', values: { factor } }]),
        ],
        causes,
        cost: cost + (factor === 1 ? 0 : 0.5),
        alternatives: frequencyAlternatives,
        answer: (part, faults) => frequencies(part, base, factor, faults),
        meant: (part) => frequencies(part, right, factor, {}),
      };
    });
  });
}

function slopes(sheet: Sheet, faults: Faults): Answered | undefined {
  const whole = alibi.model(
    {
      id: '',
      comment: '',
      result: 'valid',
      flags: [],
      family: 'alibi',
      operation: 'slopes',
      options: { heads: sheet.width },
      input: {},
    },
    faults,
  );
  return whole && { values: sheet.columns.map((column) => whole.values[column] ?? NaN) };
}

export function slopeGuesses(given: Sheet): Guess[] {
  const sheet = asRow(given);
  if (!sheet) return [];
  return [
    {
      family: 'slopes',
      sheet,
      transposed: sheet !== given,
      class: 'bias',
      first: 0,
      remarks: [{ key: 'remark.heads', values: { heads: sheet.width } }],
      causes: [],
      cost: 0,
      alternatives: alibi.alternatives.filter(
        ({ faults }) => faults.slopes !== undefined || faults.bias === 'positive',
      ),
      answer: slopes,
    },
  ];
}
