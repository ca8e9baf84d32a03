// The race without a page, its thread here the other end of a channel.
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { TrainingOptions } from '../../../web/library/api/training/options.ts';
import type { Port, Request } from '../../../web/library/api/training/protocol.ts';
import { serveTraining } from '../../../web/library/api/training/serve.ts';
import { TrainingThread, silenceLimit, type Thread } from '../../../web/labs/training/training-thread.ts';
import { lengthsOf } from '../../../web/labs/training/entrants.ts';
import { properties, setupOf } from '../../../web/labs/training/properties.ts';
import { Race } from '../../../web/labs/training/race.ts';
import { stepOf } from '../../../web/labs/training/run.ts';
import { defaults } from '../../../web/labs/shared/state/properties.ts';

/** Replies to a request in place of the network. */
type Fault = (request: Request) => { readonly error: object } | 'silence' | undefined;

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

function threadWith(fault: Fault): Thread {
  const { port1, port2 } = new MessageChannel();
  serveTraining(port2 as unknown as Port);
  open.push(() => port1.close());
  const listeners: ((event: { readonly data: unknown }) => void)[] = [];
  return {
    postMessage(message) {
      const instead = fault(message as Request);
      if (instead === 'silence') return;
      if (!instead) return port1.postMessage(message);
      const data = { id: (message as Request).id, ...instead };
      queueMicrotask(() => listeners.forEach((listen) => listen({ data })));
    },
    addEventListener(type: string, listener: (event: { readonly data: unknown }) => void) {
      if (type !== 'message') return;
      listeners.push(listener);
      port1.addEventListener('message', listener as unknown as EventListener);
    },
    start: () => port1.start(),
    terminate: () => port1.close(),
  } as Thread;
}

const error = (code: string, message = code): { error: object } => ({
  error: { name: 'PosencError', message, code, argument: '', value: '', allowed: '' },
});

const steps = 120;
const view = { ...defaults(properties), task: 'threeBack', dim: '16', heads: '2', longest: 8, steps } as const;
const setups: readonly TrainingOptions[] = (['none', 'rotary'] as const).map((kind) => setupOf(view, kind));

interface Made {
  readonly race: Race;
  readonly trainingThread: TrainingThread;
  /** Steps of the first run, whenever something changed. */
  readonly told: number[];
}

function raceOf(fault: Fault = () => undefined, list = setups): Made {
  const trainingThread = new TrainingThread(() => threadWith(fault));
  const told: number[] = [];
  const race: Race = new Race(trainingThread, lengthsOf, () => told.push(stepOf(race.runs[0]!)));
  race.enter(list);
  return { race, trainingThread, told };
}

const outcome = ({ race }: Made): unknown => race.runs.map(({ points, scores }) => ({ points, scores }));
const whole = raceOf();
await whole.race.go();
const expected = outcome(whole);

