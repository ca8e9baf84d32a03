// The race: models in a worker, their progress, and how to stop and resume. It does not depend on the page.
//
// Three rules separate concurrent calls, in whatever order they settle:
//   - one piece of work at a time (turns.ts has the states and what may follow what);
//   - a trainer is used through its lease, which frees it when the last call has settled (lease.ts);
//   - a fresh start makes another `Run`: late results of the older one are written to that, which is not shown.
import type { RemoteTrainer } from '../../library/api/training/connect.ts';
import type { TrainingOptions } from '../../library/api/training/options.ts';
import type { Progress } from '../../library/api/training/protocol.ts';
import type { Evaluation } from '../../library/api/training/trainer.ts';
import type { TrainingThread } from './training-thread.ts';
import { Lease } from './lease.ts';
import { isDone, roundsOf, type Point, type Run, stepOf } from './run.ts';
import { type Phase, Turns } from './turns.ts';

interface Kept extends Run {
  points: Point[];
  milliseconds: number;
  scores: readonly Evaluation[];
  failure: Error | undefined;
  /** The trainer, which after a loss may be before the last point. */
  lease: Lease | undefined;
  saved: { readonly step: number; readonly state: Uint8Array } | undefined;
}

/** Steps from one look to the next, and from one saved state to the next. */
export const every = 10;
const leg = 100;
/** As many models are remembered with all they learned: 200 kB each at the usual size. */
const memory = 48;
/** After these the thread cannot be trusted with the others either. */
const fatal: ReadonlySet<unknown> = new Set(['POSENC_WORKER_LOST', 'POSENC_TRAPPED', 'POSENC_OUT_OF_MEMORY']);

export const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown }).code;
const asError = (cause: unknown): Error => (cause instanceof Error ? cause : new Error(String(cause)));

export class Race {
  readonly #trainingThread: Pick<TrainingThread, 'client' | 'has' | 'end' | 'watch'>;
  readonly #lengths: (longest: number) => readonly number[];
  readonly #changed: () => void;
  readonly #turns: Turns;
  readonly #kept = new Map<string, Kept>();
  #runs: readonly Kept[] = [];
  #heard = 0;

  constructor(
    trainingThread: Pick<TrainingThread, 'client' | 'has' | 'end' | 'watch'>,
    lengths: (longest: number) => readonly number[],
    changed: () => void,
  ) {
    this.#trainingThread = trainingThread;
    this.#lengths = lengths;
    this.#changed = changed;
    this.#turns = new Turns(changed);
  }

  get runs(): readonly Run[] {
    return this.#runs;
  }

  get phase(): Phase {
    return this.#turns.phase;
  }

  /** Some model is being trained or tested. */
  get running(): boolean {
    return !['idle', 'failed', 'looking'].includes(this.phase);
  }

  /** Why it ended before its time. */
  get failure(): Error | undefined {
    return this.#turns.failure;
  }

  /** A run with the same set-up keeps its progress. */
  enter(setups: readonly TrainingOptions[]): void {
    const runs = setups.map((setup) => this.#runOf(setup));
    if (runs.length === this.#runs.length && runs.every((run, index) => run === this.#runs[index])) return;
    this.#turns.leave();
    this.#runs = runs;
    for (const run of this.#kept.values())
      if (!runs.includes(run) && (run.points.length === 0 || this.#kept.size > memory)) this.#forget(run);
  }

  /** The state of a set-up that may or may not be in the race. */
  known(setup: TrainingOptions): Run | undefined {
    return this.#kept.get(JSON.stringify(setup));
  }

  /**
   * Trains to the end, or for this many more steps; at the end, every model is tested at every length. True if nothing
   * interrupted it.
   */
  go(more = Infinity): Promise<boolean> {
    return this.#turns.ask('train', (signal, enter) => this.#watched(() => this.#race(more, signal, enter)));
  }

  /** Ends training here: every model is tested at every length as it is. It can still go on. */
  stop(): Promise<boolean> {
    return this.#turns.ask('test', (signal, enter) => {
      const begun = this.#runs.filter(({ points }) => points.length > 0);
      return this.#watched(() => this.#test(begun, signal, enter));
    });
  }

  /** Stops after the steps that each model is at. */
  pause(): void {
    this.#turns.halt();
  }

  /** Resets all runs at once; pending calls settle on their own. */
  restart(): void {
    this.#turns.leave();
    const setups = this.#runs.map(({ setup }) => setup);
    for (const run of this.#runs) this.#forget(run);
    this.enter(setups);
    this.#changed();
  }

  /**
   * The result of `ask` on the model of a run, at its last point. Undefined while the race goes on, and if the model
   * was replaced or trained further before `ask` finished.
   */
  async inside<R>(run: Run, ask: (trainer: RemoteTrainer) => Promise<R>): Promise<R | undefined> {
    const kept = this.#kept.get(JSON.stringify(run.setup));
    if (kept !== run || run.points.length === 0) return undefined;
    for (;;) {
      if (this.running || this.known(run.setup) !== run) return undefined;
      if (this.#isThere(kept)) break;
      const there = this.#turns.ask('look', (signal) => this.#watched(() => this.#bringBack(kept, signal)));
      if (!(await there)) return undefined;
    }
    const { lease } = kept;
    const step = stepOf(run);
    const same = (): boolean => this.known(run.setup) === run && stepOf(run) === step;
    try {
      const found = await this.#use(kept, ask);
      return same() && kept.lease === lease ? found : undefined;
    } catch (cause) {
      if (same() && this.#runs.includes(kept)) this.#turns.fail(asError(cause));
      return undefined;
    }
  }

  #runOf(setup: TrainingOptions): Kept {
    const key = JSON.stringify(setup);
    const known = this.#kept.get(key);
    if (known) return known;
    const steps = setup.schedule?.steps ?? 0;
    const nothing = { points: [], milliseconds: 0, scores: [], failure: undefined };
    const run: Kept = { setup, steps, ...nothing, lease: undefined, saved: undefined };
    this.#kept.set(key, run);
    return run;
  }

  #forget(run: Kept): void {
    this.#kept.delete(JSON.stringify(run.setup));
    this.#release(run);
  }

  #release(run: Kept): void {
    run.lease?.release();
    run.lease = undefined;
  }

  #isThere({ lease, ...run }: Kept): boolean {
    return lease !== undefined && this.#trainingThread.has(lease.client) && lease.at === stepOf(run);
  }

  /** A new thread resumes from the saved state, with the bits of an uninterrupted run. */
  #lease(run: Kept): Lease {
    const { saved, setup } = run;
    if (run.lease && !this.#trainingThread.has(run.lease.client)) this.#release(run);
    return (run.lease ??= new Lease(this.#trainingThread.client, saved?.step ?? 0, async (client) => {
      const trainer = await client.make(setup);
      this.#heard += 1;
      if (!saved) return trainer;
      try {
        await trainer.restore(saved.state);
      } catch (cause) {
        trainer.free().catch(() => undefined);
        throw cause;
      }
      return trainer;
    }));
  }

  /** All calls that belong together. Abandons a thread whose failure concerns all its models. */
  async #use<R>(run: Kept, body: (trainer: RemoteTrainer, lease: Lease) => Promise<R>): Promise<R> {
    const lease = this.#lease(run);
    try {
      return await lease.use((trainer) => body(trainer, lease));
    } catch (cause) {
      if (fatal.has(codeOf(cause))) this.#trainingThread.end(cause, lease.client);
      // It may never have been made, or have taken steps since the last point.
      if (run.lease === lease) this.#release(run);
      throw cause;
    }
  }

