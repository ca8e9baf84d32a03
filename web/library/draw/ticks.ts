import { ticks, tickStep } from 'd3-array';
import type { Measure } from './theme.ts';

/** A mark on an axis: the value, its place along the axis (CSS pixels), and its text. */
export interface Tick {
  readonly value: number;
  readonly offset: number;
  readonly label: string;
}

export interface TickOptions {
  readonly start: number;
  readonly stop: number;
  /** The place of a value along the axis, CSS pixels. */
  readonly place: (value: number) => number;
  /** Length of the axis, CSS pixels. */
  readonly length: number;
  /** The extent of a label along the axis: its width below a horizontal axis, its height at a vertical one. */
  readonly extent: Measure;
  /** Text of a value, with enough decimals to tell neighbouring ticks apart. */
  readonly format: (value: number, decimals: number) => string;
  /** Least distance between two labels. */
  readonly gap?: number;
  /** How far the first and last label may extend beyond the ends. */
  readonly overhang?: number;
  /** Only whole numbers, as on an axis of dimensions. */
  readonly whole?: boolean;
  /** Never more than these. */
  readonly most?: number;
}

/**
 * As many round ticks as fit without two labels touching. One whose label would leave the axis by more than `overhang`
 * is left out; none remain if not even one fits.
 * Shapes: none. Units: CSS pixels for lengths, the axis's own for values. Errors: none.
 */
export function fittingTicks(options: TickOptions): Tick[] {
  const { start, length, gap = 8, overhang = 12, most = 12 } = options;
  for (let count = Math.min(most, Math.max(1, Math.floor(length / 12))); count >= 1; count -= 1) {
    const found = ticksOf(options, count);
    const kept = found.filter((tick) => inside(tick, options.extent, length, overhang));
    if (kept.length > 0 && apart(kept, options.extent, gap)) return kept;
  }
  return ticksOf({ ...options, stop: start }, 1).filter((tick) => inside(tick, options.extent, length, overhang));
}

function ticksOf({ start, stop, place, format, whole }: TickOptions, count: number): Tick[] {
  const decimals = start === stop ? decimalsOf(start) : decimalsOf(tickStep(start, stop, count));
  return ticks(start, stop, count)
    .filter((value) => !whole || Number.isInteger(value))
    .map((value) => ({ value, offset: place(value), label: format(value, whole ? 0 : decimals) }));
}

/** Decimals that a number needs, up to 12: 0.25 needs 2, 500 needs none. */
function decimalsOf(step: number): number {
  let decimals = 0;
  let scaled = Math.abs(step);
  while (decimals < 12 && Math.abs(scaled - Math.round(scaled)) > 1e-9 * Math.max(scaled, 1)) {
    scaled *= 10;
    decimals += 1;
  }
  return decimals;
}

function inside(tick: Tick, extent: Measure, length: number, overhang: number): boolean {
  const half = extent(tick.label) / 2;
  return tick.offset - half >= -overhang && tick.offset + half <= length + overhang;
}

function apart(list: readonly Tick[], extent: Measure, gap: number): boolean {
  const sorted = [...list].sort((a, b) => a.offset - b.offset);
  return sorted.every((tick, index) => {
    const next = sorted[index + 1];
    return !next || tick.offset + extent(tick.label) / 2 + gap <= next.offset - extent(next.label) / 2;
  });
}
