// The race: models in a thread of their own, what was seen of each, how to stop and how to go on. It knows no page.
import type { RemoteTrainer } from '../../../api/training/connect.ts';
import type { TrainingOptions } from '../../../api/training/options.ts';
import type { Progress } from '../../../api/training/protocol.ts';
import type { Evaluation } from '../../../api/training/trainer.ts';
import type { Coach } from './coach.ts';

export interface Point {
  readonly step: number;
  /** Of 256 sentences of the longest length. */
  readonly accuracy: number;
  readonly loss: number;
}

/** One model: what was seen of it, and what it takes to go on. */
export interface Run {
  readonly setup: TrainingOptions;
  readonly steps: number;
  readonly points: readonly Point[];
  /** Of training alone. */
  readonly milliseconds: number;
  /** By length, as the model is now; empty until it was asked. */
  readonly scores: readonly Evaluation[];
  /** Why it cannot go on. */
  readonly failure: Error | undefined;
}

interface Kept extends Run {
  points: Point[];
  milliseconds: number;
  scores: readonly Evaluation[];
  failure: Error | undefined;
  trainer: RemoteTrainer | undefined;
  /** Where the trainer is, which after a loss may be before the last point. */
  at: number;
  saved: { readonly step: number; readonly state: Uint8Array } | undefined;
}

export const stepOf = ({ points }: Run): number => points.at(-1)?.step ?? 0;
export const isDone = (run: Run): boolean =>
  run.failure !== undefined || (stepOf(run) === run.steps && run.scores.length > 0);
/** The first step at which 95 % of the answers were right. */
export const solvedAt = ({ points }: Run): number | undefined => points.find(({ accuracy }) => accuracy >= 0.95)?.step;

/** Steps from one look to the next, and from one saved state to the next. */
export const every = 10;
const leg = 100;
/** As many models are remembered with all they learned: 200 kB each at the usual size. */
const memory = 48;
/** After these the thread cannot be trusted with the others either. */
const fatal: ReadonlySet<unknown> = new Set(['POSENC_WORKER_LOST', 'POSENC_TRAPPED', 'POSENC_OUT_OF_MEMORY']);

export const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown }).code;
const asError = (cause: unknown): Error => (cause instanceof Error ? cause : new Error(String(cause)));

/** Those of one seed race one another; the next seed follows. */
function roundsOf<R extends Run>(runs: readonly R[]): readonly (readonly R[])[] {
  const seeds = [...new Set(runs.map(({ setup }) => setup.seed))];
  return seeds.map((seed) => runs.filter(({ setup }) => setup.seed === seed));
}

export class Race {
  readonly #coach: Coach;
  readonly #lengths: (longest: number) => readonly number[];
  readonly #changed: () => void;
  readonly #kept = new Map<string, Kept>();
  #runs: readonly Kept[] = [];
  #pausing = false;
  #heard = 0;
  /** Some model is being trained or asked. */
  running = false;
  asking = false;
  /** Why it ended before its time. */
  failure: Error | undefined;

  constructor(coach: Coach, lengths: (longest: number) => readonly number[], changed: () => void) {
    this.#coach = coach;
    this.#lengths = lengths;
    this.#changed = changed;
  }

  get runs(): readonly Run[] {
    return this.#runs;
  }

