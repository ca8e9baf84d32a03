// The steps that the presenter shows: a path by its name, or one of the teacher's own as its link holds it.
import { parseSteps } from '../../../shared/paths/form.ts';
import type { PathName } from '../../../shared/paths/names.ts';
import type { Step } from '../../../shared/paths/paths.ts';
import { isPath, planOf, type StepName } from '../plans.ts';

export interface ShownStep extends Omit<Step, 'says'> {
  readonly says: StepName | undefined;
}

export interface Shown {
  /** Undefined for a path of the teacher's own. */
  readonly name: PathName | undefined;
  readonly steps: readonly [ShownStep, ...ShownStep[]] | readonly ShownStep[];
  /** The address names no path, and the first one is shown. */
  readonly fault: boolean;
}

/** Never throws, and has at least one step. */
export function pathOf(asked: string): Shown {
  if (isPath(asked)) return { name: asked, steps: planOf(asked), fault: false };
  const parsed = parseSteps(asked);
  if ('fault' in parsed || parsed.steps.length === 0) return { name: 'intro', steps: planOf('intro'), fault: true };
  return { name: undefined, steps: parsed.steps.map((step) => ({ ...step, says: undefined })), fault: false };
}
