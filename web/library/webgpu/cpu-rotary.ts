// Rotations over typed arrays.
import { applyRotary } from 'posenc';
import { disposed, enter } from '../api/runtime/errors.ts';
import { elementsOf, reader, startOf, type Elements } from './cpu-arrays.ts';
import { CpuCall, disposable } from './cpu-call.ts';
import { readRotaryCall, type GpuRotary } from './rotary-call.ts';
import type { RotaryPlan } from './rotary-options.ts';
import { checkFits, type View } from './views.ts';

export const cpuRotary = (plan: RotaryPlan): GpuRotary =>
  disposable((isGone) => ({
    bind(binding) {
      enter('GpuRotary.bind');
      if (isGone()) throw disposed('the rotation');
      const call = readRotaryCall(binding, plan);
      const { half, axes } = plan;
      const { batch, tokens, heads, byPosition, positions } = call;
      const x = elementsOf(call.x.buffer, half, 'x.buffer'),
        out = elementsOf(call.out.buffer, half, 'out.buffer');
      checkFits(call.endOfX, x.length, 'x');
      checkFits(call.endOfOut, out.length, 'out');
      const read = reader(positions, axes, batch, 'positions');
      const capacity = byPosition || call.out === call.x ? undefined : call.out.capacity;
      const place = { tokens, capacity, isMovable: positions.type === 'range' };
      return new CpuCall(place, positions.first, call.slot, isGone, (first, slot) => {
        for (let row = 0; row < batch; ++row)
          for (let head = 0; head < heads; ++head) {
            const coordinates = new Float64Array(axes * tokens);
            for (let axis = 0; axis < axes; ++axis)
              for (let t = 0; t < tokens; ++t)
                coordinates[axis * tokens + t] =
                  plan.coordinates?.[axis * tokens + t] ?? (read ? read(axis, row, t) : first + t);
            const turned = turnRows(gather(x, call.x, row, head), coordinates, head, plan, call.inverse, tokens);
            for (let t = 0; t < tokens; ++t) {
              const at = byPosition ? (coordinates[t] as number) : slot + t;
              if (at >= 0 && at < call.out.capacity)
                out.set(turned.subarray(t * plan.headDim, (t + 1) * plan.headDim), startOf(call.out, row, at, head));
            }
          }
      });
    },
  }));

/** One head of a batch row, token after token. */
function gather(x: Elements, view: View, row: number, head: number): Elements {
  const tokens = view.sizes[1] as number,
    { width } = view;
  const rows = x instanceof Float32Array ? new Float32Array(tokens * width) : new Uint16Array(tokens * width);
  for (let t = 0; t < tokens; ++t) {
    const start = startOf(view, row, t, head);
    rows.set(x.subarray(start, start + width), t * width);
  }
  return rows;
}

function turnRows(
  rows: Elements,
  coordinates: Float64Array,
  head: number,
  { axes, pairs, headsOfGrid, frequencies, isInterleaved, headDim, firstChannel }: RotaryPlan,
  inverse: boolean,
  tokens: number,
): Elements {
  const from = (headsOfGrid > 1 ? head : 0) * axes * pairs;
  const part = (list: Float64Array): Float64Array => list.slice(from, from + axes * pairs);
  const { inverse: turns, remainder, attentionFactor } = frequencies;
  const grid = {
    coordinates: { data: coordinates, shape: [axes, tokens], rows: axes, columns: tokens },
    frequencies: { inverse: part(turns), remainder: part(remainder), attentionFactor },
    pairs,
    heads: 1,
  };
  const shape = { heads: 1, headDim: 2 * pairs, fused: { width: headDim, first: firstChannel } };
  const pairing = isInterleaved ? ('interleaved' as const) : ('rotateHalf' as const);
  if (rows instanceof Float32Array) return applyRotary(rows, { ...shape, grid, pairing, inverse, out: rows }).data;
  return applyRotary(rows, { ...shape, grid, pairing, inverse, dtype: 'float16', out: rows }).data as Uint16Array;
}
