// Answers as the records that SCORM calls interactions: what was asked and said, what would be right, and our mark.
import type { Given } from '../shared/lab/exam.ts';
import { readNumber } from '../shared/quiz/mark.ts';
import type { CellPlace, Task } from '../shared/quiz/question.ts';
import { letterOf } from '../shared/quiz/texts.ts';
import type { Answer } from './marks.ts';
import type { Version } from './platform.ts';

/** Names of elements within an interaction, in the order in which a platform takes them, and their values. */
export type Interaction = readonly (readonly [name: string, value: string])[];

/** Longest responses and descriptions that a platform of each version takes. */
const longest: Readonly<Record<Version, number>> = { '1.2': 255, 2004: 4000 };
const longestDescription = 250;

/** Without an exponent, which neither version knows. */
export function decimalText(value: number): string {
  const decimals = value === 0 ? 0 : 10 - Math.ceil(Math.log10(Math.abs(value)));
  const text = value.toFixed(Math.min(Math.max(decimals, 0), 18));
  return text.includes('.') ? text.replace(/\.?(?<!0)0+$/, '') : text;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** A length of time in the format of each version. */
export function timeOf(seconds: number, version: Version): string {
  const whole = Math.min(Math.max(Math.floor(seconds), 0), 359_999);
  if (version === '2004') return `PT${whole}S`;
  return `${two(Math.floor(whole / 3600)).padStart(4, '0')}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
}

/** The moment of an answer: of the day, or with the date. */
function momentOf(date: Date, version: Version): string {
  const clock = `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
  return version === '1.2'
    ? clock
    : `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${clock}`;
}

const cellText = ([row, column]: readonly (number | string)[] | CellPlace): string => `r${row}c${column}`;

/** The type, the answer and what would be right, each in the terms of a version. */
function termsOf({ task, answer }: Given, version: Version): readonly [type: string, said: string, pattern: string] {
  const listed = version === '1.2' ? ',' : '[,]';
  switch (task.kind) {
    case 'number': {
      const { right, tolerance } = task satisfies Task;
      const range = [right - tolerance, right + tolerance].map(decimalText).join('[:]');
      return ['numeric', decimalText(readNumber(answer)), version === '1.2' ? decimalText(right) : range];
    }
    case 'choice':
      return ['choice', answer, task.right];
    case 'curve':
      return ['choice', letterOf(Number(answer)).toLowerCase(), letterOf(task.right).toLowerCase()];
    case 'order':
      return ['sequencing', answer.split(' ').join(listed), task.right.join(listed)];
    case 'cell':
      return [
        version === '1.2' ? 'performance' : 'other',
        cellText(answer.split(',')),
        task.right.map(cellText).join(' '),
      ];
  }
}

/** An answer to a question of a bank, which counts. */
export function interactionOf(lab: string, given: Given, version: Version, date: Date): Interaction {
  const [type, said, pattern] = termsOf(given, version);
  const first = version === '1.2';
  const most = longest[version];
  return [
    ['id', first ? `${lab}_${given.id}` : `urn:posenc:${lab}:${given.id}`],
    ['type', type],
    [first ? 'time' : 'timestamp', momentOf(date, version)],
    ['correct_responses.0.pattern', pattern.slice(0, most)],
    ['weighting', '1'],
    [first ? 'student_response' : 'learner_response', said.slice(0, most)],
    ['result', given.right ? 'correct' : first ? 'wrong' : 'incorrect'],
    ['latency', timeOf(given.seconds, version)],
    ...(first ? [] : [['description', given.asked.slice(0, longestDescription)] as const]),
  ];
}

/** An answer in the reader's own words, with her own mark before it: recorded, and without weight. */
export function openInteractionOf(
  question: string,
  asked: string,
  { text, mark }: Answer,
  version: Version,
  date: Date,
): Interaction {
  const first = version === '1.2';
  return [
    ['id', first ? question.replace('.', '_') : `urn:posenc:${question}`],
    ['type', first ? 'fill-in' : 'long-fill-in'],
    [first ? 'time' : 'timestamp', momentOf(date, version)],
    ['weighting', '0'],
    [first ? 'student_response' : 'learner_response', `(${mark}) ${text}`.slice(0, longest[version])],
    ['result', 'neutral'],
    ...(first ? [] : [['description', asked.slice(0, longestDescription)] as const]),
  ];
}
