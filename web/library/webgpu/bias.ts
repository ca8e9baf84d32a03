// Score biases on the GPU, written or added where the scores are.
import { enter, wrongValue } from '../api/runtime/errors.ts';
import { placeOfBias, readBiasCall, type BiasCall, type GpuBias, type GpuBiasBinding } from './bias-call.ts';
import type { BiasPlan, BiasWords, GpuBiasOptions } from './bias-options.ts';
import { bindPositions, deviceCall, type GpuCall } from './call.ts';
import { bindRange, checkHalves, elementsIn, Holdings, readBuffer, readDevice } from './device.ts';
import { positionFunction } from './positions.ts';
import { alibiFunction, biasKernel, biasNumbers, t5Function } from './shaders/bias.ts';
import type { CpuBuffer, Device, GpuBuffer, GpuDevice, OwnBuffer } from './types.ts';
import { checkFits } from './views.ts';

/**
 * The bias that is added to the scores before softmax, of ALiBi or T5, on the GPU.
 *
 * Shapes: [H, Tq, Tk] for `heads` = H and the counts of queries and keys; T5's table [buckets, H].
 * Units: positions in tokens; offsets and strides in elements.
 * Errors: as `createRotary`; `TypeError` for T5 without a table; `RangeError` for ranges 2^31 apart or more.
 * Accuracy: ALiBi within 0.512 units in the last place (and the sum once more, with `add`), with the same bits on every
 * device; T5's buckets are those of whole distances. Cost: each score is written once, and read once with `add`.
 * Source: Press et al. 2021 (arXiv 2108.12409), Raffel et al. 2019 (arXiv 1910.10683);
 * web/docs/decisions/024-phases-on-the-gpu.md.
 *
 * @example
 * const alibi = await createBias(device, { kind: 'alibi', heads: 32, causal: true });
 * const call = { out: { buffer: scores }, queries: { first: past, count: 1 }, keys: { count: past + 1 }, add: true };
 * alibi.bind(call).encode(pass);
 */
export async function createBias(device: GpuDevice | null | undefined, options: GpuBiasOptions): Promise<GpuBias> {
  const { prepareBias } = await import('./prepare.ts');
  const words = prepareBias(options);
  enter('createBias');
  const given = readDevice(device, words.fallback);
  if (given === undefined) return (await import('./cpu.ts')).cpuBias(words.plan);
  checkHalves(given, words.plan.half);
  return new DeviceBias(given, words);
}

class DeviceBias implements GpuBias {
  readonly #plan: BiasPlan;
  readonly #holdings: Holdings;
  readonly #constants: OwnBuffer;

  constructor(device: Device, { plan, constants }: BiasWords) {
    this.#plan = plan;
    this.#holdings = new Holdings(device, 'the bias');
    this.#constants = this.#holdings.constant(constants);
  }

  bind(binding: GpuBiasBinding<GpuBuffer | CpuBuffer>): GpuCall {
    enter('GpuBias.bind');
    const holdings = this.#holdings;
    holdings.check();
    const call = readBiasCall(binding, this.#plan);
    const { out, end, queries, keys } = call;
    const { heads, half } = this.#plan;
    const buffer = readBuffer(out.buffer, 'out.buffer');
    const bytes = half ? 2 : 4;
    checkFits(end, elementsIn(buffer, bytes), 'out');
    for (const [name, other] of [
      ['queries', queries],
      ['keys', keys],
      ['table', call.table],
    ] as const)
      if (other?.buffer === buffer)
        throw wrongValue('POSENC_OVERLAP', `${name}.buffer`, other.buffer, 'another buffer than that of out');
    const to = bindRange(holdings, 2, buffer, out.offset, end, bytes, 'out');
    const table = call.table && this.#bindTable(call.table, bytes);
    const ofQueries = bindPositions(holdings, 4, queries, 1, 1, 'queries');
    const ofKeys = bindPositions(holdings, 5, keys, 1, 1, 'keys');
    const items = heads * queries.count * keys.count;
    const numbers: Record<(typeof biasNumbers)[number], number> = {
      query_low: queries.first,
      query_high: 0,
      slot: 0,
      items,
      queries: queries.count,
      keys: keys.count,
      key_low: keys.first,
      key_high: 0,
      query_first: ofQueries.first,
      query_axis: 0,
      query_batch: 0,
      key_first: ofKeys.first,
      key_axis: 0,
      key_batch: 0,
      out_first: out.offset - to.from,
      out_head: out.strides[0] as number,
      out_query: out.strides[1] as number,
      table_first: table?.first ?? 0,
      hidden: half ? 0xfc00fc00 : 0xff800000,
    };
    return deviceCall(holdings, {
      code: this.#code(call),
      numbers: biasNumbers.map((name) => numbers[name]),
      constants: this.#constants,
      entries: [to.entry, ...(table ? [table.entry] : []), ...ofQueries.entries, ...ofKeys.entries],
      invocations: items,
      name: 'out',
      place: placeOfBias(call, this.#plan),
    });
  }

  #bindTable({ buffer: given, offset }: { readonly buffer: unknown; readonly offset: number }, bytes: number) {
    const buffer = readBuffer(given, 'table.buffer');
    const end = offset + (this.#plan.t5?.buckets ?? 0) * this.#plan.heads;
    checkFits(end, elementsIn(buffer, bytes), 'table');
    const { entry, from } = bindRange(this.#holdings, 3, buffer, offset, end, bytes, 'table');
    return { entry, first: offset - from };
  }

  #code({ queries, keys, add }: BiasCall): string {
    const { half, causal, heads, alibi, t5 } = this.#plan;
    const bias = t5
      ? t5Function(t5.bidirectional, t5.perDirection, t5.scale)
      : alibiFunction(alibi?.form ?? 'symmetric');
    const kernel = {
      queries: positionFunction(queries.type, 'query'),
      keys: positionFunction(keys.type, 'key'),
      queriesFromBuffer: queries.type !== 'range',
      keysFromBuffer: keys.type !== 'range',
    };
    return biasKernel({ half, causal, adds: add, bias, fromTable: t5 !== undefined, ...kernel }, heads);
  }

  dispose(): void {
    this.#holdings.dispose();
  }
}
