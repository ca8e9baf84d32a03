// What the lists of tests/calls say once for each exported function.
import { list } from '../../../calls/list.ts';
import type { Gives, ShapeRule } from '../../../calls/rows.ts';

const facts = list.filter(({ gives }) => gives !== undefined);

/** Functions that take nothing, or answer later: they have no row. */
export const withoutRows = ['PosencError', 'Arena', 'init', 'readModelFile', 'activeIsa', 'getModule', 'version'];

/** The names of functions by the element types of their results. */
export const namesOf = (kind: Gives): string[] =>
  facts.flatMap(({ call, gives }) => (call && gives === kind ? [call] : []));

/** The names of arguments that are not options, by that of the function. */
export const parameters = Object.fromEntries(facts.map(({ call = '', parameters: names = [] }) => [call, names]));

/** The rule of every list of every function, by function and option. */
export const shapeRules: Readonly<Record<string, ShapeRule>> = Object.fromEntries(
  facts.flatMap(({ call = '', shapes = {} }) =>
    Object.entries(shapes).map(([path, rule]) => [path === '' ? call : `${call}.${path}`, rule]),
  ),
);
