/// <reference types="vite/client" />
// A valid call of every exported function, with all of its options: the base of the wrong calls, one change each. The
// files of baselines/ hold them, with small sizes, because a change may make them larger.

import type { Shapes } from '../shapes.ts';

/** The arguments of a valid call, fresh ones each time. */
export type Baseline = () => unknown[];

/** By the name of the function; several baselines where it takes its arguments in several forms. */
export type Baselines = Readonly<Record<string, readonly Baseline[]>>;

/** The names of arguments that are not options, by that of the function. */
export type Parameters = Readonly<Record<string, readonly string[]>>;

/**
 * Functions by their element types. The first two give any type that `dtype` or `out` requests, and this one by
 * default; the reasons why the others have no `dtype`:
 */
export type Results = Partial<Record<ResultKind, readonly string[]>>;
type ResultKind =
  | 'float32'
  | 'float64'
  /** The input decides, and `out` has the same type. */
  | 'as given'
  | 'integers'
  /** Positions and frequencies, which are doubles wherever they go. */
  | 'positions'
  /** In doubles. */
  | 'analysis'
  /** No numbers, or one. */
  | 'none';

interface File {
  /** The shapes that a tensor may have in the place of each list; others are in ../shapes.ts. */
  readonly shapes?: Shapes;
  readonly default: Baselines;
  readonly results: Results;
  readonly parameters?: Parameters;
}

const files = Object.values(import.meta.glob<File>('./baselines/*.ts', { eager: true }));

export const baselines = Object.assign({}, ...files.map((file) => file.default)) as Baselines;
export const shapes = Object.assign({}, ...files.map((file) => file.shapes)) as Shapes;
export const parameters = Object.assign({}, ...files.map((file) => file.parameters)) as Parameters;

export const results: Results = Object.fromEntries(
  [...new Set(files.flatMap((file) => Object.keys(file.results) as ResultKind[]))].map((kind) => [
    kind,
    files.flatMap((file) => file.results[kind] ?? []),
  ]),
);