describe('a race', () => {
  test('has a point every ten steps and answers at four lengths; RoPE learns it, NoPE does not', () => {
    const [none, rotary] = whole.race.runs;
    expect(rotary!.points.map(({ step }) => step)).toEqual(
      Array.from({ length: steps / 10 }, (_point, k) => 10 * (k + 1)),
    );
    expect(rotary!.scores.map(({ length, asked }) => [length, asked])).toEqual(
      [8, 12, 16, 32].map((length) => [length, 512 * (length - 3)]),
    );
    expect(rotary!.scores[0]!.accuracy).toBeGreaterThan(0.95);
    expect(none!.scores[0]!.accuracy).toBeLessThan(0.4);
    expect(whole.told.length).toBeGreaterThan(24);
  });

  test('that is stopped in between, goes ten steps at a time and goes on, ends like one that ran through', async () => {
    const made = raceOf();
    const { race } = made;
    await race.go(10);
    expect(race.runs.map(stepOf)).toEqual([10, 10]);
    const running = race.go();
    while (stepOf(race.runs[0]!) < 60) await new Promise((resolve) => setImmediate(resolve));
    race.pause();
    await running;
    expect(race.running).toBe(false);
    expect(stepOf(race.runs[0]!)).toBeLessThan(steps);
    expect(race.runs.every(({ scores }) => scores.length === 0)).toBe(true);
    await race.stop();
    expect(race.runs.every(({ scores }) => scores.length === 4)).toBe(true);
    await race.go();
    expect(outcome(made)).toEqual(expected);
  });

  test('after losing its thread says so, keeps its results, and ends alike in a new thread', async () => {
    const made = raceOf();
    const { race, trainingThread } = made;
    const running = race.go();
    while (stepOf(race.runs[1]!) < 110) await new Promise((resolve) => setImmediate(resolve));
    trainingThread.end();
    await running;
    expect(race.failure).toMatchObject({ code: 'POSENC_WORKER_LOST' });
    expect(race.runs[1]!.points.length).toBeGreaterThanOrEqual(11);
    await race.go();
    expect(race.failure).toBeUndefined();
    expect(outcome(made)).toEqual(expected);
  });

  test('that is left for another and entered again keeps its progress', async () => {
    const made = raceOf();
    await made.race.go(50);
    made.race.enter(setups.map((setup) => ({ ...setup, seed: 2 })));
    expect(made.race.runs.map(stepOf)).toEqual([0, 0]);
    await made.race.go(10);
    made.race.enter(setups);
    expect(made.race.runs.map(stepOf)).toEqual([50, 50]);
    await made.race.go();
    expect(outcome(made)).toEqual(expected);
  });

  test('of two seeds runs one after the other', async () => {
    const both = [1, 2].flatMap((seed) => setups.map((setup) => ({ ...setup, seed })));
    const order: number[] = [];
    const trainingThread = new TrainingThread(() => threadWith(() => undefined));
    const race: Race = new Race(trainingThread, lengthsOf, () => {
      const begun = race.runs.filter(({ points }) => points.length > 0);
      if (begun.length > order.length) order.push(race.runs.filter(({ scores }) => scores.length > 0).length);
    });
    race.enter(both);
    await race.go();
    // The third model, of the second seed, begins when the two of the first have been asked.
    expect(order).toEqual([0, 0, 2, 2]);
    expect(race.runs.slice(0, 2).map(({ points, scores }) => ({ points, scores }))).toEqual(expected);
    expect(race.runs.every(({ scores }) => scores.length === 4)).toBe(true);
  });

  test('that goes back to the start runs the same again', async () => {
    const made = raceOf();
    await made.race.go(50);
    made.race.restart();
    expect(made.race.runs.map(stepOf)).toEqual([0, 0]);
    await made.race.go();
    expect(outcome(made)).toEqual(expected);
  });

  test('in which one model runs away goes on without it', async () => {
    const { race } = raceOf(({ call, trainer }) =>
      call === 'run' && trainer === 1 ? error('POSENC_NOT_FINITE') : undefined,
    );
    await race.go();
    expect(race.failure).toBeUndefined();
    expect(race.runs[0]!.failure).toMatchObject({ code: 'POSENC_NOT_FINITE' });
    expect(race.runs[1]!.scores).toHaveLength(4);
  });

  test('for which memory runs out says so and resumes once there is some', async () => {
    let short = true;
    const made = raceOf(({ call }) => (short && call === 'make' ? error('POSENC_OUT_OF_MEMORY') : undefined));
    await made.race.go();
    expect(made.race.failure).toMatchObject({ code: 'POSENC_OUT_OF_MEMORY' });
    expect(made.race.running).toBe(false);
    short = false;
    await made.race.go();
    expect(outcome(made)).toEqual(expected);
  });

  test('of a page that slept for hours is not given up: only seconds that the page is awake count', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] });
    try {
      const made = raceOf();
      const running = made.race.go();
      for (const hour of [1, 2, 3]) {
        vi.setSystemTime(hour * 3600_000);
        vi.advanceTimersByTime(1000);
      }
      await running;
      expect(made.race.failure).toBeUndefined();
      expect(outcome(made)).toEqual(expected);
    } finally {
      vi.useRealTimers();
    }
  });

  test('whose thread falls silent abandons it after some seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const { race } = raceOf(({ call }) => (call === 'run' ? 'silence' : undefined));
      const running = race.go();
      vi.advanceTimersByTime((silenceLimit + 2) * 1000);
      await running;
      expect(race.failure).toMatchObject({ code: 'POSENC_WORKER_LOST' });
    } finally {
      vi.useRealTimers();
    }
  });
});
