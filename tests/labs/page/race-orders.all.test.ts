// The race against every order in which its calls can be made and can settle.
import { describe, expect, test } from 'vitest';
import type { TrainingOptions } from '../../../web/library/api/training/options.ts';
import { Race } from '../../../web/labs/training/race.ts';
import { isDone, type Run, stepOf } from '../../../web/labs/training/run.ts';
import { accuracyOf, FakeTrainingThread, looks } from './support/fake-trainers.ts';

const steps = 20;
const setupsOf = (seed: number): readonly TrainingOptions[] =>
  (['none', 'rotary'] as const).map((kind) => ({ task: 'threeBack', encoding: { kind }, schedule: { steps }, seed }));
const everything = (): Promise<unknown> => new Promise((resolve) => setImmediate(resolve));

class World {
  readonly trainingThread = new FakeTrainingThread();
  readonly race = new Race(
    this.trainingThread,
    () => [8, 16],
    () => undefined,
  );
  readonly faults: string[] = [];
  seed = 1;
  /** Something was made to fail. */
  failed = false;
  /** Every request concerns a model in the race. */
  fresh = true;
  /** Seeds whose models are looked into. */
  readonly looked = new Set<number>();

  constructor() {
    this.race.enter(setupsOf(this.seed));
  }

  /** As the page looks into a model: one call after another. */
  inside(): boolean {
    const [run] = this.race.runs;
    if (!run || run.points.length === 0) return false;
    this.looked.add(this.seed);
    const asked = async (): Promise<void> => {
      const found = await this.race.inside(run, async (trainer) => [
        await trainer.look([1]),
        ...(await trainer.parameters()),
      ]);
      if (!found) return;
      if (this.race.known(run.setup) !== run) this.faults.push('a look into a model of before the start');
      for (const { step } of found as unknown as readonly { readonly step: number }[])
        if (step !== stepOf(run)) this.faults.push(`a look at step ${step} of a model at ${stepOf(run)}`);
    };
    asked().catch((cause: unknown) => this.faults.push(`inside threw ${String(cause)}`));
    return true;
  }

  /** Invariants between any two actions. */
  check(): void {
    const { race, trainingThread, faults } = this;
    const pending = trainingThread.calls.map(({ name }) => name);
    const working = pending.filter((name) => !looks.has(name));
    const rests = race.phase === 'idle' || race.phase === 'failed';
    if (rests && working.length > 0) faults.push(`${race.phase} while ${working.join(', ')} is in flight`);
    if (!rests && working.length === 0) faults.push(`${race.phase} waits for nobody`);
    if (race.failure && !this.failed) faults.push(`failed: ${race.failure.message}`);
    if (race.failure && this.fresh) faults.push(`the failure of others is told: ${race.failure.message}`);
    for (const run of race.runs) this.#checkRun(run);
    faults.push(...trainingThread.faults);
  }

  #checkRun({ points, scores, setup, failure }: Run): void {
    if (failure && !this.failed) this.faults.push(`a model failed: ${failure.message}`);
    const at = points.length * 10;
    points.forEach(({ step, accuracy }, index) => {
      if (step !== 10 * (index + 1) || accuracy !== accuracyOf(setup.seed, step))
        this.faults.push(`point ${index} is of step ${step}, with ${accuracy}`);
    });
    if (scores.length > 0 && (scores.length !== 2 || scores.some(({ loss }) => loss !== at)))
      this.faults.push(`answers of another step than ${at}`);
  }

  async settleAll(): Promise<void> {
    for (let turn = 0; this.trainingThread.calls.length > 0; turn += 1) {
      if (turn > 300) throw new Error('the race never comes to rest');
      this.trainingThread.settle(0);
      await everything();
      this.check();
    }
  }

  /** From any state it comes to rest, runs to the end, and leaves nothing in the thread. */
  async finish(): Promise<void> {
    await this.settleAll();
    const unhurt = this.race.runs.every(({ failure }) => !failure);
    const ended = this.race.go();
    await everything();
    await this.settleAll();
    if (!(await ended)) this.faults.push('the last race did not run through');
    if (!this.race.runs.every(isDone)) this.faults.push('the last race has no end');
    if (unhurt && this.race.runs.some((run) => stepOf(run) !== steps)) this.faults.push('the last race stopped early');
    this.race.enter([]);
    await this.race.go();
    await everything();
    if (this.trainingThread.alive > 0) this.faults.push(`${this.trainingThread.alive} trainers were never freed`);
    this.check();
  }
}

