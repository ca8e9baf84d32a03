/// <reference types="vite/client" />
// A valid call of every exported function, with all of its options: what the wrong calls are made from, one change
// each. The files of baselines/ hold them, with small sizes, because a change may make them larger.

/** The arguments of a valid call, fresh ones each time. */
export type Baseline = () => unknown[];

/** By the name of the function; several baselines where it takes its arguments in several forms. */
export type Baselines = Readonly<Record<string, readonly Baseline[]>>;

const files = import.meta.glob<Baselines>('./baselines/*.ts', { eager: true, import: 'default' });

export const baselines: Baselines = Object.assign({}, ...Object.values(files)) as Baselines;
