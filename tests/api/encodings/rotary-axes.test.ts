// Grids of models that draw pictures and films, and M-RoPE with other axes than Qwen's, against 50-digit truth.
import { describe, expect, test } from 'vitest';
import {
  applyRotary,
  mropeAxes,
  promptPositions,
  rotaryAngles,
  rotaryFrequencies,
  rotaryGrid,
  type Pairing,
  type RotaryGrid,
  type RotaryGridOptions,
} from 'posenc';
import { goldenCases, largestDifference } from '../support/golden.ts';
import { expectRefusal, type Refusal } from '../support/refusals.ts';
import { tensorOf } from '../support/tensors.ts';

type Params = Record<string, any>;

const makers: Record<string, (p: Params, inputs: Params) => RotaryGrid> = {
  rotary_axes: ({ pairing: _pairing, gives: _gives, ...options }) => rotaryGrid(options as RotaryGridOptions),
  rotary_sections: (p, { positions }) => {
    const frequencies = rotaryFrequencies({ headDim: p.head_dim, base: p.base });
    return rotaryGrid({ convention: 'mrope', style: p.style, sections: p.sections, frequencies, positions });
  },
};

test.each(Object.keys(makers))('%s gives the 50-digit angles and rotations', (encoding) => {
  const cases = goldenCases('rotary_axes', encoding);
  expect(cases.length).toBeGreaterThan(7);
  for (const c of cases) {
    const grid = makers[encoding]!(c.params, c.inputs);
    if (c.params.gives === 'angles') {
      const { data, shape } = rotaryAngles(grid);
      expect(shape, c.name).toEqual(c.shape);
      const wrong = [...data].filter((x, i) => Math.abs(x - (c.expect[i] as number)) > 1e-13 * Math.abs(x));
      expect(wrong, c.name).toEqual([]);
      continue;
    }
    const x = tensorOf(c.inputs.x);
    const pairing: Pairing = c.params.pairing === 'rotate_half' ? 'rotateHalf' : 'interleaved';
    const call = { heads: 1, headsFirst: false, headDim: c.shape[1] as number, grid, pairing };
    expect(largestDifference(applyRotary(x, call).data, c.expect), c.name).toBeLessThanOrEqual(1e-12);
    const single = Float32Array.from(x);
    expect(largestDifference(applyRotary(single, call).data, c.expect), c.name).toBeLessThanOrEqual(
      2 ** -22 * Math.max(...x.map(Math.abs)),
    );
  }
});

test("ERNIE's frequencies take turns between row and column, then belong to time", () => {
  for (const { params, expect: truth } of goldenCases('rotary_axes', 'rotary_axes_of'))
    expect([...mropeAxes(params as never)]).toEqual(truth);
});

test('rows of a prompt turn by the axes of its model: Hunyuan has four, ERNIE three', () => {
  const segments = [{ text: 2 }, { image: [2, 2] }, { text: 1 }];
  const frequencies = rotaryFrequencies({ headDim: 16, base: 10000 });
  const hunyuan = promptPositions({ model: 'hunyuan_vl', segments }).positions;
  const four = { convention: 'mrope', style: 'chunked', sections: [2, 2, 2, 2], frequencies } as const;
  const cross = rotaryGrid({ ...four, positions: hunyuan });
  expect([...cross.coordinates.data]).toEqual([...hunyuan.data]);
  const ernie = promptPositions({ model: 'ernie4_5_vl_moe', segments }).positions;
  const turns = { convention: 'mrope', style: 'alternating', sections: [3, 3, 2], frequencies } as const;
  const angles = rotaryAngles(rotaryGrid({ ...turns, positions: ernie })).data;
  // The last cell of the picture: time 2, row 3, column 3.
  const places = [3, 3, 3, 3, 3, 3, 2, 2];
  places.forEach((place, i) => expect(angles[5 * 8 + i]).toBeCloseTo(place * 10000 ** (-i / 8), 12));
});

test("LTX's cells stand where its steps say, and heads that it shares the ladder among turn differently", () => {
  const size = { frames: 3, height: 2, width: 2 };
  const grid = rotaryGrid({ convention: 'ltx', heads: 32, headDim: 64, ...size, steps: [0.016, 1 / 64, 1 / 64] });
  expect([grid.heads, grid.pairs]).toEqual([32, 32]);
  expect(grid.coordinates.data[8]).toBeCloseTo(2 * 2 * 0.016 - 1, 15);
  const { inverse } = grid.frequencies;
  // One pair in front does not turn; then 341 bands, each for frame, row and column, from pi / 2 to 10000 pi / 2.
  expect([inverse[0], inverse[32], inverse[64]]).toEqual([0, 0, 0]);
  expect([inverse[1], inverse[34], inverse[67]]).toEqual([Math.PI / 2, Math.PI / 2, Math.PI / 2]);
  expect(Math.max(...inverse)).toBeCloseTo(5000 * Math.PI, 8);
});

