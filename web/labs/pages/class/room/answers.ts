// Answers to questions as bits, and back: as few as the task allows.
import { BitReader, BitWriter, bitsFor, NotReadable } from '../code/bits.ts';
import { readNumber } from '../../../shared/quiz/mark.ts';
import type { Task } from '../../../shared/quiz/question.ts';

/** As many digits as a double keeps. */
const mostDigits = 15;
const [countBits, exponentBits, exponentShift] = [4, 8, 128];
const mantissaBits = (count: number): number => bitsFor(10 ** count);

/** A number as its digits and a power of ten; one that no code can hold is no answer. */
function writeNumber(text: string, into: BitWriter): boolean {
  const value = readNumber(text);
  if (!Number.isFinite(value)) return false;
  const [, sign, first = '', rest = '', power = '0'] =
    /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(value.toExponential(mostDigits - 1)) ?? [];
  const digits = `${first}${rest}`.replace(/(?<!0)0+$/, '') || '0';
  const exponent = Number(power) - (digits.length - 1);
  if (exponent + exponentShift < 0 || exponent + exponentShift >= 2 ** exponentBits) return false;
  into
    .write(1, 1)
    .write(digits.length, countBits)
    .write(Number(digits), mantissaBits(digits.length))
    .write(Number(sign === '-'), 1)
    .write(exponent + exponentShift, exponentBits);
  return true;
}

function readNumberBits(from: BitReader): string {
  const count = from.read(countBits);
  if (count === 0) throw new NotReadable();
  const mantissa = from.read(mantissaBits(count));
  const sign = from.read(1) === 1 ? '-' : '';
  return String(Number(`${sign}${mantissa}e${from.read(exponentBits) - exponentShift}`));
}

/** The place of an answer among all that the task allows; undefined if it is none of them. */
function placeIn(task: Exclude<Task, { readonly kind: 'number' | 'order' }>, answer: string): number {
  if (task.kind === 'choice') return task.options.indexOf(answer);
  if (task.kind === 'curve') return /^\d+$/.test(answer) && Number(answer) < task.curves.length ? Number(answer) : -1;
  const [, row = NaN, column = NaN] = (/^(\d+),(\d+)$/.exec(answer) ?? []).map(Number);
  return row < task.rows && column < task.columns ? row * task.columns + column : -1;
}

const countOf = (task: Exclude<Task, { readonly kind: 'number' | 'order' }>): number =>
  task.kind === 'choice' ? task.options.length : task.kind === 'curve' ? task.curves.length : task.rows * task.columns;

/** Whatever is not an answer to the task counts as none. */
export function writeAnswer(task: Task, answer: string | undefined, into: BitWriter): void {
  const none = (): void => void into.write(0, 1);
  if (answer === undefined) return none();
  if (task.kind === 'number') {
    if (!writeNumber(answer, into)) none();
    return;
  }
  if (task.kind === 'order') {
    const places = answer.split(/\s+/).map((id) => task.shown.indexOf(id));
    if (places.length !== task.shown.length || new Set(places).size !== places.length || places.includes(-1))
      return none();
    into.write(1, 1);
    for (const place of places) into.write(place, bitsFor(places.length));
    return;
  }
  const place = placeIn(task, answer);
  if (place < 0) return none();
  into.write(1, 1).write(place, bitsFor(countOf(task)));
}

export function readAnswer(task: Task, from: BitReader): string | undefined {
  if (from.read(1) === 0) return undefined;
  if (task.kind === 'number') return readNumberBits(from);
  if (task.kind === 'order') {
    const places = task.shown.map(() => from.read(bitsFor(task.shown.length)));
    const ids = places.map((place) => task.shown[place]);
    if (new Set(ids).size !== ids.length || ids.includes(undefined)) throw new NotReadable();
    return ids.join(' ');
  }
  const place = from.read(bitsFor(countOf(task)));
  if (place >= countOf(task)) throw new NotReadable();
  if (task.kind === 'choice') return task.options[place];
  return task.kind === 'curve' ? String(place) : `${Math.floor(place / task.columns)},${place % task.columns}`;
}

/**
 * What an answer's bits depend on. It is part of the check, so that a page of another edition, whose bank asks
 * something else under the same name, gives codes that are refused and not misread.
 */
export function formOf(task: Task): string {
  switch (task.kind) {
    case 'number':
      return `number ${task.unit ?? ''}`;
    case 'choice':
      return `choice ${task.options.join(' ')}`;
    case 'cell':
      return `cell ${task.rows} ${task.columns}`;
    case 'curve':
      return `curve ${task.curves.length}`;
    case 'order':
      return `order ${task.shown.join(' ')}`;
  }
}
