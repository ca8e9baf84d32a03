import type { GridsValues } from './properties.ts';
import { likeInCpp, likeInJavaScript, measured, real, type Dialect } from './snippets.ts';

/** The blocks of a row in Python, where they are sines and cosines side by side. */
const joined: Readonly<Record<'mae' | 'bigVision' | 'mocoV3' | 'timm' | 'diffusers' | 'tensor2tensor', string>> = {
  mae: 'sx, cx, sy, cy',
  bigVision: 'sx, cx, sy, cy',
  mocoV3: 'sx, cx, sy, cy',
  diffusers: 'sx, cx, sy, cy',
  timm: 'sy, sx, cy, cx',
  tensor2tensor: 'sy, cy, sx, cx',
};

function tableIn({ layout, base }: GridsValues, { xp, count, join }: Dialect): readonly string[] {
  if (layout === 'product')
    return [`table = ${xp}.sin((x * y)[:, None] / base ** (${count('d').replace(' * 1.0', '')} / d))`];
  const steps = layout === 'bigVision' || layout === 'tensor2tensor' ? '(d // 4 - 1)' : '(d // 4)';
  const lines = [
    ...(layout === 'diffusers' ? ['x, y = x / (w / 16), y / (h / 16)'] : []),
    ...(layout === 'detr' ? [`x, y = (x + 1) / (w + 1e-6) * 2 * ${xp}.pi, (y + 1) / (h + 1e-6) * 2 * ${xp}.pi`] : []),
    `frequency = ${layout === 'diffusers' ? '10000.0' : real(base)} ** (-(${count('d // 4')}) / ${steps})`,
    'ax, ay = x[:, None] * frequency, y[:, None] * frequency',
  ];
  if (layout === 'detr' || layout === 'multidim') {
    return [
      ...lines,
      `pairs = lambda a: ${xp}.stack([${xp}.sin(a), ${xp}.cos(a)], 2).reshape(h * w, d // 2)`,
      `table = ${join('pairs(ay), pairs(ax)')}`,
    ];
  }
  return [
    ...lines,
    `sx, cx, sy, cy = ${xp}.sin(ax), ${xp}.cos(ax), ${xp}.sin(ay), ${xp}.cos(ay)`,
    `table = ${join(joined[layout])}`,
  ];
}

export function planePython(view: GridsValues, dialect: Dialect): string {
  const { width, height, dim, base, x, y, layout } = view;
  return [
    dialect.imports,
    '',
    `w, h, d = ${width}, ${height}, ${dim}`,
    ...(layout === 'product' ? [`base = ${real(base)}`] : []),
    `cell = ${dialect.count('h * w')}`,
    'x, y = cell % w, cell // w',
    ...tableIn(view, dialect),
    `row = table[${y} * w + ${x}]`,
    ...measured(view, dialect),
    'print(alike.reshape(h, w))',
  ].join('\n');
}

/** The call that makes the table, and how its rows are brought into the order of the picture. */
function callIn({ layout, base }: GridsValues): { readonly name: string; readonly lines: readonly string[] } {
  const given = base === 10000 ? '' : `, base: ${base}`;
  switch (layout) {
    case 'mae':
    case 'bigVision':
    case 'timm':
      return {
        name: 'visionGrid',
        lines: [`const table = visionGrid({ convention: '${layout}', height: h, width: w, dim: d${given} });`],
      };
    case 'mocoV3':
      return {
        name: 'visionGrid',
        lines: [
          `const own = visionGrid({ convention: 'mocoV3', height: h, width: w, dim: d${given} }); // column by column, after a row of zeros`,
          'const table = { data: new Float32Array(h * w * d), rows: h * w, columns: d };',
          'for (let y = 0; y < h; y += 1) for (let x = 0; x < w; x += 1) {',
          '  table.data.set(own.data.subarray((1 + x * h + y) * d, (2 + x * h + y) * d), (y * w + x) * d);',
          '}',
        ],
      };
    case 'diffusers':
      return { name: 'diffusersGrid', lines: ['const table = diffusersGrid({ height: h, width: w, dim: d });'] };
    case 'detr':
      return {
        name: 'detrEncoding',
        lines: [
          `const own = detrEncoding({ height: h, width: w, axisDim: d / 2${given} }); // channels first`,
          'const table = { data: own.data.map((_, at) => own.data[(at % d) * h * w + Math.floor(at / d)]), rows: h ' +
            '* w, columns: d };',
        ],
      };
    case 'tensor2tensor':
      return {
        name: 'tensor2tensorGrid',
        lines: [
          `const { data } = tensor2tensorGrid({ sizes: [h, w], dim: d${base === 10000 ? '' : `, maxTimescale: ${base}`} });`,
          'const table = { data, rows: h * w, columns: d };',
        ],
      };
    case 'multidim':
      return {
        name: 'multidimSinusoidal',
        lines: [
          `const { data } = multidimSinusoidal({ sizes: [h, w], dim: d${given} });`,
          'const table = { data, rows: h * w, columns: d };',
        ],
      };
    case 'product':
      return {
        name: 'productEncoding',
        lines: [
          'const points = Array.from({ length: h * w }, (_, cell) => [cell % w, Math.floor(cell / w)]).flat();',
          `const table = productEncoding({ points, dim: d${given} });`,
        ],
      };
  }
}

