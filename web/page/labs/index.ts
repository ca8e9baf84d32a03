import type { About, Outline } from './about.ts';
import * as claims from './claims/about.ts';
import * as clock from './clock/about.ts';
import * as compose from './compose/about.ts';
import * as distance from './distance/about.ts';
import * as encode from './encode/about.ts';
import * as family from './family/about.ts';
import * as grids from './grids/about.ts';
import * as order from './order/about.ts';
import * as passport from './passport/about.ts';
import * as reach from './reach/about.ts';
import * as shift from './shift/about.ts';
import * as silence from './silence/about.ts';
import * as terms from './terms/about.ts';
import * as training from './training/about.ts';
import * as variants from './variants/about.ts';

/** In reading order. */
const listed = {
  order: order.about,
  compose: compose.about,
  encode: encode.about,
  clock: clock.about,
  distance: distance.about,
  shift: shift.about,
  terms: terms.about,
  family: family.about,
  reach: reach.about,
  passport: passport.about,
  grids: grids.about,
  training: training.about,
  variants: variants.about,
  silence: silence.about,
  claims: claims.about,
} as const;

export type LabId = keyof typeof listed;

/**
 * The strings of each lab. The page knows `title` and `question` before the lab is loaded, as `titles.<lab>` and
 * `questions.<lab>`.
 */
export type LabStrings = {
  readonly [L in LabId]: (typeof listed)[L] extends About<infer Words> ? Words : never;
};

export interface LabInfo extends About {
  readonly id: LabId;
}

export const labs: readonly LabInfo[] = Object.entries(listed).map(([id, info]) => ({ id: id as LabId, ...info }));

/** The page's facts about each lab before the lab is loaded. */
export const outlines: Readonly<Record<LabId, Outline>> = {
  order: order.outline,
  compose: compose.outline,
  encode: encode.outline,
  clock: clock.outline,
  distance: distance.outline,
  shift: shift.outline,
  terms: terms.outline,
  family: family.outline,
  reach: reach.outline,
  passport: passport.outline,
  grids: grids.outline,
  training: training.outline,
  variants: variants.outline,
  silence: silence.outline,
  claims: claims.outline,
};

/**
 * The lab of an address: by its #name or that of something in it, or else the first one whose parameters it has. Links
 * from before the page had an opening have no name and mean the lab of their parameters.
 */
export function askedLab(address: URL): LabInfo | undefined {
  const names = [...address.searchParams.keys()];
  return address.hash === ''
    ? labs.find(({ key }) => names.some((name) => name.startsWith(`${key}.`)))
    : labs.find(({ id }) => address.hash === `#${id}` || address.hash.startsWith(`#${id}-`));
}
