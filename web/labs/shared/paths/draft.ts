import { parseSteps, mostSteps, plain, printSteps } from './form.ts';
import type { Step } from './paths.ts';

/** Kept as long as the tab: a reload loses nothing, and other users of this machine do not see it. */
const key = 'posenc-path';

function stored(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return ''; // storage is forbidden, as in some embedded frames
  }
}

/** The path that the reader makes. */
export class Draft {
  #steps: readonly Step[];
  /** As it was before the last change of its order or its length. */
  #before: readonly Step[] | undefined;
  #isKept = true;

  constructor() {
    const parsed = parseSteps(stored());
    this.#steps = 'steps' in parsed ? parsed.steps : [];
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  get full(): boolean {
    return this.#steps.length >= mostSteps;
  }

  /** False once the store was full or forbidden: a reload would lose the path. */
  get isKept(): boolean {
    return this.#isKept;
  }

  get canUndo(): boolean {
    return this.#before !== undefined;
  }

  /** As a link holds it. */
  get form(): string {
    return printSteps(this.#steps);
  }

  /** As many as fit. */
  add(...steps: readonly Step[]): void {
    this.#before = undefined;
    this.#become([...this.#steps, ...steps].slice(0, mostSteps));
  }

  remove(at: number): void {
    this.#before = this.#steps;
    this.#become(this.#steps.filter((_step, index) => index !== at));
  }

  /** A step changes places with the one before or after it. */
  move(at: number, by: 1 | -1): void {
    const steps = [...this.#steps];
    const [one, other] = [steps[at], steps[at + by]];
    if (!one || !other) return;
    [steps[at], steps[at + by]] = [other, one];
    this.#before = this.#steps;
    this.#become(steps);
  }

  say(at: number, text: string): void {
    const own = plain(text);
    this.#before = undefined;
    this.#become(
      this.#steps.map(({ own: before, ...step }, index) => {
        const says = index === at ? own : before;
        return says ? { ...step, own: says } : step;
      }),
    );
  }

  clear(): void {
    this.#before = this.#steps;
    this.#become([]);
  }

  /** Takes back the last move or removal. */
  undo(): void {
    if (this.#before) this.#become(this.#before);
    this.#before = undefined;
  }

  #become(steps: readonly Step[]): void {
    this.#steps = steps;
    try {
      sessionStorage.setItem(key, this.form);
      this.#isKept = true;
    } catch {
      this.#isKept = false;
    }
  }
}
