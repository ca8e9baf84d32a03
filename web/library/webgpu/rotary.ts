// Rotary embedding on the GPU: pipelines that a host encodes into its own passes.
import { enter, wrongType } from '../api/runtime/errors.ts';
import { bindPositions, deviceCall, type GpuCall } from './call.ts';
import { bindRange, checkHalves, elementsIn, Holdings, readBuffer, readDevice } from './device.ts';
import { positionFunction, type ReadPositions } from './positions.ts';
import { radiusWords } from './radius.ts';
import { readRotaryCall, type GpuRotary, type GpuRotaryBinding, type RotaryCall } from './rotary-call.ts';
import type { GpuRotaryOptions, GridWords, RotaryPlan, RotaryWords } from './rotary-options.ts';
import { rotaryKernel, rotaryNumbers } from './shaders/rotary.ts';
import type { CpuBuffer, Device, GpuBuffer, GpuDevice, OwnBuffer } from './types.ts';
import { checkFits } from './views.ts';

/**
 * Turns pair i of every head of the token at position p by the angle p w_i, times the attention factor, as
 * `applyRotary` does, on the GPU. `bind` takes the host's buffers once; `encode` adds the call to a compute pass.
 *
 * Shapes: x [B, T, H, D], with `headsFirst` [B, H, T, D], or anything with three strides; T of `positions`.
 * Units: positions in tokens, frequencies in radians per position; offsets and strides in elements.
 * Errors: `TypeError` for a wrong type, an unknown option, or none of frequencies, base and grid; `RangeError` for
 * sizes, strides, usages or limits of the device that do not fit, a result that overlaps its input, and rows that
 * overlap each other; `PosencError` with code POSENC_UNAVAILABLE without a device (unless `fallback` is `cpu`) or
 * without `shader-f16` for float16, POSENC_DISPOSED after `dispose`, POSENC_DEVICE_LOST after a loss. All come before
 * anything is encoded.
 * Accuracy: cosine and sine within 2^-24 of the true values at every position up to 2^32, within 1.1 x 2^-24 times the
 * attention factor where that is no power of two, with the same bits on every device; the two products and the sum
 * round as the device rounds.
 * Cost: reads and writes each number once; nothing is allocated by `encode` and `move`.
 * Source: web/docs/decisions/024-phases-on-the-gpu.md.
 *
 * @example
 * const rope = await createRotary(device, { headDim: 128, headsFirst: true, pairing: 'rotateHalf', frequencies });
 * const turn = rope.bind({ x: { buffer: queries }, heads: 32, positions: { first: 0, count: 16 } });
 * turn.encode(pass);
 */
export async function createRotary(
  device: GpuDevice | null | undefined,
  options: GpuRotaryOptions,
): Promise<GpuRotary> {
  const { prepareRotary } = await import('./prepare.ts');
  const words = prepareRotary(options);
  enter('createRotary');
  const given = readDevice(device, words.fallback);
  if (given === undefined) return (await import('./cpu.ts')).cpuRotary(words.plan);
  checkHalves(given, words.plan.half);
  return new DeviceRotary(given, words);
}

/** As many invocations as keep a device busy; with more, each turns several heads by the same cosine and sine. */
const enough = 2 ** 15;

class DeviceRotary implements GpuRotary {
  readonly #plan: RotaryPlan;
  readonly #holdings: Holdings;
  readonly #grid: GridWords | undefined;
  readonly #frequencies: OwnBuffer;
  readonly #coordinates: OwnBuffer | undefined;

  constructor(device: Device, { plan, grid, frequencies }: RotaryWords) {
    this.#plan = plan;
    this.#holdings = new Holdings(device, 'the rotation');
    this.#grid = grid;
    this.#frequencies = this.#holdings.constant(frequencies);
    this.#coordinates = grid && this.#holdings.constant(grid.words);
  }