export function planeJavaScript(view: GridsValues): string {
  const { name, lines } = callIn(view);
  return `import { ${[name, 'similarity'].sort().join(', ')} } from 'posenc';

const [w, h, d] = [${view.width}, ${view.height}, ${view.dim}];
${lines.join('\n')}
${likeInJavaScript(view, `${view.y} * w + ${view.x}`)}`;
}

function makeInCpp({ layout, base }: GridsValues): readonly string[] {
  const vision = { mae: 'mae', bigVision: 'big_vision', mocoV3: 'moco_v3', timm: 'timm' } as const;
  switch (layout) {
    case 'mae':
    case 'bigVision':
    case 'timm':
      return [
        `posenc::make_vision_grid<float>({.convention = posenc::VisionConvention::${vision[layout]}, .height = h, .width = w, .dim = d, .base = ${base}}, table);`,
      ];
    case 'mocoV3':
      return [
        'std::vector<float> own((1 + h * w) * d);  // column by column, after a row of zeros',
        `posenc::make_vision_grid<float>({.convention = posenc::VisionConvention::moco_v3, .height = h, .width = w, .dim = d, .base = ${base}}, own);`,
        'for (std::size_t y = 0; y < h; ++y)',
        '    for (std::size_t x = 0; x < w; ++x)',
        '        for (std::size_t c = 0; c < d; ++c) table[(y * w + x) * d + c] = own[(1 + x * h + y) * d + c];',
      ];
    case 'diffusers':
      return ['posenc::make_diffusers_grid<float>({.height = h, .width = w, .dim = d}, table);'];
    case 'detr':
      return [
        'std::vector<float> own(h * w * d);  // channels first',
        `posenc::make_detr_encoding<float>({.height = h, .width = w, .axis_dim = d / 2, .base = ${base}}, own);`,
        'for (std::size_t cell = 0; cell < h * w; ++cell)',
        '    for (std::size_t c = 0; c < d; ++c) table[cell * d + c] = own[c * h * w + cell];',
      ];
    case 'tensor2tensor':
      return [
        'const std::vector<std::size_t> sizes = {h, w};',
        `posenc::make_tensor2tensor_grid<float>({.sizes = sizes, .dim = d, .max_timescale = ${base}}, table);`,
      ];
    case 'multidim':
      return [
        'const std::vector<std::size_t> sizes = {h, w};',
        `posenc::make_multidim_table<float>({.sizes = sizes, .dim = d, .base = ${base}}, table);`,
      ];
    case 'product':
      return [
        'std::vector<double> points;',
        'for (std::size_t y = 0; y < h; ++y)',
        '    for (std::size_t x = 0; x < w; ++x) points.insert(points.end(), {double(x), double(y)});',
        `posenc::make_product_table<float>({.points = points, .dim = d, .base = ${base}}, table);`,
      ];
  }
}

export function planeCpp(view: GridsValues): string {
  return `#include <posenc/posenc.hpp>
#include <cstdio>
#include <span>
#include <vector>

int main() {
    const std::size_t w = ${view.width}, h = ${view.height}, d = ${view.dim};
    std::vector<float> table(h * w * d);
${makeInCpp(view)
  .map((line) => `    ${line}`)
  .join('\n')}
${likeInCpp(view, `${view.y} * w + ${view.x}`, 'h * w')}
}`;
}
