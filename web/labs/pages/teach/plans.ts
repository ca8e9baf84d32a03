// The plan of each path, beside its words: how long a step takes, which parts of its lab a class needs, and what
// students should know before.
import type { PathName } from '../../shared/paths/names.ts';
import { paths, type Step } from '../../shared/paths/paths.ts';
import type words from '../../strings/en/teach/plans.json';

/** The key of a step's sentences (paths.json and teach/plans.json in web/labs/strings). */
export type StepName = keyof typeof words.steps;
export type NeedName = keyof typeof words.needs;

/** Prerequisites. */
export const needs: Readonly<Record<PathName, readonly NeedName[]>> = {
  intro: ['vectors', 'waves'],
  '000': ['vectors', 'waves', 'attention', 'python'],
  '001': ['vectors', 'waves', 'matrices', 'attention'],
  '002': ['vectors', 'waves', 'python'],
  '003': ['vectors', 'waves', 'python'],
  '004': ['vectors', 'waves', 'attention', 'python'],
};

/** All paths, the newcomer's first. */
export const pathNames = Object.keys(needs) as readonly PathName[];

export const isPath = (name: string): name is PathName => Object.hasOwn(needs, name);

/** Minutes with the question before and the talk after; all other steps take `usual`. */
const usual = 5;
const longer: Partial<Readonly<Record<StepName, number>>> = {
  order: 7,
  table: 7,
  terms: 8,
  family: 8,
  race: 10,
  write: 12,
  silence: 10,
  loop: 8,
  claims: 7,
  strips: 4,
  size: 4,
};
export const minutesOf = (step: StepName): number => longer[step] ?? usual;

/** The part of its lab that a step speaks of, where that is not the figure: text, which scrolls. */
const read: Partial<Readonly<Record<StepName, string>>> = {
  cut: 'deeper',
  printed: 'deeper',
  slips: 'deeper',
  write: 'panels',
  claims: 'list',
};
/** A step of a teacher's own path has no name. */
export const isRead = (step: StepName | undefined): boolean => step !== undefined && read[step] !== undefined;
export const partOf = (step: StepName | undefined): string => (step && read[step]) ?? 'figure';

/** Which of a lab's two figures a step speaks of: a class sees one at a time. */
export type FigureName = 'picture' | 'curves';
const ofCurves: readonly StepName[] = ['strips', 'ladder', 'near', 'highLow', 'pairs'];
export const figureOf = (step: StepName | undefined): FigureName =>
  step !== undefined && ofCurves.includes(step) ? 'curves' : 'picture';

/** A step of a plan. */
export interface Planned extends Step {
  readonly says: StepName;
}
const isPlanned = (step: Step): step is Planned => step.says !== undefined;
export const planOf = (path: PathName): readonly Planned[] => (paths[path] as readonly Step[]).filter(isPlanned);

export const minutesOfPath = (path: PathName): number =>
  planOf(path).reduce((sum, { says }) => sum + minutesOf(says), 0);
