// The words of the page, in the language that it was written in. The pages of the other languages are other pages.
import { sayIn, type Say } from '../check/strings.ts';
import type { Shape } from '../page/text/strings.ts';
import type en from './locales/en.ts';
import type { Refusal } from './room/refusals.ts';

export type Strings = Shape<typeof en>;

let saying: Say = (key) => key;

export function speak(strings: Strings, language: string): void {
  saying = sayIn(strings, language);
}

/** Says what stands at a dotted path; `count` chooses between one and several. */
export const say: Say = (key, values) => saying(key, values);

/** Why a code was refused, in a sentence. */
export const refused = ({ reason, values }: Refusal): string => {
  const kind = values['kind'];
  return say(`refusal.${reason}`, kind === undefined ? values : { ...values, kind: say(`kinds.${kind}`) });
};
