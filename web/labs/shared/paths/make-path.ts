import type { Step } from './paths.ts';

/** Asks the page for the maker of paths, with steps to go on from. */
export const makePath = (steps: readonly Step[] = []): CustomEvent<readonly Step[]> =>
  new CustomEvent('pe-make-path', { detail: steps, bubbles: true });

/** Whether the reader was making a path before a reload. */
const key = 'posenc-making';

export function isMaking(): boolean {
  try {
    return sessionStorage.getItem(key) === 'yes';
  } catch {
    return false; // storage is forbidden, as in some embedded frames
  }
}

export function rememberMaking(making: boolean): void {
  try {
    sessionStorage.setItem(key, making ? 'yes' : 'no');
  } catch {
    // Open for this visit all the same.
  }
}

declare global {
  interface HTMLElementEventMap {
    'pe-make-path': CustomEvent<readonly Step[]>;
  }
}
