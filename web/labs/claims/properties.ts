import { choice, list, type Values } from '../shared/state/properties.ts';
import { sampleNames } from './table/samples.ts';
import { listed, lessons, type Claim } from '../shared/claims/claims.ts';

/** The lab "Check the claims, check your table". The reader's own table is private and stays out of the URL. */
export const properties = {
  lesson: choice({ url: 'l', default: 'all', options: ['all', ...lessons] }),
  /** The numbers of the claims that are unfolded. */
  open: list({
    url: 'c',
    default: [],
    min: 1,
    max: Math.max(...listed.map(({ number }) => number)),
    longest: listed.length,
  }),
  /** The table to try the diagnosis with. */
  sample: choice({ url: 's', default: 'none', options: ['none', ...sampleNames] }),
} as const;

export type ClaimsValues = Values<typeof properties>;

/** The claims that the filter selects, in the order of the list. */
export const shown = ({ lesson }: Pick<ClaimsValues, 'lesson'>): typeof listed =>
  listed.filter((claim: Claim) => lesson === 'all' || claim.lessons.includes(lesson));
