import { paperBase } from 'posenc';
import { fields, options, real, unless, type ProgramText, type Python } from '../shared/text/program.ts';
import type { GridsValues } from './properties.ts';

/** One row against all, in Python. */
export function alikeInPython({ measure }: GridsValues, { lib }: Python): string {
  if (measure === 'dot') return 'alike = table @ row';
  if (measure === 'distance') return 'alike = ((table - row) ** 2).sum(1) ** 0.5';
  return `length = (table ** 2).sum(1) ** 0.5 * (row ** 2).sum() ** 0.5
alike = ${lib}.where(length > 0, table @ row / ${lib}.where(length > 0, length, 1.0), 0.0)`;
}

/** The last lines of the programs in JavaScript and C++ that measure one row against all. */
export const alikeInJavaScript = ({ measure }: GridsValues, cell: string): string =>
  `const row = { data: table.data.slice((${cell}) * d, (${cell} + 1) * d), rows: 1, columns: d };
console.log(similarity({ table: row, others: table, measure: '${measure}' }).data);`;

export const alikeInCpp = ({ measure }: GridsValues, cell: string, rows: string): string =>
  `std::vector<float> alike(${rows});
const std::span<const float> all = table;
posenc::compute_similarity(posenc::MatrixView<float>{all.subspan((${cell}) * d, d), 1, d},
                           posenc::MatrixView<float>{all, ${rows}, d}, posenc::Measure::${measure}, alike);
for (const float value : alike) std::printf("%.6f\\n", value);`;

/** Whole numbers from 0 on, as doubles in either library. */
export const doubles = ({ range, pick }: Python, count: string): string => `${range(count)}${pick(' * 1.0', '')}`;

/** The blocks of a row in Python, where they are sines and cosines side by side. */
const joined: Readonly<Record<'mae' | 'bigVision' | 'mocoV3' | 'timm' | 'diffusers' | 'tensor2tensor', string>> = {
  mae: 'sx, cx, sy, cy',
  bigVision: 'sx, cx, sy, cy',
  mocoV3: 'sx, cx, sy, cy',
  diffusers: 'sx, cx, sy, cy',
  timm: 'sy, sx, cy, cx',
  tensor2tensor: 'sy, cy, sx, cx',
};

function tableInPython({ layout, base }: GridsValues, python: Python): readonly string[] {
  const { lib, range, join } = python;
  if (layout === 'product') return [`table = ${lib}.sin((x * y)[:, None] / base ** (${range('d')} / d))`];
  const steps = layout === 'bigVision' || layout === 'tensor2tensor' ? '(d // 4 - 1)' : '(d // 4)';
  const [turn, small] = [`2 * ${lib}.pi`, '1e-6'];
  const places = {
    diffusers: ['x, y = x / (w / 16), y / (h / 16)'],
    detr: [`x, y = (x + 1) / (w + ${small}) * ${turn}, (y + 1) / (h + ${small}) * ${turn}`],
  };
  const lines = [
    ...(layout === 'diffusers' || layout === 'detr' ? places[layout] : []),
    `frequency = ${layout === 'diffusers' ? '10000.0' : real(base)} ** (-(${doubles(python, 'd // 4')}) / ${steps})`,
    'ax, ay = x[:, None] * frequency, y[:, None] * frequency',
  ];
  if (layout === 'detr' || layout === 'multidim') {
    return [
      ...lines,
      `pairs = lambda a: ${lib}.stack([${lib}.sin(a), ${lib}.cos(a)], 2).reshape(h * w, d // 2)`,
      `table = ${join('pairs(ay), pairs(ax)', 1)}`,
    ];
  }
  return [
    ...lines,
    `sx, cx, sy, cy = ${lib}.sin(ax), ${lib}.cos(ax), ${lib}.sin(ay), ${lib}.cos(ay)`,
    `table = ${join(joined[layout], 1)}`,
  ];
}

