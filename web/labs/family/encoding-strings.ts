import type alibi from '../strings/en/family/alibi.json';
import type en from '../strings/en/family.json';
import type { FamilyName } from './encodings/index.ts';

type Together<Words> = { readonly [K in keyof Words]: Readonly<Record<FamilyName, string>> };

/**
 * The strings of the lab. Each encoding has a file, `family/<encoding>.json`; the strings that every encoding has are
 * together: `family.about.<encoding>`.
 */
export interface FamilyStrings {
  readonly early: (typeof en)['early'] & Together<(typeof alibi)['early']>;
  readonly later: (typeof en)['later'] & Together<(typeof alibi)['later']>;
}
