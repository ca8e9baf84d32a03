// The style sheets of a lab in a shadow root: the page's own (web/labs/shared/styles), in the order of its index.css.
// Rules for the surroundings of labs are left out, and so are those that keep a figure on the screen: a host scrolls as
// it likes.
import colors from '../shared/styles/colors.css?inline';
import common from '../shared/styles/common.css?inline';
import controls from '../shared/styles/controls.css?inline';
import figures from '../shared/styles/figures.css?inline';
import forced from '../shared/styles/forced.css?inline';
import frame from '../shared/styles/lab.css?inline';
import guess from '../shared/styles/guess.css?inline';
import layout from '../shared/styles/layout.css?inline';
import print from '../shared/styles/print.css?inline';
import type from '../shared/styles/type.css?inline';
import { baseStyles } from './base.ts';
import own from './lab.css?inline';

/** Inherits nothing from the host; breakpoints are relative to the browser's own font size, as on the page. */
const reset = '.lab-root { all: initial; display: block; } .place { font-size: medium; }';

/** All sheets of a lab, with those of its figures. */
export const sheetsWith = (ofFigures: readonly string[]): readonly string[] => [
  baseStyles,
  reset,
  colors,
  type,
  common,
  layout,
  controls,
  frame,
  guess,
  figures,
  ...ofFigures,
  forced,
  print,
  own,
];
