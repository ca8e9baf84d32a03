// A sentence that was proved false or too strong (texts.md, section 1): a pattern of each language, and the sentence
// that once stood there. A pattern knows the kind of the fault where one sentence can show it.
import type { Code } from '../texts.ts';

export interface Refuted extends Readonly<Record<Code, readonly [pattern: RegExp, once: string]>> {
  /** The number of the finding. */
  readonly finding: string;
  /** Why it is false. */
  readonly because: string;
}
