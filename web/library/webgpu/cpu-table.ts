// Tables in typed arrays.
import { rotaryTable } from 'posenc';
import { disposed, enter } from '../api/runtime/errors.ts';
import { elementsOf, reader, startOf, write } from './cpu-arrays.ts';
import { CpuCall, disposable } from './cpu-call.ts';
import { columnsOf, readTableCall, type GpuTable } from './table-call.ts';
import type { TablePlan } from './table-options.ts';
import { checkFits } from './views.ts';

export const cpuTable = (plan: TablePlan): GpuTable =>
  disposable((isGone) => ({
    bind(binding) {
      enter('GpuTable.bind');
      if (isGone()) throw disposed('the table');
      const call = readTableCall(binding, plan);
      const { frequencies, layout, cosineFirst, second, scale, paddingIndex, dim, half } = plan;
      const { count } = call.positions;
      const out = elementsOf(call.out.buffer, half, 'out.buffer');
      checkFits(call.end, out.length, 'out');
      const read = reader(call.positions, 1, 1, 'positions');
      const [one, other] = columnsOf(layout, second);
      const [sines, cosines] = cosineFirst ? [other, one] : [one, other];
      const place = { tokens: count, capacity: call.out.capacity, isMovable: read === undefined };
      return new CpuCall(place, call.positions.first, call.slot, isGone, (first, slot) => {
        const positions = Float64Array.from({ length: count }, (_, t) => (read ? read(0, 0, t) : first + t));
        const plain = { ...frequencies, attentionFactor: 1 };
        const made = rotaryTable({ positions, frequencies: plain, dtype: 'float64' });
        const pairs = frequencies.inverse.length;
        const row = new Float64Array(dim);
        for (let t = 0; t < count; ++t) {
          row.fill(0);
          if (positions[t] !== paddingIndex)
            for (let k = 0; k < pairs; ++k)
              for (const [columns, values] of [
                [sines, made.sine.data] as const,
                [cosines, made.cosine.data] as const,
              ]) {
                const column = columns === undefined ? dim : columns.first + k * columns.step;
                if (column < dim) row[column] = scale * (values[t * pairs + k] as number);
              }
          write(out, row, startOf(call.out, slot + t, 0, 0));
        }
      });
    },
  }));
