// Tables of sines and cosines, computed where they are read.
import { enter, wrongType } from '../api/runtime/errors.ts';
import { bindPositions, deviceCall, type GpuCall } from './call.ts';
import { bindRange, checkHalves, elementsIn, Holdings, readBuffer, readDevice } from './device.ts';
import { positionFunction, type ReadPositions } from './positions.ts';
import { radiusWords } from './radius.ts';
import { tableKernel, tableNumbers } from './shaders/table.ts';
import { columnsOf, readTableCall, type GpuTable, type GpuTableBinding } from './table-call.ts';
import type { GpuTableOptions, TablePlan, TableWords } from './table-options.ts';
import type { CpuBuffer, Device, GpuBuffer, GpuDevice, OwnBuffer } from './types.ts';
import { checkFits } from './views.ts';

/**
 * Sinusoidal tables, and the cosines and sines that rotary kernels of other runtimes read, on the GPU.
 *
 * Shapes: [T, D] for the T positions of a call and `dim` = D, or two columns for each frequency (one with `cosines` or
 * `sines`); rows are `stride` elements apart.
 * Units: positions in tokens, frequencies in radians per position; offsets and strides in elements.
 * Errors: as `createRotary`.
 * Accuracy: within 2^-24 of the true values at every position up to 2^32, within 1.1 x 2^-24 times |scale| and the
 * attention factor where their product is no power of two, with the same bits on every device; float16 within a unit
 * of its last place. Cost: writes each number once.
 * Source: web/docs/decisions/024-phases-on-the-gpu.md.
 *
 * @example
 * const table = await createTable(device, { dim: 512 });
 * table.bind({ out: { buffer }, positions: { first: 0, count: 4096 } }).encode(pass);
 */
export async function createTable(device: GpuDevice | null | undefined, options: GpuTableOptions): Promise<GpuTable> {
  const { prepareTable } = await import('./prepare.ts');
  const words = prepareTable(options);
  enter('createTable');
  const given = readDevice(device, words.fallback);
  if (given === undefined) return (await import('./cpu.ts')).cpuTable(words.plan);
  checkHalves(given, words.plan.half);
  return new DeviceTable(given, words);
}

class DeviceTable implements GpuTable {
  readonly #plan: TablePlan;
  readonly #holdings: Holdings;
  readonly #frequencies: OwnBuffer;

  constructor(device: Device, { plan, frequencies }: TableWords) {
    this.#plan = plan;
    this.#holdings = new Holdings(device, 'the table');
    this.#frequencies = this.#holdings.constant(frequencies);
  }

  bind(binding: GpuTableBinding<GpuBuffer | CpuBuffer>): GpuCall {
    enter('GpuTable.bind');
    const holdings = this.#holdings;
    holdings.check();
    const { out, positions, slot, end } = readTableCall(binding, this.#plan);
    const buffer = readBuffer(out.buffer, 'out.buffer');
    const bytes = this.#plan.half ? 2 : 4;
    checkFits(end, elementsIn(buffer, bytes), 'out');
    if (positions.buffer === buffer) throw wrongType('positions', positions.buffer, 'another buffer than that of out');
    const to = bindRange(holdings, 2, buffer, out.offset, end, bytes, 'out');
    const places = bindPositions(holdings, 4, positions, 1, 1, 'positions');
    const { layout, zeros, frequencies } = this.#plan;
    const pairs = frequencies.inverse.length;
    const isOne = layout === 'cosines' || layout === 'sines';
    const units = pairs + (isOne ? 0 : zeros);
    const items = positions.count * units;
    const numbers: Record<(typeof tableNumbers)[number], number> = {
      position_low: positions.first,
      position_high: Math.floor(positions.first / 2 ** 32),
      slot,
      items,
      tokens: positions.count,
      position_first: places.first,
      position_axis: 0,
      position_batch: 0,
      out_first: out.offset - to.from,
      out_row: out.strides[0] as number,
      capacity: out.capacity,
    };
    return deviceCall(holdings, {
      code: this.#code(positions, units),
      numbers: tableNumbers.map((name) => numbers[name]),
      constants: this.#frequencies,
      entries: [to.entry, ...places.entries],
      invocations: items,
      name: 'out',
      place: { tokens: positions.count, capacity: out.capacity, isMovable: positions.type === 'range' },
    });
  }

  #code({ type }: ReadPositions, units: number): string {
    const { half, dim, layout, cosineFirst, second, scale, paddingIndex, frequencies } = this.#plan;
    const { part, exponent } = radiusWords(scale);
    const [one, other] = columnsOf(layout, second);
    return tableKernel({
      half,
      positions: positionFunction(type),
      fromBuffer: type !== 'range',
      pairs: frequencies.inverse.length,
      units,
      dim,
      sines: cosineFirst ? other : one,
      cosines: cosineFirst ? one : other,
      part,
      exponent: exponent - 31,
      isNegative: scale < 0,
      isZero: scale === 0,
      padding: paddingIndex === undefined ? undefined : [paddingIndex >>> 0, Math.floor(paddingIndex / 2 ** 32) >>> 0],
    });
  }

  dispose(): void {
    this.#holdings.dispose();
  }
}
