// A reader's answers in a package, and their marks: questions of the banks, which we mark, make the score;
// answers in her own words, which she compares with ours, are kept and do not count.

/** How an answer compares with ours, in the reader's own judgement. */
export const marks = ['right', 'partly', 'wrong'] as const;
export type Mark = (typeof marks)[number];

/** In the reader's own words. */
export interface Answer {
  readonly text: string;
  readonly mark: Mark;
}

/** To a question of a bank. */
export interface MarkedAnswer {
  readonly answer: string;
  readonly right: boolean;
}

export const longestAnswer = 1000;

/** Every bank has so many questions at least. */
export const mostAsked = 8;
/** Questions of each lab's bank, unless a package says otherwise. */
export const usuallyAsked = 5;

/** The part of an open question before its dot: one lab may ask several. */
const labOf = (question: string): string => question.replace(/\..*$/s, '');

const isText = (value: unknown): value is string => typeof value === 'string';

export interface MarksOptions {
  /** Labs that must be answered. */
  readonly labs: readonly string[];
  /** Those of them that have a bank. */
  readonly banks: readonly string[];
  /** Questions of each bank. */
  readonly count: number;
  /** Ids of the open questions: a lab, or one of its questions after a dot. */
  readonly questions: ReadonlySet<string>;
}

export class Marks {
  readonly #options: MarksOptions;
  readonly open = new Map<string, Answer>();
  /** By lab and question. */
  readonly #given = new Map<string, Map<string, MarkedAnswer>>();

  constructor(options: MarksOptions) {
    this.#options = options;
    for (const lab of options.count > 0 ? options.banks : []) this.#given.set(lab, new Map());
  }

  /** Whether a lab's bank is asked. */
  asks(lab: string): boolean {
    return this.#given.has(lab);
  }

  /** All questions that count. */
  get all(): number {
    return this.#given.size * this.#options.count;
  }

  get answered(): number {
    return [...this.#given.values()].reduce((sum, { size }) => sum + size, 0);
  }

  get right(): number {
    return [...this.#given.values()].flatMap((given) => [...given.values()]).filter(({ right }) => right).length;
  }

  /** From 0 to 1; an answer that is missing counts as wrong. Undefined where nothing counts. */
  get score(): number | undefined {
    return this.all === 0 ? undefined : this.right / this.all;
  }

  /** Every bank's questions are answered, and the open one of each lab without a bank. */
  get completed(): boolean {
    const { labs, count } = this.#options;
    const written = new Set([...this.open.keys()].map(labOf));
    return (
      labs.length > 0 && labs.every((lab) => (this.#given.get(lab)?.size ?? (written.has(lab) ? count : -1)) >= count)
    );
  }

  given(lab: string): ReadonlyMap<string, MarkedAnswer> {
    return this.#given.get(lab) ?? new Map<string, MarkedAnswer>();
  }

  /** The first answer to a question stands. False if there is one, or the question is not asked. */
  give(lab: string, question: string, answer: MarkedAnswer): boolean {
    const given = this.#given.get(lab);
    if (!given || given.has(question) || given.size >= this.#options.count) return false;
    given.set(question, answer);
    return true;
  }

  write(question: string, { text, mark }: Answer): void {
    this.open.set(question, { text: text.slice(0, longestAnswer), mark });
  }

  /** All answers as text of at most this many characters: the longest in own words are cut, none is left out. */
  memory(most: number): string {
    const given = [...this.#given].flatMap(([lab, answers]) =>
      [...answers].map(([question, { answer, right }]) => [`${lab}/${question}`, Number(right), answer.slice(0, 60)]),
    );
    for (let cut = longestAnswer; ; cut = Math.floor(cut / 2)) {
      const open = [...this.open].map(([question, { mark, text }]) => [question, mark, text.slice(0, cut)]);
      const text = JSON.stringify([...open, ...given]);
      if (text.length <= most || cut === 0) return text;
    }
  }

  /** Takes answers of an earlier visit; ignores whatever she cannot have given. */
  restore(memory: string): void {
    try {
      const kept: unknown = JSON.parse(memory);
      if (Array.isArray(kept)) for (const entry of kept as unknown[]) if (Array.isArray(entry)) this.#restore(entry);
    } catch {
      // Ignores data that is not ours.
    }
  }

  #restore([name, mark, answer]: readonly unknown[]): void {
    if (!isText(name) || !isText(answer)) return;
    const [lab = '', question] = name.split('/');
    const own = marks.find((one) => one === mark);
    if (question === undefined) {
      if (own && this.#options.questions.has(name)) this.write(name, { text: answer, mark: own });
    } else if (/^[a-z][a-zA-Z0-9]{1,23}$/.test(question) && (mark === 0 || mark === 1))
      this.give(lab, question, { answer, right: mark === 1 });
  }
}
