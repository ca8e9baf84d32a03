// Why a code is refused: a key of the words (`refusal.<reason>`), and what stands in its sentence.
import { codeOf, digitsOf, isForeign, placeOf } from '../code/digits.ts';
import { readTyped, type Kind } from '../code/typing.ts';
import { visible } from './names.ts';

export type Reason =
  | 'empty'
  | 'sign'
  | 'short'
  | 'long'
  | 'wrongSign'
  | 'garbled'
  | 'otherKind'
  | 'version'
  | 'foreign'
  | 'changed'
  | 'contents'
  | 'unknownQuestion'
  | 'full'
  | 'duplicate'
  | 'again';

export interface Refusal {
  readonly reason: Reason;
  readonly values: Readonly<Record<string, string | number>>;
}

export const refusal = (reason: Reason, values: Refusal['values'] = {}): Refusal => ({ reason, values });

export const isRefusal = (read: object): read is Refusal => 'reason' in read;

/** The digits of a code of the kind without their check, or what is wrong with its signs. */
export function typed(text: string, kind: Kind): { readonly digits: readonly number[] } | Refusal {
  const digits = digitsOf(text);
  if (isForeign(digits)) return refusal('sign', { sign: visible(digits.sign), ...placeOf(digits.at) });
  if (digits.length === 0) return refusal('empty');
  const read = readTyped(digits, kind);
  if (read === 'short' || read === 'long' || read === 'garbled') return refusal(read, { count: digits.length });
  if ('wrongAt' in read) {
    const { wrongAt, instead } = read;
    const [sign, right] = [digits[wrongAt] ?? 0, instead].map((digit) => codeOf([digit]));
    return refusal('wrongSign', { sign: sign ?? '', right: right ?? '', ...placeOf(wrongAt) });
  }
  return read.kind === kind ? read : refusal('otherKind', { kind: read.kind });
}