describe('axes with frequencies of their own', () => {
  const positions = [
    [0, 1, 7],
    [3, 0, 30],
    [5, 63, 2],
  ];
  const scaling = {
    type: 'yarn',
    factor: 4,
    originalMaxPositionEmbeddings: 64,
    attentionFactor: 1.25,
  } as const;
  const parts = [
    rotaryFrequencies({ headDim: 44, base: 10000, scaling: { ...scaling, factor: 1.5 } }),
    rotaryFrequencies({ headDim: 42, base: 40000, scaling }),
    rotaryFrequencies({ headDim: 42, base: 70000, scaling }),
  ];

  test('turn by position times frequency, axis after axis, with their attention factor', () => {
    const grid = rotaryGrid({ convention: 'axes', frequencies: parts, positions });
    const { data } = rotaryAngles(grid);
    const expected = [0, 1, 2].flatMap((token) =>
      parts.flatMap(({ inverse }, axis) => [...inverse].map((w) => positions[axis]![token]! * w)),
    );
    expect(largestDifference(data, expected)).toBeLessThan(1e-14);
    expect([grid.pairs, grid.frequencies.attentionFactor]).toEqual([64, 1.25]);
  });

  test('are those of a base for each axis where nothing is scaled', () => {
    const base = [10000, 40000, 70000];
    const frequencies = [44, 42, 42].map((headDim, axis) => rotaryFrequencies({ headDim, base: base[axis]! }));
    expect(rotaryGrid({ convention: 'axes', frequencies, positions })).toEqual(
      rotaryGrid({ convention: 'axes', axisDims: [44, 42, 42], base, positions }),
    );
  });
});

describe('refusals', () => {
  const frequencies = rotaryFrequencies({ headDim: 8, base: 100 });
  const mrope =
    (style: string, sections: number[], axes = 3) =>
    () =>
      rotaryGrid({
        convention: 'mrope',
        style: style as 'chunked',
        sections,
        frequencies,
        positions: Array.from({ length: axes }, () => [0, 1]),
      });
  const ltx = (options: object) => () =>
    rotaryGrid({
      convention: 'ltx',
      heads: 1,
      headDim: 8,
      frames: 2,
      height: 2,
      width: 2,
      steps: [1, 1, 1],
      ...options,
    });
  const grid = (options: object) => () => rotaryGrid(options as RotaryGridOptions);
  const ltx2 = { convention: 'ltx2', heads: 1, headDim: 8, frames: 2, height: 2, width: 2 };
  test.each<Refusal>([
    ['four sections that do not fit', mrope('chunked', [1, 1, 1, 2], 4), RangeError, 'sections'],
    ['three rows for four sections', mrope('chunked', [1, 1, 1, 1]), RangeError, 'positions'],
    ['four sections in turns', mrope('interleaved', [1, 1, 1, 1], 4), RangeError, 'sections'],
    ['more rows than columns', mrope('alternating', [2, 1, 1]), RangeError, 'sections'],
    ['no axes', grid({ convention: 'axes', axisDims: [], positions: [] }), RangeError, 'axisDims'],
    ['an odd width', grid({ convention: 'axes', axisDims: [3], positions: [[0]] }), RangeError, 'axisDims'],
    [
      'an odd width of several',
      grid({ convention: 'axes', axisDims: [2, 3], positions: [[0], [0]] }),
      RangeError,
      'axisDims[1]',
    ],
    [
      'positions for another axis',
      grid({ convention: 'axes', axisDims: [2, 2], positions: [[0]] }),
      RangeError,
      'positions',
    ],
    [
      'two bases for three axes',
      grid({ convention: 'axes', axisDims: [2, 2, 2], base: [100, 10], positions: [[0], [0], [0]] }),
      RangeError,
      'base',
    ],
    [
      'a base beside frequencies',
      grid({ convention: 'axes', frequencies: [frequencies], base: 100, positions: [[0]] }),
      RangeError,
      'base',
    ],
    [
      'axes with different attention factors',
      grid({
        convention: 'axes',
        frequencies: [frequencies, { ...frequencies, attentionFactor: 2 }],
        positions: [[0], [0]],
      }),
      RangeError,
      'frequencies[1].attentionFactor',
    ],
    ['frequencies of no axis', grid({ convention: 'axes', frequencies: [], positions: [] }), RangeError, 'frequencies'],
    [
      'pairs that rows and columns cannot share',
      grid({ convention: 'pixtral', headDim: 6, height: 1, width: 1 }),
      RangeError,
      'headDim',
    ],
    [
      'a film for Qwen-Image-Layered',
      grid({ convention: 'qwenImageLayered', pictures: [[1, 2, 3]] }),
      RangeError,
      'pictures[0]',
    ],
    ['no pictures a second', grid({ ...ltx2, fps: 0 }), RangeError, 'fps'],
    ['a film of no width', grid({ ...ltx2, maxPositions: [20, 2048, 0] }), RangeError, 'maxPositions[2]'],
    ['no picture', grid({ convention: 'flux', pictures: [] }), RangeError, 'pictures'],
    ['a film for Flux', grid({ convention: 'flux', pictures: [[1, 2, 3]] }), RangeError, 'pictures[0]'],
    ['no columns', grid({ convention: 'qwenImage', pictures: [[2, 0]] }), RangeError, 'pictures[0][1]'],
    ['an odd head', grid({ convention: 'wan', headDim: 7, frames: 1, height: 1, width: 1 }), RangeError, 'headDim'],
    [
      'pairs that cannot take turns',
      grid({ convention: 'hunyuanImage3', headDim: 6, height: 1, width: 1 }),
      RangeError,
      'headDim',
    ],
    ['two steps', ltx({ steps: [1, 1] }), RangeError, 'steps'],
    ['too few channels', ltx({ headDim: 4 }), RangeError, 'headDim'],
    ['a step that is no number', ltx({ steps: [1, NaN, 1] }), RangeError, 'steps[1]'],
    [
      'a base below 1',
      grid({ convention: 'wan', headDim: 8, frames: 1, height: 1, width: 1, base: 0 }),
      RangeError,
      'base',
    ],
  ])('%s', (...refusal) => expectRefusal(refusal));
});
