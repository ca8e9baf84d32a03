// A file as Open edX's "custom JavaScript problem" (jsinput): the platform's page asks this frame for a grade and a
// state when the learner submits, and hands the state back at the next visit. It calls functions of this window where
// both have one origin, and sends messages elsewhere, in the format of JSChannel: JSON of { id, method, params } with
// the scope `JSInput`, answered by { id, result }, after a greeting `__ready`.
import { exam } from '../shared/lab/exam.ts';
import type { Marks } from './marks.ts';

/** The name of the functions' object: `gradefn="posencProblem.getGrade"`. */
export const problemName = 'posencProblem';
const scope = 'JSInput::';
/** Longer text is nobody's state of ours. */
const longest = 70_000;

/** The platform undoes escapes of addresses in whatever it gets: none may stand there by chance. */
export const withoutEscapes = (text: string): string =>
  text.replaceAll(/[^ -~]|%/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

export class Problem {
  #marks: Marks | undefined;
  /** A state that came before the questions. */
  #early = '';
  #restored = (): void => undefined;

  /** The questions have come; `restored` is called when answers of an earlier visit come after them. */
  begin(marks: Marks, restored: () => void): void {
    [this.#marks, this.#restored] = [marks, restored];
    if (this.#early !== '') this.#restore(marks, this.#early);
  }

  /** Answers belong to the questions that a student's seed has drawn: it comes back with them, her name does not. */
  #restore(marks: Marks, state: string): void {
    try {
      const { seed, answers } = JSON.parse(state) as Readonly<Record<'seed' | 'answers', unknown>>;
      if (typeof seed === 'string' && /^\d{1,9}$/.test(seed)) exam.seed = seed;
      marks.restore(JSON.stringify(answers));
    } catch {
      // Ignores a state that is not ours.
    }
  }

  /** JSON, for the platform's own check in Python. */
  getGrade = (): string => {
    const { right = 0, answered = 0, all = 0, score = 0, completed = false } = this.#marks ?? {};
    return JSON.stringify({ score, right, answered, all, completed });
  };

  getState = (): string => {
    if (!this.#marks) return withoutEscapes(this.#early || '{}');
    const answers: unknown = JSON.parse(this.#marks.memory(longest - 100));
    return withoutEscapes(JSON.stringify({ ...(exam.seed === undefined ? {} : { seed: exam.seed }), answers }));
  };

  /** Called with the state; by JSChannel with something else before it. */
  setState = (...given: readonly unknown[]): void => {
    const state = given.at(-1);
    if (typeof state !== 'string' || state.length > longest) return;
    if (!this.#marks) {
      this.#early = state;
      return;
    }
    this.#restore(this.#marks, state);
    this.#restored();
  };

  /** The answer to a message; undefined for one that is none of ours. */
  #reply(data: unknown): object | undefined {
    if (typeof data !== 'string' || data.length > longest) return undefined;
    const { id, method, params } = JSON.parse(data) as Readonly<Record<'id' | 'method' | 'params', unknown>>;
    if (typeof method !== 'string' || !method.startsWith(scope)) return undefined;
    const name = method.slice(scope.length);
    if (name === '__ready') return params === 'ping' ? { method, params: 'pong' } : undefined;
    if (name === 'getGrade' || name === 'getState') return { id, result: this[name]() };
    if (name !== 'setState') return { id, error: 'unknown_method', message: name };
    this.setState(params);
    return { id, result: null };
  }

  /** Answers the page around this window, and no other. */
  listen(window: Window): void {
    Object.assign(window, { [problemName]: this });
    if (window.parent === window) return;
    window.addEventListener('message', ({ data, source, origin }) => {
      if (source !== window.parent) return;
      try {
        const reply = this.#reply(data);
        // A page in a sandbox has no origin to send to.
        if (reply) window.parent.postMessage(JSON.stringify(reply), origin === 'null' ? '*' : origin);
      } catch {
        // Ignores messages that are not ours.
      }
    });
    window.parent.postMessage(JSON.stringify({ method: `${scope}__ready`, params: 'ping' }), '*');
  }
}

let problem: Problem | undefined;

/** The one problem of this window, which listens from the first call on. */
export function theProblem(): Problem {
  if (!problem) (problem = new Problem()).listen(window);
  return problem;
}
