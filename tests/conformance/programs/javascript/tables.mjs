// Tables of sines and cosines.
import { finite, positive, refuse, Unsupported, whole } from './program.mjs';

function frequenciesOf(count, base, last) {
  return Array.from({ length: count }, (_, i) => base ** (-i / last));
}

function interleaved(position, frequencies, dim) {
  return frequencies.flatMap((w) => [Math.sin(position * w), Math.cos(position * w)]).slice(0, dim);
}

function concatenated(position, frequencies, dim) {
  const row = [...frequencies.map((w) => Math.sin(position * w)), ...frequencies.map((w) => Math.cos(position * w))];
  return [...row, ...Array(dim - row.length).fill(0)];
}

/** Returns a row for each position, in the layout and by the convention that the options name. */
export function sinusoidal(options, { positions }) {
  const { layout = 'interleaved', convention = 'vaswani' } = options;
  const dim = whole('dim', options.dim);
  const base = positive('base', options.base);
  finite('positions', positions);
  const half = Math.floor(dim / 2);
  if (convention === 'vaswani' && (layout === 'interleaved' || (layout === 'concatenated' && dim % 2 === 0))) {
    const frequencies = frequenciesOf(Math.ceil(dim / 2), base, dim / 2);
    return positions.map((p) => (layout === 'interleaved' ? interleaved : concatenated)(p, frequencies, dim));
  }
  if ((convention === 'tensor2tensor' || convention === 'fairseq') && layout === 'concatenated') {
    if (half < 2) refuse(`dim is ${dim}; this convention divides by dim / 2 - 1`);
    const frequencies = frequenciesOf(half, base, half - 1);
    const padding = convention === 'fairseq' ? options.padding_idx : undefined;
    return positions.map((p) => (p === padding ? Array(dim).fill(0) : concatenated(p, frequencies, dim)));
  }
  throw new Unsupported(`convention ${convention} with layout ${layout} and dim ${dim}`);
}

export const families = { sinusoidal: { table: sinusoidal } };