  /** A thread that is silent is given up too. */
  async #watched(body: () => Promise<unknown>): Promise<void> {
    const unwatch = this.#trainingThread.watch(() => this.#heard);
    try {
      await body();
    } finally {
      unwatch();
    }
  }

  async #race(more: number, signal: AbortSignal, enter: (stage: 'running' | 'testing') => void): Promise<void> {
    for (const run of this.#kept.values()) if (!this.#runs.includes(run)) this.#release(run);
    const rounds = roundsOf(this.#runs);
    for (const round of rounds) {
      const behind = round.filter((run) => stepOf(run) < run.steps);
      await this.#each(behind, signal, (run) => this.#train(run, stepOf(run) + more, signal, enter));
      const there = round.filter((run) => stepOf(run) === run.steps);
      await this.#test(there, signal, enter);
      if (signal.aborted) return;
      // Memory holds one round at a time; the saved state restores any of the others.
      if (rounds.length > 1) for (const run of round) if (isDone(run)) this.#release(run);
    }
  }

  /**
   * A failure of one model stops only that one, unless the thread is lost with it: then, too, it ends when the calls of
   * all have settled.
   */
  async #each(runs: readonly Kept[], signal: AbortSignal, body: (run: Kept) => Promise<void>): Promise<void> {
    const lost: unknown[] = [];
    const one = async (run: Kept): Promise<void> => {
      if (run.failure || signal.aborted) return;
      try {
        await body(run);
      } catch (cause) {
        if (fatal.has(codeOf(cause))) return void lost.push(cause);
        run.failure = asError(cause);
        this.#changed();
      }
    };
    await Promise.all(runs.map(one));
    if (lost.length > 0) throw lost[0];
  }

  #train(run: Kept, until: number, signal: AbortSignal, enter?: (stage: 'running') => void): Promise<void> {
    const end = Math.min(until, run.steps);
    return this.#use(run, async (trainer, lease) => {
      const stop = (): void => void trainer.stop().catch(() => undefined);
      signal.addEventListener('abort', stop);
      enter?.('running');
      try {
        while (lease.at < end && !signal.aborted) {
          const next = Math.min(end, (Math.floor(lease.at / leg) + 1) * leg);
          await trainer.run({ until: next, every }, (progress) => this.#note(run, lease, progress));
          run.saved = { step: lease.at, state: await trainer.save() };
        }
      } finally {
        signal.removeEventListener('abort', stop);
      }
    });
  }

  #note(run: Kept, lease: Lease, { step, results, evaluation, milliseconds }: Progress): void {
    this.#heard += 1;
    lease.at = step;
    // A resumed run repeats steps that the lost thread had already reported.
    if (step <= stepOf(run)) return;
    const loss = results.reduce((sum, result) => sum + result.loss, 0) / results.length;
    run.points = [...run.points, { step, accuracy: evaluation.accuracy, loss }];
    run.milliseconds += milliseconds;
    run.scores = [];
    this.#changed();
  }

  /** To its last point: from an older state, the steps between are taken again. */
  #bringBack(run: Kept, signal: AbortSignal): Promise<void> {
    return this.#train(run, stepOf(run), signal);
  }

  async #test(runs: readonly Kept[], signal: AbortSignal, enter: (stage: 'testing') => void): Promise<void> {
    for (const run of runs.filter(({ scores }) => scores.length === 0))
      await this.#each([run], signal, async () => {
        enter('testing');
        await this.#bringBack(run, signal);
        if (signal.aborted) return;
        const scores: Evaluation[] = [];
        await this.#use(run, async (trainer) => {
          for (const length of this.#lengths(run.setup.longest ?? 0)) {
            if (signal.aborted) return;
            scores.push(await trainer.evaluate({ length, sentences: 512 }));
            this.#heard += 1;
          }
        });
        if (signal.aborted) return;
        run.scores = scores;
        this.#changed();
      });
  }
}
