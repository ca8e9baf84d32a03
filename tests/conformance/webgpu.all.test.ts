// Every published vector that a GPU can answer, answered by posenc/webgpu in float32 and judged as any program is.
import { readFileSync } from 'node:fs';
import { mropeAxes, type Frequencies } from 'posenc';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faults, readVectors, type Case } from './judge.ts';
import { configOf } from './posenc.ts';
import { frequenciesOf, Unsupported, type Words } from './posenc-words.ts';
import { openGpu, type Gpu } from '../library/webgpu/support/gpu.ts';
import type { Job, Sent } from '../library/webgpu/support/host.ts';

let gpu: Gpu;
beforeAll(async () => {
  gpu = await openGpu();
});
afterAll(() => gpu?.close());

const floats = (data: readonly number[]): Sent => ({ type: 'float32', data });
const zeros = (count: number): Sent => floats(Array<number>(count).fill(0));

/** Whole positions as integers, others as the floats that timesteps are. */
function sent(positions: readonly number[]): { list: Sent; type: string } {
  const isWhole = positions.every((p) => Number.isInteger(p) && Math.abs(p) <= 2 ** 53);
  const isSmall = positions.every((p) => Math.abs(p) < 2 ** 31);
  const type = isWhole ? (isSmall ? 'int32' : 'int64') : 'float32';
  return { list: { type, data: positions }, type };
}

const listed = ({ inverse, remainder, attentionFactor }: Frequencies) => ({
  inverse: [...inverse],
  remainder: [...remainder],
  attentionFactor,
});
const pairingOf = (name: string): string => (name === 'rotate_half' ? 'rotateHalf' : name);

/** A rotation of x [T, D], or with heads in the order that the case says. */
function rotation(options: Words, { positions, x }: Words, more: Words): Job {
  const order = (options['order'] as string | undefined) ?? 'TD';
  if (order.startsWith('B')) throw new Unsupported('positions by row of a batch');
  const heads = order === 'TD' ? 1 : (x.shape[order === 'HTD' ? 0 : 1] as number);
  const flat = (positions as (number | readonly number[])[]).flat();
  const tokens = Array.isArray(positions[0]) ? (positions[0] as number[]).length : flat.length;
  const { list, type } = sent(flat);
  const headDim = x.shape.at(-1) as number;
  return {
    kind: 'rotary',
    options: { headDim, headsFirst: order === 'HTD', pairing: pairingOf(options['pairing']), ...more },
    buffers: { x: floats(x.values), list },
    calls: [{ x: { buffer: 'x' }, heads, positions: { buffer: 'list', count: tokens, type } }],
  };
}

function table(options: Words, positions: readonly number[], more: Words): Job {
  const { list, type } = sent(positions);
  return {
    kind: 'table',
    options: { dim: options['dim'], ...more },
    buffers: { out: zeros(positions.length * Math.max(options['dim'], 0)), list },
    calls: [{ out: { buffer: 'out' }, positions: { buffer: 'list', count: positions.length, type } }],
  };
}

function sinusoidal(options: Words, { positions }: Words): Job {
  const { convention, base, layout, dim } = options;
  if (convention === 'vaswani') return table(options, positions, { base, layout });
  const own: Words = { base, layout: 'concatenated' };
  if (convention === 'fairseq')
    return table(options, positions, { ...own, ladder: 'halfMinusOne', paddingIndex: options['padding_idx'] });
  if (convention === 'x_transformers') return table(options, positions, { ...own, scale: dim ** -0.5 });
  const isPaper = convention === 'marian' || convention === 'transformer_xl';
  return table(options, positions, { ...own, ladder: isPaper ? 'half' : 'halfMinusOne' });
}

/** Half of the channels less a shift decide the ladder: the shifts 0 and 1 are ours. */
function timestep(options: Words, { positions }: Words): Job {
  const { max_period: base, flip_sin_to_cos: cosineFirst, downscale_freq_shift: shift, scale, dim } = options;
  if ((shift !== 0 && shift !== 1) || dim % 2 !== 0) throw new Unsupported('another shift, or an odd width');
  const scaled = (positions as readonly number[]).map((p) => p * scale);
  const ladder = shift === 1 ? 'halfMinusOne' : 'half';
  return table(options, scaled, { base, ladder, layout: 'concatenated', cosineFirst });
}

function mrope(options: Words, input: Words): Job {
  const { head_dim: headDim, interleaved, sections } = options;
  const frequencies = frequenciesOf({ ...options, rotary_dim: headDim });
  const style = interleaved ? 'interleaved' : 'chunked';
  const axes = [...mropeAxes({ style, sections, pairs: frequencies.inverse.length })];
  return rotation(options, input, { frequencies: listed(frequencies), axes });
}

function model(options: Words, input: Words): Job {
  const { frequencies, pairing, rotates } = configOf(options);
  if (pairing !== pairingOf(options['pairing'])) throw new Unsupported('another pairing');
  return rotation(options, input, { frequencies: listed(frequencies), rotates });
}