/** Each returns whether it had an effect; if not, a shorter sequence covers it. */
const actions = {
  start: ({ race }: World) => (void race.go(), true),
  stop: ({ race }: World) => (void race.stop(), true),
  restart: ({ race }: World) => (race.restart(), true),
  inside: (world: World) => world.inside(),
  change: (world: World) => {
    world.seed = 3 - world.seed;
    world.race.enter(setupsOf(world.seed));
    return true;
  },
  settleOldest: ({ trainingThread }: World) => trainingThread.calls.length > 0 && (trainingThread.settle(0), true),
  settleNewest: ({ trainingThread }: World) => trainingThread.calls.length > 1 && (trainingThread.settle(-1), true),
  fail: (world: World) => {
    if (world.trainingThread.calls.length === 0) return false;
    world.failed = true;
    world.trainingThread.end(new Error('killed'));
    return true;
  },
  pause: ({ race }: World) => (race.pause(), true),
  tenSteps: ({ race }: World) => (void race.go(10), true),
  refuseOldest: (world: World) => {
    if (world.trainingThread.calls.length === 0) return false;
    world.failed = true;
    world.trainingThread.refuseOldest();
    return true;
  },
} as const;
type Action = keyof typeof actions;
const asking: ReadonlySet<Action> = new Set(['start', 'stop', 'inside', 'tenSteps']);

/** The index of the action without effect, if any. */
async function play(sequence: readonly Action[], before: (world: World) => Promise<void>): Promise<number | undefined> {
  const world = new World();
  await before(world);
  for (const [index, action] of sequence.entries()) {
    if (!actions[action](world)) return index;
    if (action === 'restart') world.looked.delete(world.seed);
    if (action === 'restart' || action === 'change') world.fresh = !world.looked.has(world.seed);
    else if (asking.has(action)) world.fresh = false;
    await everything();
    world.check();
  }
  world.fresh = false;
  await world.finish();
  if (world.faults.length > 0) throw new Error(`${sequence.join(', ')}: ${[...new Set(world.faults)].join('; ')}`);
  return undefined;
}

/** Plays every sequence of so many of these actions; how many there were. */
async function playAll(
  names: readonly Action[],
  length: number,
  before: (world: World) => Promise<void> = async () => undefined,
): Promise<number> {
  const digits = Array<number>(length).fill(0);
  for (let played = 0; ; ) {
    const idle = await play(
      digits.map((digit) => names[digit]!),
      before,
    );
    if (idle === undefined) played += 1;
    // The next number; actions without effect are skipped.
    let place = idle ?? length - 1;
    digits.fill(0, place + 1);
    while (place >= 0 && digits[place] === names.length - 1) digits[place--] = 0;
    if (place < 0) return played;
    digits[place]! += 1;
  }
}

const asked: readonly Action[] = [
  'start',
  'stop',
  'restart',
  'inside',
  'change',
  'settleOldest',
  'settleNewest',
  'fail',
];
const all = Object.keys(actions) as readonly Action[];

/** Both models are at step 10, and nothing is under way. */
async function tenStepsIn({ race, trainingThread }: World): Promise<void> {
  void race.go(10);
  await everything();
  while (trainingThread.calls.length > 0) {
    trainingThread.settle(0);
    await everything();
  }
}

describe('a race whose calls settle in any order', () => {
  test('keeps its word in every sequence of up to six actions from the start', async () => {
    const played: number[] = [];
    for (const length of [1, 2, 3, 4, 5, 6]) played.push(await playAll(asked, length));
    // Sequences with an action without effect add nothing: these are all the others.
    expect(played).toEqual([4, 19, 103, 599, 3577, 21553]);
  });

  test('keeps its invariants in every sequence of up to four actions in mid race, with pauses and errors', async () => {
    for (const length of [1, 2, 3, 4]) expect(await playAll(all, length, tenStepsIn)).toBeGreaterThan(0);
  });
});
