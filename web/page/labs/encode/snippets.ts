import type { Program } from '../../controls/panels.ts';
import type { EncodeValues } from './properties.ts';

/** Comments in the reader's language. */
export interface Comments {
  readonly angle: string;
  readonly odd: string;
}

type Shape = Pick<EncodeValues, 'positions' | 'dim' | 'base' | 'first' | 'layout'>;

const real = (value: number): string => (Number.isInteger(value) ? `${value}.0` : String(value));

function numpy({ positions, dim, base, first, layout }: Shape, comments: Comments): string {
  const odd = dim % 2 === 1;
  const cosines = odd ? `np.cos(angle[:, :${(dim - 1) / 2}])` : 'np.cos(angle)';
  const note = odd ? `  # ${comments.odd}` : '';
  const fill =
    layout === 'interleaved'
      ? `table = np.empty((${positions}, ${dim}))
table[:, 0::2] = np.sin(angle)
table[:, 1::2] = ${cosines}${note}`
      : `table = np.concatenate([np.sin(angle), ${cosines}], axis=1)${note}`;
  return `import numpy as np

position = ${real(first)} + np.arange(${positions})[:, None]
even = np.arange(0, ${dim}, 2)
angle = position / ${real(base)} ** (even / ${dim})  # ${comments.angle}
${fill}
print(table.shape, table[0, :4])`;
}

function pytorch({ positions, dim, base, first, layout }: Shape, comments: Comments): string {
  const odd = dim % 2 === 1;
  const cosines = odd ? `angle[:, :${(dim - 1) / 2}].cos()` : 'angle.cos()';
  const note = odd ? `  # ${comments.odd}` : '';
  const fill =
    layout === 'interleaved'
      ? `table = torch.empty(${positions}, ${dim})
table[:, 0::2] = angle.sin()
table[:, 1::2] = ${cosines}${note}`
      : `table = torch.cat([angle.sin(), ${cosines}], dim=1).float()${note}`;
  return `import torch

position = ${real(first)} + torch.arange(${positions}, dtype=torch.float64)[:, None]
even = torch.arange(0, ${dim}, 2, dtype=torch.float64)
angle = position / ${real(base)} ** (even / ${dim})  # ${comments.angle}
${fill}
print(table.shape, table[0, :4])`;
}

function javascript({ positions, dim, base, first, layout }: Shape): string {
  const where = first === 0 ? String(positions) : `{ first: ${first}, count: ${positions} }`;
  const options = [`positions: ${where}`, `dim: ${dim}`];
  if (base !== 10000) options.push(`base: ${base}`);
  if (layout !== 'interleaved') options.push(`layout: '${layout}'`);
  return `import { sinusoidal } from 'posenc';

const table = sinusoidal({ ${options.join(', ')} });
console.log(table.rows, table.columns, table.data.subarray(0, 4));`;
}

function cpp({ positions, dim, base, first, layout }: Shape): string {
  const where = first === 0 ? `posenc::range(${positions})` : `posenc::range(${first}, ${positions})`;
  const options = [`.positions = ${where}`, `.dim = ${dim}`];
  if (base !== 10000) options.push(`.base = ${base}`);
  if (layout !== 'interleaved') options.push(`.layout = posenc::Layout::${layout}`);
  return `#include <posenc/posenc.hpp>
#include <cstdio>
#include <vector>

int main() {
    std::vector<float> table(${positions} * ${dim});
    posenc::make_sinusoidal_table({${options.join(', ')}}, table);
    for (float value : table) std::printf("%.6f\\n", value);
}`;
}

/** A program that computes the table on the screen. */
export function snippet(program: Program, view: Shape, comments: Comments): string {
  switch (program) {
    case 'NumPy':
      return numpy(view, comments);
    case 'PyTorch':
      return pytorch(view, comments);
    case 'JavaScript':
      return javascript(view);
    case 'C++':
      return cpp(view);
  }
}

/** HTML that shows the two figures of this view in any page; defaults of the elements are left out. */
export function embedding(view: EncodeValues, language: string): string {
  const { positions, dim, base, first, layout, dimensions } = view;
  const shared = [`positions="${positions}"`, `dim="${dim}"`];
  if (first !== 0) shared.push(`first="${first}"`);
  if (base !== 10000) shared.push(`base="${base}"`);
  if (layout !== 'interleaved') shared.push(`layout="${layout}"`);
  shared.push(`dimensions="${dimensions.join(' ')}"`, `lang="${language}"`);
  const heatmap = [...shared, `color-map="${view.colorMap}"`, ...(view.transpose ? ['transpose'] : [])];
  return `<script src="posenc-elements.js"></script>
<posenc-heatmap ${heatmap.join(' ')}></posenc-heatmap>
<posenc-curves ${shared.join(' ')}></posenc-curves>`;
}