  /** Whoever was here before with the same set-up is still where he was. */
  enter(setups: readonly TrainingOptions[]): void {
    const runs = setups.map((setup) => this.#runOf(setup));
    if (runs.length === this.#runs.length && runs.every((run, index) => run === this.#runs[index])) return;
    this.pause();
    this.#runs = runs;
    this.failure = undefined;
    for (const [key, run] of this.#kept)
      if (!runs.includes(run) && (run.points.length === 0 || this.#kept.size > memory)) this.#forget(key, run);
  }

  /** What is known of a set-up that may or may not be in the race. */
  known(setup: TrainingOptions): Run | undefined {
    return this.#kept.get(JSON.stringify(setup));
  }

  #runOf(setup: TrainingOptions): Kept {
    const key = JSON.stringify(setup);
    const known = this.#kept.get(key);
    if (known) return known;
    const steps = setup.schedule?.steps ?? 0;
    const nothing = { points: [], milliseconds: 0, scores: [], failure: undefined };
    const run: Kept = { setup, steps, ...nothing, trainer: undefined, at: 0, saved: undefined };
    this.#kept.set(key, run);
    return run;
  }

  #forget(key: string, run: Kept): void {
    this.#kept.delete(key);
    this.#dismiss(run);
  }

  /** Gives a trainer's memory back; if its thread is gone, so is its memory. */
  #dismiss(run: Kept): void {
    run.trainer?.free().catch(() => undefined);
    run.trainer = undefined;
  }

  /** Trains to the end, or for so many steps more; at the end, every model is asked at every length. */
  async go(more = Infinity): Promise<void> {
    if (this.running) return;
    const runs = this.#runs;
    for (const run of this.#kept.values()) if (!runs.includes(run)) this.#dismiss(run);
    const rounds = roundsOf(runs);
    await this.#work(async () => {
      for (const round of rounds) {
        if (this.#pausing) return;
        this.asking = false;
        const behind = round.filter((run) => stepOf(run) < run.steps);
        await Promise.all(behind.map((run) => this.#each(run, () => this.#train(run, stepOf(run) + more))));
        if (!this.#pausing) await this.#ask(round.filter((run) => stepOf(run) === run.steps));
        // One round at a time fits into memory; what was saved brings any of it back.
        if (rounds.length > 1) for (const run of round) if (isDone(run)) this.#dismiss(run);
      }
    });
  }

  /** Ends training here: every model is asked at every length as it is. It can still go on. */
  async stop(): Promise<void> {
    const runs = this.#runs;
    this.pause();
    await this.#working;
    await this.#work(() => this.#ask(runs.filter(({ points }) => points.length > 0)));
  }

  /** Stops after the steps that each model is at. */
  pause(): void {
    if (!this.running) return;
    this.#pausing = true;
    for (const { trainer } of this.#runs) trainer?.stop().catch(() => undefined);
  }

  /** Everybody back to the start. */
  async restart(): Promise<void> {
    this.pause();
    await this.#working;
    const setups = this.#runs.map(({ setup }) => setup);
    for (const run of this.#runs) this.#forget(JSON.stringify(run.setup), run);
    this.enter(setups);
    this.#changed();
  }

  /** What `ask` finds in the model of a run, as it is at the last point. Undefined while the race goes on. */
  async inside<R>(run: Run, ask: (trainer: RemoteTrainer) => Promise<R>): Promise<R | undefined> {
    const kept = this.#kept.get(JSON.stringify(run.setup));
    if (this.running || !kept || kept.points.length === 0) return undefined;
    if (!kept.trainer || kept.at < stepOf(kept))
      await this.#work(async () => {
        await this.#ready(kept);
        if (kept.at < stepOf(kept)) await this.#train(kept, stepOf(kept));
      });
    if (!kept.trainer) return undefined;
    try {
      return await ask(kept.trainer);
    } catch (cause) {
      this.#lose(cause);
      return undefined;
    }
  }

  #working: Promise<void> = Promise.resolve();

  /** The thread is gone or cannot be trusted: the next call starts another. */
  #lose(cause: unknown): void {
    this.failure = asError(cause);
    this.#coach.end(cause);
    for (const run of this.#kept.values()) run.trainer = undefined;
    this.#changed();
  }

  /** One thing at a time, watched. */
  #work(body: () => Promise<unknown>): Promise<void> {
    this.running = true;
    this.#pausing = false;
    this.failure = undefined;
    this.#changed();
    const unwatch = this.#coach.watch(() => this.#heard);
    this.#working = body()
      .then(() => undefined)
      .catch((cause: unknown) => this.#lose(cause))
      .finally(() => {
        unwatch();
        this.running = this.asking = false;
        this.#changed();
      });
    return this.#working;
  }

  /** What goes wrong with one model stops that one alone, unless the thread is lost with it. */
  async #each(run: Kept, body: () => Promise<void>): Promise<void> {
    if (run.failure) return;
    try {
      await body();
    } catch (cause) {
      if (fatal.has(codeOf(cause))) throw cause;
      run.failure = asError(cause);
      this.#changed();
    }
  }

  /** A new thread goes on from what was saved: with the bits of a run that was never interrupted. */
  async #ready(run: Kept): Promise<RemoteTrainer> {
    if (run.trainer) return run.trainer;
    const trainer = await this.#coach.client.make(run.setup);
    if (run.saved) await trainer.restore(run.saved.state);
    run.at = run.saved?.step ?? 0;
    run.trainer = trainer;
    this.#heard += 1;
    return trainer;
  }

  async #train(run: Kept, until: number): Promise<void> {
    const end = Math.min(until, run.steps);
    const trainer = await this.#ready(run);
    while (run.at < end && !this.#pausing) {
      const next = Math.min(end, (Math.floor(run.at / leg) + 1) * leg);
      await trainer.run({ until: next, every }, (progress) => this.#note(run, progress));
      run.saved = { step: run.at, state: await trainer.save() };
    }
  }

  #note(run: Kept, { step, results, evaluation, milliseconds }: Progress): void {
    this.#heard += 1;
    run.at = step;
    // What a lost thread had told already is told again.
    if (step <= stepOf(run)) return;
    const loss = results.reduce((sum, result) => sum + result.loss, 0) / results.length;
    run.points = [...run.points, { step, accuracy: evaluation.accuracy, loss }];
    run.milliseconds += milliseconds;
    run.scores = [];
    this.#changed();
  }

  async #ask(runs: readonly Kept[]): Promise<void> {
    this.asking = true;
    this.#changed();
    for (const run of runs.filter(({ scores }) => scores.length === 0))
      await this.#each(run, async () => {
        const trainer = await this.#ready(run);
        // A state older than the last point: the steps between are taken again.
        if (run.at < stepOf(run)) await this.#train(run, stepOf(run));
        const scores: Evaluation[] = [];
        if (this.#pausing) return;
        for (const length of this.#lengths(run.setup.longest ?? 0)) {
          scores.push(await trainer.evaluate({ length, sentences: 512 }));
          this.#heard += 1;
        }
        run.scores = scores;
        this.#changed();
      });
  }
}