/** The call that makes the table in JavaScript, and how its rows are brought into the order of the picture. */
function tableInJavaScript({ layout, base: given }: GridsValues): { readonly uses: string; readonly code: string } {
  const base = unless(paperBase, given);
  const sizes = { height: 'h', width: 'w' };
  const both = { sizes: '[h, w]', dim: 'd' };
  const call = (name: string, settings: Parameters<typeof options>[0]): string => `${name}({ ${options(settings)} });`;
  const rows = 'const table = { data, rows: h * w, columns: d };';
  switch (layout) {
    case 'mae':
    case 'bigVision':
    case 'timm':
      return {
        uses: 'sinusoidalGrid',
        code: `const table = ${call('sinusoidalGrid', { convention: `'${layout}'`, ...sizes, dim: 'd', base })}`,
      };
    case 'mocoV3': {
      const own = call('sinusoidalGrid', { convention: `'mocoV3'`, ...sizes, dim: 'd', base });
      return {
        uses: 'sinusoidalGrid',
        code: `const own = ${own} // column by column, after a row of zeros
const table = { data: new Float32Array(h * w * d), rows: h * w, columns: d };
for (let y = 0; y < h; y += 1) for (let x = 0; x < w; x += 1) {
  table.data.set(own.data.subarray((1 + x * h + y) * d, (2 + x * h + y) * d), (y * w + x) * d);
}`,
      };
    }
    case 'diffusers':
      return {
        uses: 'sinusoidalGrid',
        code: `const table = ${call('sinusoidalGrid', { convention: `'diffusers'`, ...sizes, dim: 'd' })}`,
      };
    case 'detr': {
      const turned = 'own.data.map((_, at) => own.data[(at % d) * h * w + Math.floor(at / d)])';
      return {
        uses: 'sinusoidalGrid',
        code: `// Channels first.
const own = ${call('sinusoidalGrid', { convention: `'detr'`, ...sizes, axisDim: 'd / 2', base })}
const table = { data: ${turned}, rows: h * w, columns: d };`,
      };
    }
    case 'tensor2tensor': {
      const made = call('sinusoidalGrid', { convention: `'tensor2tensor'`, ...both, maxTimescale: base });
      return { uses: 'sinusoidalGrid', code: `const { data } = ${made}\n${rows}` };
    }
    case 'multidim':
      return {
        uses: 'sinusoidalGrid',
        code: `const { data } = ${call('sinusoidalGrid', { convention: `'multidim'`, ...both, base })}\n${rows}`,
      };
    case 'product':
      return {
        uses: 'productEncoding',
        code: `const points = Array.from({ length: h * w }, (_, cell) => [cell % w, Math.floor(cell / w)]).flat();
const table = ${call('productEncoding', { points: 'points', dim: 'd', base })}`,
      };
  }
}

function tableInCpp({ layout, base }: GridsValues): string {
  const call = (name: string, settings: Parameters<typeof fields>[0], out = 'table'): string =>
    `posenc::make_${name}<float>({${fields(settings)}}, ${out});`;
  const sizes = { height: 'h', width: 'w' };
  const vision = (name: string, out: string): string =>
    call('vision_grid', { convention: `posenc::VisionConvention::${name}`, ...sizes, dim: 'd', base }, out);
  const both = 'const std::vector<std::size_t> sizes = {h, w};\n';
  switch (layout) {
    case 'mae':
    case 'timm':
      return vision(layout, 'table');
    case 'bigVision':
      return vision('big_vision', 'table');
    case 'mocoV3':
      return `std::vector<float> own((1 + h * w) * d);  // column by column, after a row of zeros
${vision('moco_v3', 'own')}
for (std::size_t y = 0; y < h; ++y)
    for (std::size_t x = 0; x < w; ++x)
        for (std::size_t c = 0; c < d; ++c) table[(y * w + x) * d + c] = own[(1 + x * h + y) * d + c];`;
    case 'diffusers':
      return call('diffusers_grid', { ...sizes, dim: 'd' });
    case 'detr':
      return `std::vector<float> own(h * w * d);  // channels first
${call('detr_encoding', { ...sizes, axis_dim: 'd / 2', base }, 'own')}
for (std::size_t cell = 0; cell < h * w; ++cell)
    for (std::size_t c = 0; c < d; ++c) table[cell * d + c] = own[c * h * w + cell];`;
    case 'tensor2tensor':
      return both + call('tensor2tensor_grid', { sizes: 'sizes', dim: 'd', max_timescale: base });
    case 'multidim':
      return both + call('multidim_table', { sizes: 'sizes', dim: 'd', base });
    case 'product':
      return `std::vector<double> points;
for (std::size_t y = 0; y < h; ++y)
    for (std::size_t x = 0; x < w; ++x) points.insert(points.end(), {double(x), double(y)});
${call('product_table', { points: 'points', dim: 'd', base })}`;
  }
}

export function planeText(view: GridsValues): ProgramText {
  const { width, height, dim, base, x, y, layout } = view;
  const cell = `${y} * w + ${x}`;
  return {
    python: (python) =>
      [
        `w, h, d = ${width}, ${height}, ${dim}`,
        ...(layout === 'product' ? [`base = ${real(base)}`] : []),
        `cell = ${doubles(python, 'h * w')}`,
        'x, y = cell % w, cell // w',
        ...tableInPython(view, python),
        `row = table[${cell}]`,
        alikeInPython(view, python),
        'print(alike.reshape(h, w))',
      ].join('\n'),
    javascript: () => {
      const { uses, code } = tableInJavaScript(view);
      return {
        uses: [uses, 'similarity'],
        code: `const [w, h, d] = [${width}, ${height}, ${dim}];
${code}
${alikeInJavaScript(view, cell)}`,
      };
    },
    cpp: () => ({
      headers: ['span', 'vector'],
      main: `const std::size_t w = ${width}, h = ${height}, d = ${dim};
std::vector<float> table(h * w * d);
${tableInCpp(view)}
${alikeInCpp(view, cell, 'h * w')}`,
    }),
  };
}
