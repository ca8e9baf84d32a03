// The style sheets of a lab in a shadow root: the page's own (web/page/styles), in the order of its index.css. Rules
// for the surroundings of labs are left out, and so are those that keep a figure on the screen: a host scrolls as it
// likes.
import colors from '../page/styles/colors.css?inline';
import common from '../page/styles/common.css?inline';
import controls from '../page/styles/controls.css?inline';
import figures from '../page/styles/figures.css?inline';
import forced from '../page/styles/forced.css?inline';
import frame from '../page/styles/lab.css?inline';
import layout from '../page/styles/layout.css?inline';
import print from '../page/styles/print.css?inline';
import type from '../page/styles/type.css?inline';
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
  figures,
  ...ofFigures,
  forced,
  print,
  own,
];
