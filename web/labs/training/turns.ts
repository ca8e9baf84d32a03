// One task at a time. A single table says which may start while another is running.
//
//   idle ── ask('train') ──▶ starting ──▶ running ◀──▶ testing ──┐
//    ▲  ├── ask('test') ─────────────────────────────▶ testing ──┤
//    │  └── ask('look') ───▶ looking ────────────────────────────┤
//    │                          │ halt(), from any of these      │
//    │                          ▼                                ▼
//    │                       stopping ───────────▶ all its calls have settled
//    │                                               │       │        │
//    ├───────────────────── nobody waits ────────────┘       │        └── one waits: it begins as from idle
//    │                                                       │ it threw
//    └── leave() ── failed ◀─────────────────────────────────┘
//                     └── ask(...): as from idle

/** Trains the race, tests every model as it is, or restores one to look inside. */
export type Task = 'train' | 'test' | 'look';
export type Phase = 'idle' | 'starting' | 'running' | 'testing' | 'looking' | 'stopping' | 'failed';
/** The end of a piece of work: false if it was halted, failed, or never begun. */
export type Whole = boolean;
type Body = (signal: AbortSignal, enter: (stage: 'running' | 'testing') => void) => Promise<unknown>;

type Rule =
  /** It begins now. */
  | 'begin'
  /** Stops the running task and starts once it has settled. Of several waiting tasks, the last one stays. */
  | 'follow'
  /** It is the same; its end is shared. */
  | 'join'
  | 'ignore';

/** By the requested task, then by the running one. */
const rules: Readonly<Record<Task, Readonly<Record<Task | 'nothing' | 'stopping', Rule>>>> = {
  train: { nothing: 'begin', train: 'ignore', test: 'ignore', look: 'follow', stopping: 'follow' },
  test: { nothing: 'begin', train: 'follow', test: 'ignore', look: 'follow', stopping: 'follow' },
  look: { nothing: 'begin', train: 'ignore', test: 'ignore', look: 'join', stopping: 'ignore' },
};

interface Work {
  readonly task: Task;
  readonly abort: AbortController;
  stage: 'starting' | 'running' | 'testing' | 'looking';
  /** Its subject no longer exists, so its failure is not reported. */
  left: boolean;
  ended: Promise<Whole>;
}

interface Waiting {
  readonly task: Task;
  readonly body: Body;
  readonly tell: (whole: Whole) => void;
}

const firstStages = { train: 'starting', test: 'testing', look: 'looking' } as const;

export class Turns {
  readonly #changed: () => void;
  #now: Work | undefined;
  #next: Waiting | undefined;
  /** Why the last piece of work ended before its time. */
  failure: Error | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get phase(): Phase {
    if (!this.#now) return this.failure ? 'failed' : 'idle';
    return this.#now.abort.signal.aborted ? 'stopping' : this.#now.stage;
  }

  /** Runs it now, later or not at all, according to the table. */
  ask(task: Task, body: Body): Promise<Whole> {
    const now = this.#now;
    const rule = rules[task][now ? (now.abort.signal.aborted ? 'stopping' : now.task) : 'nothing'];
    if (rule === 'begin') return this.#begin(task, body);
    if (rule === 'join' && now) return now.ended;
    if (rule === 'ignore') return Promise.resolve(false);
    this.halt();
    return new Promise((tell) => {
      this.#next = { task, body, tell };
    });
  }

  /** Ends the running task as soon as its calls have settled, and drops the waiting one. */
  halt(): void {
    this.#next?.tell(false);
    this.#next = undefined;
    if (!this.#now || this.#now.abort.signal.aborted) return;
    this.#now.abort.abort();
    this.#changed();
  }

  /** The same, without reporting the outcome, when its subject no longer exists. */
  leave(): void {
    this.halt();
    if (this.#now) this.#now.left = true;
    this.failure = undefined;
  }

  /** A failure outside the running task, which will meet it too. */
  fail(cause: Error): void {
    if (this.#now) return;
    this.failure = cause;
    this.#changed();
  }

  #begin(task: Task, body: Body): Promise<Whole> {
    const abort = new AbortController();
    const work: Work = { task, abort, stage: firstStages[task], left: false, ended: Promise.resolve(false) };
    this.#now = work;
    this.failure = undefined;
    const enter: Parameters<Body>[1] = (stage) => {
      if (work.stage === stage) return;
      work.stage = stage;
      this.#changed();
    };
    work.ended = body(abort.signal, enter).then(
      () => this.#end(work),
      (cause: unknown) => this.#end(work, cause instanceof Error ? cause : new Error(String(cause))),
    );
    this.#changed();
    return work.ended;
  }

  #end({ abort, left }: Work, cause?: Error): Whole {
    const next = this.#next;
    this.#now = this.#next = undefined;
    if (!left) this.failure = cause;
    if (next) void this.#begin(next.task, next.body).then(next.tell);
    else this.#changed();
    return !cause && !abort.signal.aborted;
  }
}
