// The words of the page, in the language that it was written in. The pages of the other languages are other pages.
import { html, type TemplateResult } from 'lit';
import { sayIn, type Say } from '../check/strings.ts';
import type { Shape } from '../../shared/text/strings.ts';
import type en from '../../strings/en/class.json';
import type { Refusal } from './room/refusals.ts';

export type Strings = Shape<typeof en>;

let saying: Say = (key) => key;

export function speak(strings: Strings, language: string): void {
  saying = sayIn(strings, language);
}

/** Says what stands at a dotted path; `count` chooses between one and several. */
export const say: Say = (key, values) => saying(key, values);

/** Stands for a name while a sentence is put together: no sentence and no name has it. */
const gap = '\u0000';

/** Why a code was refused, in a sentence; a name in it keeps its direction to itself. */
export function refused({ reason, values }: Refusal): TemplateResult {
  const { kind, who } = values;
  const told = { ...values, who: gap, ...(kind === undefined ? {} : { kind: say(`kinds.${kind}`) }) };
  const [before, after] = say(`refusal.${reason}`, told).split(gap);
  return after === undefined ? html`${before}` : html`${before}<bdi>${who}</bdi>${after}`;
}
