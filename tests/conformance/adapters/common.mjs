// Shared by the adapters of array libraries: this puts columns in order, they make the numbers.
import { Unsupported } from '../programs/javascript/program.mjs';

const interleave = (sin, cos, half) =>
  Array.from({ length: sin.length / half }, (_, t) =>
    Array.from({ length: 2 * half }, (_, c) => (c % 2 ? cos : sin)[t * half + (c >> 1)]),
  );
const concatenate = (sin, cos, half) =>
  Array.from({ length: sin.length / half }, (_, t) =>
    [sin, cos].map((wave) => [...wave.slice(t * half, (t + 1) * half)]),
  );

/**
 * Families by two functions of a library: `waves(positions, base, dim, factor)` gives flat sines and cosines, a row
 * for each position, with positions divided by the factor; `turn(a, b, cos, sin)` rotates pairs.
 */
export const familiesOf = ({ waves, turn }) => ({
  sinusoidal: {
    async table({ dim, base, layout, convention }, { positions }) {
      if (convention !== 'vaswani') throw new Unsupported(`convention ${convention}`);
      if (dim % 2) throw new Unsupported('odd widths');
      const { sin, cos } = await waves(positions, base, dim, 1);
      return (layout === 'interleaved' ? interleave : concatenate)(sin, cos, dim / 2).flat(2);
    },
  },
  rotary: {
    async rotate({ head_dim, rotary_dim, base, pairing, order, scaling }, { positions, x }) {
      if (scaling && scaling.type !== 'linear') throw new Unsupported(`scaling ${scaling.type}`);
      const { sin, cos } = await waves(positions, base, rotary_dim, scaling?.factor ?? 1);
      const half = rotary_dim / 2;
      const inner = order === 'TD' ? 1 : x.shape[1];
      const rows = x.values.length / head_dim;
      const token = (row) => (order === 'HTD' ? row % inner : Math.floor(row / inner));
      const columns = (i) => (pairing === 'interleaved' ? [2 * i, 2 * i + 1] : [i, i + half]);
      const pairs = Array.from({ length: rows * half }, (_, k) => {
        const row = Math.floor(k / half);
        const [a, b] = columns(k % half).map((column) => row * head_dim + column);
        return { a, b, wave: token(row) * half + (k % half) };
      });
      const picked = (of) => Float32Array.from(pairs, of);
      const turned = await turn(
        picked(({ a }) => x.values[a]),
        picked(({ b }) => x.values[b]),
        picked(({ wave }) => cos[wave]),
        picked(({ wave }) => sin[wave]),
      );
      const out = [...x.values];
      pairs.forEach(({ a, b }, k) => {
        [out[a], out[b]] = [turned[0][k], turned[1][k]];
      });
      return out;
    },
  },
});
