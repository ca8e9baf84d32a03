// Weights converted from one pairing to the other, rightly and wrongly: `weights`.
import { causes, numbersIn, recordIn, type Faults, type Family } from '../../numbers/causes/faults.ts';
import type { AskedCase } from '../../numbers/vectors/types.ts';
import { numberIn, textIn } from '../../numbers/vectors/options.ts';

/** Where each channel of a head comes from. */
function channels(dim: number, part: number, toHalves: boolean, first = 0): number[] {
  const half = part / 2;
  return Array.from({ length: dim }, (_, at) => {
    const k = at - first;
    if (k < 0 || k >= part) return at;
    return first + (toHalves ? (k < half ? 2 * k : 2 * (k - half) + 1) : (k >> 1) + (k % 2) * half);
  });
}

function convert({ options, input }: AskedCase, { arranged }: Faults): number[] | undefined {
  const given = recordIn(input, 'weights');
  const [shape, values] = [numbersIn(given, 'shape'), numbersIn(given, 'values')];
  const [heads, dim, part] = ['heads', 'head_dim', 'rotary_dim'].map((name) => numberIn(options, name)) as [
    number,
    number,
    number,
  ];
  const kind = textIn(options, 'part');
  const rows = shape[0] ?? 0;
  if (values.length === 0 || rows !== heads * dim) return undefined;
  const left = {
    not: true,
    'not biases': kind === 'bias',
    'not norms': kind === 'norm',
    'not vectors': kind !== 'weight',
  };
  if (left[arranged as 'not']) return [...values];
  const toHalves = (textIn(options, 'to') === 'rotate_half') !== (arranged === 'inverse');
  const columns = values.length / rows;
  const across = arranged === 'across heads';
  const width = across ? rows : dim;
  const turning = arranged === 'whole head' ? dim : across && part === dim ? rows : part;
  const order = channels(width, turning, toHalves, arranged === 'last channels' ? dim - part : 0);
  const found: number[] = [];
  for (let head = 0; head < rows / width; ++head) {
    const isLeft = arranged === 'first head' && head > 0;
    order.forEach((from, at) => {
      const row = head * width + (isLeft ? at : from);
      found.push(...values.slice(row * columns, (row + 1) * columns));
    });
  }
  return found;
}

export const weights: Family = {
  model(asked, faults) {
    const values = asked.operation === 'convert' ? convert(asked, faults) : undefined;
    return values && { values };
  },
  alternatives: [
    ...causes(
      'weights-left',
      ['Weights are not rearranged.', { arranged: 'not' }],
      ['Biases are not rearranged, as their projections are.', { arranged: 'not biases' }],
      ['The scales of norms over a head are not rearranged.', { arranged: 'not norms' }],
      ['Biases and the scales of norms are not rearranged.', { arranged: 'not vectors' }],
      ['Only the first head is rearranged.', { arranged: 'first head' }],
    ),
    ...causes(
      'weights-order',
      ['Weights are rearranged the other way: for the pairing that they had.', { arranged: 'inverse' }],
      ['Channels are rearranged across heads, not within each.', { arranged: 'across heads' }],
    ),
    ...causes(
      'not-rotated-tail',
      ['Channels that do not rotate are rearranged, too.', { arranged: 'whole head' }],
      ['The last channels of a head are rearranged where the first ones rotate.', { arranged: 'last channels' }],
    ),
  ],
};
