// A model at one position: `posenc-check model --at`.
import type { LayerPositions, ModelPositions } from 'posenc';
import { roundTo, spacing } from '../../numbers/vectors/numbers.ts';
import type { Dtype } from '../../numbers/vectors/types.ts';
import { figure } from './words.ts';

/** Sentences about a position, first of the model, then of its layers, then of its number formats. */
export function positionLines({ trained, extended, changes, kinds }: ModelPositions, position: number): string[] {
  return [
    lengthLine(trained.value, extended.value, position),
    ...changes
      .filter(({ position: from, what }) => position >= from && what !== 'trained' && what !== 'extended')
      .map(({ position: from, kind, text }) => `Since position ${figure(from)}${kind ? `, ${kind}` : ''}: ${text}`),
    ...kinds.flatMap((kind) => slowLines(kind, trained.value, position)),
    ...temperatureLines(kinds, position),
    ...formats.map((dtype) => formatLine(dtype, position)),
  ];
}

function lengthLine(trained: number | undefined, extended: number | undefined, position: number): string {
  if (trained === undefined && extended === undefined)
    return 'The file does not say which length the model was trained on.';
  if (trained === undefined && position < (extended ?? 0))
    return `Within the ${figure(extended as number)} positions that the file promises; the trained length is unknown.`;
  if (trained !== undefined && position < trained) return `Within the ${figure(trained)} positions of training.`;
  if (extended !== undefined && position < extended)
    return `Beyond the ${figure(trained ?? 0)} positions of training, within the ${figure(extended)} of the extension.`;
  return `Beyond everything that the file promises: ${figure(extended ?? trained ?? 0)} positions.`;
}

/** Pairs that see angles here that training never showed them: less than one turn by then, and more now. */
function slowLines(layer: LayerPositions, trained: number | undefined, position: number): string[] {
  if (layer.positions !== 'rotary' || trained === undefined || position < trained) return [];
  const { inverse } = layer.rotary.frequencies;
  const unseen = inverse.filter((w) => w > 0 && w * trained < 2 * Math.PI).length;
  if (unseen === 0) return [];
  const turns = ((layer.rotary.pairs.slowest * position) / (2 * Math.PI)).toPrecision(2);
  return [
    `${layer.name}: ${unseen} of ${inverse.length} pairs make no whole turn in the trained length; ` +
      `the slowest has made ${Number(turns)} here.`,
  ];
}

function temperatureLines(kinds: readonly LayerPositions[], position: number): string[] {
  return kinds.flatMap(({ name, scores: { temperature } }) => {
    if (temperature?.beta.value === undefined || temperature.length.value === undefined) return [];
    const { beta, length, shift, smooth } = temperature;
    const ratio = (position + shift) / (length.value as number);
    const grown = smooth ? Math.log(Math.max(ratio, 1)) : Math.log1p(Math.floor(ratio));
    return grown === 0 ? [] : [`${name}: queries are multiplied by ${figure(1 + (beta.value as number) * grown)}.`];
  });
}

const formats = ['float32', 'bfloat16', 'float16'] as const satisfies readonly Dtype[];

/** Which positions are the same number, if a program converts them before it multiplies. */
function formatLine(dtype: Dtype, position: number): string {
  const held = roundTo(position, dtype);
  if (!Number.isFinite(held)) return `As a ${dtype} the position is infinite.`;
  const unit = spacing(position, dtype);
  if (unit <= 1) return `As a ${dtype} the position is exact.`;
  const [first, last] = [farthestAlike(position, -1, dtype), farthestAlike(position, 1, dtype)];
  return (
    `As a ${dtype} the position is ${figure(held)}, and so are all from ${figure(first)} to ${figure(last)}: ` +
    `they collide where a program keeps positions in ${dtype}.`
  );
}

/** The last whole number on one side that is held as the same: found by doubling, then by halving. */
function farthestAlike(position: number, way: 1 | -1, dtype: Dtype): number {
  const isAlike = (by: number): boolean => roundTo(position + way * by, dtype) === roundTo(position, dtype);
  let [inside, outside] = [0, 1];
  while (isAlike(outside)) [inside, outside] = [outside, 2 * outside];
  while (outside - inside > 1) {
    const middle = Math.floor((inside + outside) / 2);
    if (isAlike(middle)) inside = middle;
    else outside = middle;
  }
  return position + way * inside;
}
