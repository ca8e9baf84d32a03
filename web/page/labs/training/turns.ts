// One piece of work at a time. What may begin while another is under way is said by one table, and by nothing else.
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

/** Trains the race, tests every model as it is, or brings one back that is to be looked into. */
export type Task = 'train' | 'test' | 'look';
export type Phase = 'idle' | 'starting' | 'running' | 'testing' | 'looking' | 'stopping' | 'failed';
/** The end of a piece of work: false if it was halted, failed, or never begun. */
export type Whole = boolean;
type Body = (signal: AbortSignal, enter: (stage: 'running' | 'testing') => void) => Promise<unknown>;

type Rule =
  /** It begins now. */
  | 'begin'
  /** What is under way is halted; it begins when that has settled. Of those that wait, the last one stays. */
  | 'follow'
  /** It is the same; its end is shared. */
  | 'join'
  | 'ignore';

/** By what is asked for, then by what is under way. */
const rules: Readonly<Record<Task, Readonly<Record<Task | 'nothing' | 'stopping', Rule>>>> = {
  train: { nothing: 'begin', train: 'ignore', test: 'ignore', look: 'follow', stopping: 'follow' },
  test: { nothing: 'begin', train: 'follow', test: 'ignore', look: 'follow', stopping: 'follow' },
  look: { nothing: 'begin', train: 'ignore', test: 'ignore', look: 'join', stopping: 'ignore' },
};

interface Work {
  readonly task: Task;
  readonly abort: AbortController;
  stage: 'starting' | 'running' | 'testing' | 'looking';
  /** What it was for is no longer there: nobody wants to hear why it failed. */
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

  /** Does it now, later or not at all, as the table says. */
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

  /** Ends what is under way as soon as its calls have settled, and forgets what waits. */
  halt(): void {
    this.#next?.tell(false);
    this.#next = undefined;
    if (!this.#now || this.#now.abort.signal.aborted) return;
    this.#now.abort.abort();
    this.#changed();
  }

  /** The same, when what it was for is no longer there: how it ends, or ended, is told to nobody. */
  leave(): void {
    this.halt();
    if (this.#now) this.#now.left = true;
    this.failure = undefined;
  }

  /** What went wrong beside the work. Work that is under way will meet it. */
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
