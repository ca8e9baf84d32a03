// The values of another format under the paths of a config.json, each with where it comes from.
import type { Origins } from '../frequencies/config-part.ts';
import type { Sourced, Sources } from './sourced.ts';

/** A description in the making: values by the paths of a config.json. */
export class Described {
  readonly values: Record<string, unknown> = {};
  readonly #origins: Record<string, Origins[string]> = {};
  readonly #sources = new Map<string, { readonly from: 'class' | 'computed'; readonly source: string }>();
  readonly #arch: string;

  constructor(arch: string) {
    this.#arch = arch;
  }

  /** Sets a value; the path has at most one point. */
  put(path: string, one: Sourced<unknown> | undefined): void {
    if (one?.value === undefined) return;
    const [group = '', key] = path.split('.');
    if (key === undefined) this.values[group] = one.value;
    else this.values[group] = { ...(this.values[group] as object | undefined), [key]: one.value };
    // A value that is none of the file's has a label of its own, by which its source is found again.
    const label = one.from === 'file' ? one.source : `${this.#arch} ${path}`;
    if (one.from === 'file') {
      this.#origins[path] = { label };
      return;
    }
    const source = { from: one.from, source: one.source };
    this.#origins[path] = { label, source };
    this.#sources.set(label, source);
  }

  get origins(): Origins {
    return this.#origins;
  }

  get sources(): Sources {
    return this.#sources;
  }
}
