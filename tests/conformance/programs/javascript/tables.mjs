// Tables of sines and cosines.
import { finite, positive, refuse, Unsupported, whole } from './program.mjs';

function frequenciesOf(count, base, last) {
  return Array.from({ length: count }, (_, i) => base ** (-i / last));
}

function interleaved(position, frequencies, dim) {
  return [...frequencies.flatMap((w) => [Math.sin(position * w), Math.cos(position * w)]), 0].slice(0, dim);
}

/** Returns sines, then cosines. An odd width has one sine more, or a zero at the end where pairs are fewer. */
function concatenated(position, frequencies, dim) {
  const sines = frequencies.map((w) => Math.sin(position * w));
  return [...sines, ...frequencies.map((w) => Math.cos(position * w)), 0].slice(0, dim);
}

const layouts = { interleaved, concatenated };
const ofThePaper = ['vaswani', 'marian', 'transformer_xl', 'x_transformers'];
const ofTensor2Tensor = ['tensor2tensor', 'fairseq', 'whisper'];

/** Returns a row for each position, in the layout and by the convention that the options name. */
export function sinusoidal(options, { positions }) {
  const { layout = 'interleaved', convention = 'vaswani', padding_idx } = options;
  const dim = whole('dim', options.dim);
  const base = positive('base', options.base);
  finite('positions', positions);
  const half = Math.floor(dim / 2);
  if (!Object.hasOwn(layouts, layout)) refuse(`layout is ${layout}; it has to be interleaved or concatenated`);
  const paper = ofThePaper.includes(convention);
  if (!paper && !ofTensor2Tensor.includes(convention)) throw new Unsupported(`convention ${convention}`);
  const frequencies = paper
    ? frequenciesOf(Math.ceil(dim / 2), base, dim / 2)
    : frequenciesOf(half, base, Math.max(half - 1, 1));
  const scale = convention === 'x_transformers' ? 1 / Math.sqrt(dim) : 1;
  return positions.map((position) =>
    layouts[layout](position, frequencies, dim).map((value) =>
      convention === 'fairseq' && position === padding_idx ? 0 : scale * value,
    ),
  );
}

export const families = { sinusoidal: { table: sinusoidal } };
