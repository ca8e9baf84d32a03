// Biases in typed arrays.
import { alibiBias, t5Buckets } from 'posenc';
import { disposed, enter } from '../api/runtime/errors.ts';
import { placeOfBias, readBiasCall, type GpuBias } from './bias-call.ts';
import type { BiasPlan } from './bias-options.ts';
import { elementsOf, readFloats, reader, startOf, write, type Elements } from './cpu-arrays.ts';
import { CpuCall, disposable } from './cpu-call.ts';
import { checkFits } from './views.ts';

export const cpuBias = (plan: BiasPlan): GpuBias =>
  disposable((isGone) => ({
    bind(binding) {
      enter('GpuBias.bind');
      if (isGone()) throw disposed('the bias');
      const call = readBiasCall(binding, plan);
      const { heads, half } = plan;
      const out = elementsOf(call.out.buffer, half, 'out.buffer');
      checkFits(call.end, out.length, 'out');
      const table = call.table && elementsOf(call.table.buffer, half, 'table.buffer');
      if (table && call.table) checkFits(call.table.offset + (plan.t5?.buckets ?? 0) * heads, table.length, 'table');
      const ofQueries = reader(call.queries, 1, 1, 'queries'),
        ofKeys = reader(call.keys, 1, 1, 'keys');
      const place = placeOfBias(call, plan);
      return new CpuCall(place, call.queries.first, 0, isGone, (first) => {
        const list = (count: number, at: (i: number) => number): number[] =>
          Array.from({ length: count }, (_, i) => at(i));
        const queries = list(call.queries.count, (i) => (ofQueries ? ofQueries(0, 0, i) : first + i));
        const keys = list(call.keys.count, (j) => (ofKeys ? ofKeys(0, 0, j) : call.keys.first + j));
        const bias = biasesOf(plan, queries, keys, table, call.table?.offset ?? 0);
        const width = keys.length;
        for (let h = 0; h < heads; ++h)
          for (let i = 0; i < queries.length; ++i) {
            const at = startOf(call.out, h, i, 0);
            const row = bias.subarray((h * queries.length + i) * width, (h * queries.length + i + 1) * width);
            if (call.add) {
              const there = readFloats(out, at, width);
              row.forEach((b, j) => (row[j] = b + (there[j] as number)));
            }
            write(out, row, at);
          }
      });
    },
  }));

function biasesOf(
  plan: BiasPlan,
  queries: number[],
  keys: number[],
  table: Elements | undefined,
  offset: number,
): Float64Array {
  const { heads, causal, alibi, t5 } = plan;
  if (alibi) return alibiBias({ heads, ...alibi, queries, keys, causal, dtype: 'float64' }).data;
  const out = new Float64Array(heads * queries.length * keys.length);
  if (!t5 || !table) return out;
  const { bidirectional, buckets, maxDistance, scale } = t5;
  const relative = queries.flatMap((query) => keys.map((key) => key - query));
  const places = t5Buckets({ relative, bidirectional, buckets, maxDistance });
  const values = readFloats(table, offset, buckets * heads);
  for (let h = 0; h < heads; ++h)
    places.forEach((bucket, k) => {
      const isHidden = causal && (relative[k] as number) > 0;
      out[h * places.length + k] = isHidden ? -Infinity : scale * (values[bucket * heads + h] as number);
    });
  return out;
}
