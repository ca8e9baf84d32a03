export interface Family {
  readonly family: string;
  readonly title: string;
  readonly tier: 'must' | 'should' | 'nice';
  readonly paper: string;
  readonly models: string;
  /** Its place in the contents: a key of `kinds` in families.mjs. */
  readonly kind: string;
  /** Functions. */
  readonly cpp: readonly string[];
  readonly ts: readonly string[];
  /** Below cpp/include/posenc; encodings/<family>.hpp unless the file says another. */
  readonly header: string;
  readonly cppTest: string;
  readonly examples: readonly string[];
  /** The page's text, without the figure. */
  readonly text: string;
  readonly figure: string;
  /** Empty for an element that makes its own matrix. */
  readonly figureProgram: string;
}

/** Every family: the required ones first, each tier by title. */
export function families(): readonly Family[];
