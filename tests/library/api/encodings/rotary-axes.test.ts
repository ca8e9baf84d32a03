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
