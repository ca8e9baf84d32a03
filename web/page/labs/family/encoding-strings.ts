import type * as en from '../../locales/en/family.ts';
import type { FamilyName } from './encodings/index.ts';

/** The strings of an encoding, in every language: its file in strings/. */
export type EncodingStrings = Readonly<
  Record<
    'en' | 'es' | 'it',
    {
      readonly name: string;
      /** Where it enters, in two or three words. */
      readonly kind: string;
      readonly about: string;
      /** Its behaviour past the trained length. */
      readonly past: string;
      /** Shown once the lab is loaded. */
      readonly later: {
        /** Its behaviour past the trained length, in two or three words. */
        readonly goesOn: string;
      };
    }
  >
>;

type Together<Words> = { readonly [K in Exclude<keyof Words, 'later'>]: Readonly<Record<FamilyName, string>> };

/** Strings that every encoding has are together: `family.about.<encoding>`. */
export interface FamilyStrings {
  readonly default: typeof en.default & Together<EncodingStrings['en']>;
  readonly later: typeof en.later & Together<EncodingStrings['en']['later']>;
}