  bind(binding: GpuRotaryBinding<GpuBuffer | CpuBuffer>): GpuCall {
    enter('GpuRotary.bind');
    const holdings = this.#holdings;
    holdings.check();
    const call = readRotaryCall(binding, this.#plan);
    const positions = this.#grid ? { ...call.positions, type: this.#grid.type } : call.positions;
    const bytes = this.#plan.half ? 2 : 4;
    const x = readBuffer(call.x.buffer, 'x.buffer');
    const out = call.out === call.x ? x : readBuffer(call.out.buffer, 'out.buffer');
    checkFits(call.endOfX, elementsIn(x, bytes), 'x');
    checkFits(call.endOfOut, elementsIn(out, bytes), 'out');
    const isOne = x === out;
    const places = this.#bindHeads(call, x, out, bytes);
    const bound = bindPositions(holdings, 4, positions, this.#plan.axes, call.batch, 'positions', this.#coordinates);
    if (positions.buffer !== undefined && [x, out].includes(positions.buffer as GpuBuffer))
      throw wrongType('positions', positions.buffer, 'another buffer than those of x and out');
    const { pairs, headDim, headsOfGrid } = this.#plan;
    const kept = call.inPlace ? 0 : Math.ceil((headDim - 2 * pairs) / 2);
    const rows = call.batch * call.tokens * (pairs + kept);
    const each =
      headsOfGrid > 1 ? call.heads : Math.min(Math.max(Math.floor((rows * call.heads) / enough), 1), call.heads);
    const blocks = Math.ceil(call.heads / each);
    const items = rows * blocks;
    const [x0 = 0, x1 = 0, x2 = 0] = call.x.strides;
    const [o0 = 0, o1 = 0, o2 = 0] = call.out.strides;
    const numbers: Record<(typeof rotaryNumbers)[number], number> = {
      position_low: call.positions.first,
      position_high: Math.floor(call.positions.first / 2 ** 32),
      slot: call.slot,
      items,
      units: pairs + kept,
      tokens: call.tokens,
      heads: call.heads,
      heads_each: each,
      blocks,
      position_first: bound.first,
      position_axis: positions.axisStride,
      position_batch: positions.batchStride,
      x_first: call.x.offset - places.xFrom,
      x_batch: x0,
      x_token: x1,
      x_head: x2,
      out_first: call.out.offset - places.outFrom,
      out_batch: o0,
      out_token: o1,
      out_head: o2,
      capacity: call.out.capacity,
    };
    return deviceCall(holdings, {
      code: this.#code(call, positions, isOne),
      numbers: rotaryNumbers.map((name) => numbers[name]),
      constants: this.#frequencies,
      entries: [...places.entries, ...bound.entries],
      invocations: items,
      name: 'x',
      place: {
        tokens: call.tokens,
        capacity: call.byPosition || call.out === call.x ? undefined : call.out.capacity,
        isMovable: positions.type === 'range',
      },
    });
  }

  #bindHeads(call: RotaryCall, x: GpuBuffer, out: GpuBuffer, bytes: number) {
    const holdings = this.#holdings;
    const isOne = x === out;
    const first = isOne ? Math.min(call.x.offset, call.out.offset) : call.out.offset;
    const end = isOne ? Math.max(call.endOfX, call.endOfOut) : call.endOfOut;
    const to = bindRange(holdings, 2, out, first, end, bytes, call.out === call.x ? 'x' : 'out');
    const from = isOne ? to : bindRange(holdings, 3, x, call.x.offset, call.endOfX, bytes, 'x');
    return { entries: isOne ? [to.entry] : [to.entry, from.entry], xFrom: from.from, outFrom: to.from };
  }

  #code(call: RotaryCall, { type }: ReadPositions, inPlace: boolean): string {
    const { half, axes, pairs, headsOfGrid, firstChannel, isInterleaved, headDim, frequencies } = this.#plan;
    const { inverse, byPosition } = call;
    const radius = inverse ? 1 / frequencies.attentionFactor : frequencies.attentionFactor;
    const { part, exponent } = radiusWords(radius);
    const [other, next] = isInterleaved ? [1, 2] : [pairs, 1];
    return rotaryKernel({
      ...{ half, inPlace, axes, pairs, headsOfGrid, firstChannel, other, next, headDim, inverse, byPosition, part },
      positions: positionFunction(type),
      fromBuffer: type !== 'range',
      exponent: exponent - 31,
    });
  }

  dispose(): void {
    this.#holdings.dispose();
  }
}
