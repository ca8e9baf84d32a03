// The style sheets of a lab in a shadow root: the page's own (web/page/styles), in the order of its index.css. Rules
// for the surroundings of labs are left out, and so are those that keep a figure on the screen: a host scrolls as it
// likes.
import colors from '../page/styles/colors.css?inline';
import common from '../page/styles/common.css?inline';
import controls from '../page/styles/controls.css?inline';
import figures from '../page/styles/figures.css?inline';
import frame from '../page/styles/lab.css?inline';
import layout from '../page/styles/layout.css?inline';
import print from '../page/styles/print.css?inline';
import type from '../page/styles/type.css?inline';
import type { LabId } from '../page/labs/index.ts';
import { baseStyles } from './base.ts';
import own from './lab.css?inline';

/** Inherits nothing from the host; breakpoints are relative to the browser's own font size, as on the page. */
const reset = '.lab-root { all: initial; display: block; } .place { font-size: medium; }';

/** The sheets for the figures of each lab; several share one (tests/elements/sheets.test.ts finds missing ones). */
const figuresOf: Readonly<Record<LabId, () => readonly Promise<{ readonly default: string }>[]>> = {
  order: () => [import('../page/styles/sentence.css?inline')],
  compose: () => [import('../page/styles/compose.css?inline')],
  encode: () => [import('../page/styles/encode.css?inline')],
  clock: () => [import('../page/styles/clock.css?inline')],
  distance: () => [import('../page/styles/distance.css?inline')],
  shift: () => [import('../page/styles/shift.css?inline')],
  terms: () => [import('../page/styles/sentence.css?inline')],
  family: () => [import('../page/styles/clock.css?inline'), import('../page/styles/family.css?inline')],
  reach: () => [import('../page/styles/reach.css?inline')],
  grids: () => [import('../page/styles/sentence.css?inline'), import('../page/styles/grids.css?inline')],
  training: () => [import('../page/styles/training.css?inline')],
  variants: () => [import('../page/styles/variants.css?inline')],
  claims: () => [import('../page/styles/claims.css?inline')],
};

/** All sheets of a lab. */
export async function sheetsOf(lab: LabId): Promise<readonly string[]> {
  const figuresOfLab = (await Promise.all(figuresOf[lab]())).map((sheet) => sheet.default);
  return [baseStyles, reset, colors, type, common, layout, controls, frame, figures, ...figuresOfLab, print, own];
}
