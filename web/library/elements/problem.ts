import type { Strings } from './locales/index.ts';

/** Why a setting cannot be drawn: `problemText` puts it into words in the reader's current language. */
export interface Problem {
  readonly argument: string;
  readonly value: string;
  readonly allowed: (strings: Strings) => string;
}

/** Thrown by the checks in `settings.ts` and caught by the element. */
export class SettingError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.argument} is ${problem.value}`);
    this.problem = problem;
    this.name = 'SettingError';
  }
}