function alibi({ heads, causal }: Words, { queries, keys, offset }: Words): Job {
  return {
    kind: 'bias',
    options: { kind: 'alibi', heads, causal },
    buffers: { out: zeros(Math.max(heads * queries * keys, 0)) },
    calls: [{ out: { buffer: 'out' }, queries: { first: offset, count: queries }, keys: { count: keys } }],
  };
}

/** A table of its own row numbers, looked up by a query at 0 and keys at the relative positions. */
function t5({ bidirectional, num_buckets: buckets, max_distance: maxDistance }: Words, { relative }: Words): Job {
  const rows = Array.from({ length: Math.max(buckets, 1) }, (_, i) => i);
  return {
    kind: 'bias',
    options: { kind: 't5', heads: 1, bidirectional, buckets, maxDistance },
    buffers: { out: zeros(relative.length), list: { type: 'int32', data: relative }, learned: floats(rows) },
    calls: [
      {
        ...{ out: { buffer: 'out' }, queries: { count: 1 }, table: { buffer: 'learned' } },
        keys: { buffer: 'list', count: relative.length },
      },
    ],
  };
}

const rotary = (options: Words, input: Words): Job =>
  rotation(options, input, { frequencies: listed(frequenciesOf(options)) });

/** Values that only the GPU sees, in a buffer. */
const noNumber = 'that is no number (null stands for NaN).';

/** How a family's operation becomes a job; the result is in `x` or `out`. How many we lack, and why. */
const families: Readonly<
  Record<string, { operation: string; job: (options: Words, input: Words) => Job; lacking?: number; unseen?: string[] }>
> = {
  sinusoidal: { operation: 'table', job: sinusoidal, unseen: [`A position ${noNumber}`] },
  // Odd widths, which end with a 0, and shifts between the two ladders.
  timestep: { operation: 'table', job: timestep, lacking: 4, unseen: [`A step ${noNumber}`] },
  // Rows of a batch with positions of their own. A buffer may hold more than a call takes.
  rotary: {
    operation: 'rotate',
    job: rotary,
    lacking: 13,
    unseen: [`A position ${noNumber}`, 'Fewer positions than tokens.'],
  },
  mrope: { operation: 'rotate', job: mrope, lacking: 4 },
  // The base of Qwen 1, which grows in steps, is none of the library's.
  models: { operation: 'rotate', job: model, lacking: 1 },
  alibi: { operation: 'bias', job: alibi },
  t5_buckets: {
    operation: 'buckets',
    job: t5,
    unseen: [`A distance ${noNumber}`, 'A distance that is no integer.'],
  },
};

async function faultsOf(one: Case, job: Job): Promise<string[]> {
  const { buffers, error, complaints } = await gpu.run(job);
  if (error || complaints.length > 0) return [error?.message ?? '', ...complaints];
  return faults(one, { values: buffers['x'] ?? buffers['out'] ?? [] }, 'float32');
}

const counted = { answered: 0, all: 0 };

describe.each(Object.keys(families))('%s', (family) => {
  test('every case that a GPU can answer', async () => {
    const { operation, job, lacking = 0 } = families[family] as (typeof families)[string];
    const cases = readVectors(`${family}.json`).cases.filter((one) => one.operation === operation);
    const found: string[] = [];
    let answered = 0,
      unanswered = 0;
    for (const one of cases.filter(({ result }) => result !== 'invalid')) {
      try {
        const wrong = await faultsOf(one, job(one.options, one.input));
        answered += 1;
        if (wrong.length > 0) found.push(`${one.id} (${one.comment}): ${wrong.slice(0, 3).join('; ')}`);
      } catch (error) {
        if (!(error instanceof Unsupported)) throw error;
        unanswered += 1;
      }
    }
    expect(found).toEqual([]);
    expect(answered).toBeGreaterThan(10);
    expect(unanswered).toBe(lacking);
    counted.answered += answered;
    counted.all += answered + unanswered;
  });

  test('every case that is invalid is refused, but for numbers that only the GPU sees', async () => {
    const { operation, job, unseen = [] } = families[family] as (typeof families)[string];
    const taken: string[] = [];
    for (const one of readVectors(`${family}.json`).cases) {
      if (one.operation !== operation || one.result !== 'invalid') continue;
      try {
        const { error, complaints } = await gpu.run(job(one.options, one.input));
        expect(complaints).toEqual([]);
        if (error === undefined) taken.push(one.comment);
        else expect(error.code).toMatch(/^POSENC_/);
      } catch (error) {
        // The library refuses frequencies and axes before there is a job.
        if (!(error instanceof Unsupported)) expect(error).toHaveProperty('code', expect.stringMatching(/^POSENC_/));
      }
    }
    expect(taken).toEqual(unseen);
  });
});

test('the guide says how many cases are answered', () => {
  const guide = readFileSync(new URL('../../web/docs/guides/04-webgpu.md', import.meta.url), 'utf8');
  expect(guide).toContain(`${counted.answered} of ${counted.all} [published cases]`);
});
