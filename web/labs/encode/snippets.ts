import { paperBase } from 'posenc';
import { fields, options, programText, real, unless, type Program } from '../shared/text/program.ts';
import type { EncodeValues } from './properties.ts';

/** Comments in the reader's language. */
export interface Comments {
  readonly angle: string;
  readonly odd: string;
  readonly buffer: string;
}

type Shape = Pick<EncodeValues, 'positions' | 'dim' | 'base' | 'first' | 'layout'>;

/** A program that computes the table on the screen. */
export function snippet(program: Program, view: Shape, comments: Comments): string {
  const { positions, dim, base, first, layout } = view;
  const own = unless(paperBase, base);
  const mixed = layout === 'interleaved';
  return programText(program, {
    python: ({ range, sin, cos, join, empty, pick }) => {
      const [sines, cosines] = [sin('angle'), cos(dim % 2 ? `angle[:, :${(dim - 1) / 2}]` : 'angle')];
      const note = dim % 2 ? `  # ${comments.odd}` : '';
      const fill = mixed
        ? `table = ${empty(positions, dim)}\ntable[:, 0::2] = ${sines}\ntable[:, 1::2] = ${cosines}${note}`
        : `table = ${join(`${sines}, ${cosines}`, 1)}${pick('', '.float()')}${note}`;
      return `position = ${real(first)} + ${range(positions)}[:, None]
even = ${range(0, dim, 2)}
angle = position / ${real(base)} ** (even / ${dim})  # ${comments.angle}
${fill}
print(table.shape, table[0, :4])`;
    },
    javascript: () => {
      const where = first === 0 ? positions : `{ first: ${first}, count: ${positions} }`;
      const given = { positions: where, dim, base: own, layout: mixed ? undefined : `'${layout}'` };
      return {
        uses: ['sinusoidal'],
        code: `const table = sinusoidal({ ${options(given)} });
console.log(table.rows, table.columns, table.data.subarray(0, 4));`,
      };
    },
    cpp: () => {
      const where = `posenc::range(${first === 0 ? '' : `${first}, `}${positions})`;
      const order = mixed ? undefined : `posenc::Layout::${layout}`;
      return {
        headers: ['vector'],
        main: `std::vector<float> table(${positions} * ${dim});
posenc::make_sinusoidal_table({${fields({ positions: where, dim, base: own, layout: order })}}, table);
for (float value : table) std::printf("%.6f\\n", value);`,
      };
    },
  });
}

/** HTML that shows the two figures of this view in any page; defaults of the elements are left out. */
export function embedding(view: EncodeValues, language: string): string {
  const { positions, dim, base, first, layout, dimensions } = view;
  const shared = [`positions="${positions}"`, `dim="${dim}"`];
  if (first !== 0) shared.push(`first="${first}"`);
  if (base !== paperBase) shared.push(`base="${base}"`);
  if (layout !== 'interleaved') shared.push(`layout="${layout}"`);
  shared.push(`dimensions="${dimensions.join(' ')}"`, `lang="${language}"`);
  const heatmap = [...shared, `color-map="${view.colorMap}"`, ...(view.transpose ? ['transpose'] : [])];
  return `<script src="posenc-elements.js"></script>
<posenc-heatmap ${heatmap.join(' ')}></posenc-heatmap>
<posenc-curves ${shared.join(' ')}></posenc-curves>`;
}
