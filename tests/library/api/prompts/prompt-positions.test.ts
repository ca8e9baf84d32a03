// Positions of prompts against digests from a second definition in Python, which shares no code, and against what
// threads found. prompt-positions.all.test.ts asks Python itself.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  applyRotary,
  promptPositions,
  rotaryFrequencies,
  rotaryGrid,
  type PromptModel,
  type PromptPositions,
  type PromptSegment,
} from 'posenc';
import { positionsOf, rowsOf } from '../support/prompts.ts';
import { expectRefusal, type Refusal } from '../support/refusals.ts';

interface Golden {
  readonly models: Readonly<Record<string, { readonly prompts: Readonly<Record<string, string>> }>>;
}
const golden = JSON.parse(readFileSync(new URL('../../../golden/prompts.json', import.meta.url), 'utf8')) as Golden;

/** Each axis' row of the first prompt. */
function rows({ positions: { data, shape } }: PromptPositions, prompt = 0): number[][] {
  const [axes = 0, batch = 0, tokens = 0] = shape;
  return Array.from({ length: axes }, (_, a) => {
    const first = (a * batch + prompt) * tokens;
    return [...data.subarray(first, first + tokens)];
  });
}

const distinct = (list: readonly number[]): number[] => [...new Set(list)];

describe('rows equal those of a second definition', () => {
  test.each(Object.entries(golden.models))('%s: 300 prompts, by the digests that are stored', (model, { prompts }) => {
    const other = Object.entries(prompts).filter(([line, digest]) => {
      const found = positionsOf(model, line);
      const text = [...rowsOf(found), found.next[0] ?? 'None'].join('\n');
      return createHash('sha256').update(text).digest('hex').slice(0, 12) !== digest;
    });
    expect(Object.keys(prompts)).toHaveLength(300);
    expect(other).toEqual([]);
  });
});

describe('decoding goes on where the prompt ends', () => {
  const picture: PromptSegment[] = [{ text: 5 }, { image: [3, 4] }, { text: 2 }];

  test('text after a picture follows its larger side, not its tokens', () => {
    const found = promptPositions({ model: 'qwen2_vl', segments: picture });
    expect(rows(found)).toEqual([
      [0, 1, 2, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 9, 10],
      [0, 1, 2, 3, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7, 9, 10],
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 5, 6, 7, 8, 5, 6, 7, 8, 9, 10],
    ]);
    expect(found).toMatchObject({ tokens: [19], next: [11], deltas: [-8], paddedDeltas: [-8] });
    expect(found.axes).toEqual(['time', 'row', 'column']);
  });

  test('token n of the cache stands at n + delta: writing on gives the rows of the longer prompt', () => {
    const prompts: [PromptModel, PromptSegment[], object][] = [
      ['qwen2_vl', picture, {}],
      ['qwen2_5_vl', [{ text: 3 }, { video: [4, 2, 2], secondsPerGrid: 1.5 }], { tokensPerSecond: 2 }],
      ['qwen3_vl', [{ video: [2, 3, 3], stamps: 6 }, { text: 1 }], {}],
      ['hunyuan_vl', picture, {}],
      ['v2pe', [{ text: 4 }, { image: [2, 16, 16] }, { text: 1 }], { stride: 64 }],
      ['llama4', picture, {}],
    ];
    for (const [model, segments, settings] of prompts) {
      const found = promptPositions({ model, segments, ...settings });
      const longer = promptPositions({ model, segments: [...segments, { text: 3 }], ...settings });
      const [tokens = 0] = found.tokens,
        [delta = NaN] = found.deltas;
      for (const row of rows(longer)) {
        expect(row.slice(tokens), model).toEqual([0, 1, 2].map((step) => tokens + step + delta));
        expect(found.next[0]).toBe(tokens + delta);
      }
    }
  });

  test('a batch has rows of its own, on either side of its padding, and deltas with and without it', () => {
    const prompts = [picture, [{ text: 4 }]];
    for (const padding of ['left', 'right'] as const) {
      const found = promptPositions({ model: 'qwen2_vl', prompts, padding, length: 21, paddingPosition: 1 });
      expect(found.positions.shape).toEqual([3, 2, 21]);
      expect(found).toMatchObject({ tokens: [19, 4], next: [11, 4], deltas: [-8, 0], paddedDeltas: [-10, -17] });
      prompts.forEach((segments, b) => {
        const alone = promptPositions({ model: 'qwen2_vl', segments });
        const mask = [...found.mask.subarray(21 * b, 21 * (b + 1))];
        expect(mask.indexOf(1)).toBe(padding === 'left' ? 21 - (alone.tokens[0] as number) : 0);
        rows(found, b).forEach((row, a) => {
          expect(row.filter((_, t) => mask[t] === 1)).toEqual(rows(alone)[a]);
          expect(distinct(row.filter((_, t) => mask[t] === 0))).toEqual([1]);
        });
      });
    }
  });

  test('rows go into the grid of rotaryGrid as they are, and text alone turns as plain RoPE does', () => {
    const frequencies = rotaryFrequencies({ headDim: 16, base: 10000 });
    const { positions } = promptPositions({ model: 'qwen2_vl', segments: [{ text: 6 }] });
    const grid = rotaryGrid({ convention: 'mrope', style: 'chunked', sections: [4, 2, 2], frequencies, positions });
    const q = { data: Float32Array.from({ length: 96 }, (_, i) => Math.sin(i)), shape: [6, 1, 16] };
    const call = { pairing: 'rotateHalf', headsFirst: false } as const;
    expect(applyRotary(q, { ...call, grid }).data).toEqual(applyRotary(q, { ...call, frequencies }).data);
  });
});

describe('what threads got wrong', () => {
  const film = (secondsPerGrid: number, tokensPerSecond: number, frames = 4): number[] => {
    const segments = [{ text: 15 }, { video: [frames, 1, 1], secondsPerGrid }, { text: 1 }];
    return rows(promptPositions({ model: 'qwen2_5_vl', segments, tokensPerSecond }))[0]?.slice(15) ?? [];
  };

  test('transformers#45381, #45400: frames keep their distance behind text, also where a step rounds to 0', () => {
    // The class gave every frame 15 x 4 = 60, and its test had a step that rounds to 0.0, with which nothing shows.
    expect(film(2, 2)).toEqual([15, 19, 23, 27, 28]);
    expect(film(0.083, 2, 14)).toEqual([15, 15, 15, 15, 15, 15, 15, 16, 16, 16, 16, 16, 16, 17, 18]);
  });

  test('transformers#48669: seconds are multiplied before they are rounded', () => {
    expect(film(0.5, 2)).toEqual([15, 16, 17, 18, 19]);
    expect(film(1.5, 1)).toEqual([15, 16, 18, 19, 20]);
  });

  test('the product is that of float32, as in the classes: 0.4 seconds of 25 positions each are 9', () => {
    const segments = [{ video: [6, 1, 1], fps: 25 }];
    const found = promptPositions({ model: 'qwen2_5_omni', segments, tokensPerSecond: 25 });
    expect(rows(found)[0]).toEqual([0, 2, 4, 6, 8, 9]);
  });

  test('sglang#3674: the seconds of a film count', () => {
    expect(film(1, 2)).not.toEqual(film(0.5, 2));
    expectRefusal([
      'no seconds',
      () => promptPositions({ model: 'qwen2_5_vl', segments: [{ video: [2, 1, 1] }], tokensPerSecond: 2 }),
      Error as never,
      'segments[0].secondsPerGrid',
    ]);
  });

  test('transformers#41152: the seconds of a film also decide where the answer goes on', () => {
    // Without them, as the class asked when it began to write, every film had a second from frame to frame.
    const [usual, half, two] = [1, 0.5, 2].map((secondsPerGrid) => {
      const segments = [{ text: 3 }, { video: [8, 2, 2], secondsPerGrid }, { text: 1 }];
      return promptPositions({ model: 'qwen2_5_vl', segments, tokensPerSecond: 2 });
    });
    expect(usual).toMatchObject({ next: [19], deltas: [-17] });
    expect(half).toMatchObject({ next: [12], deltas: [-24] });
    expect(two).toMatchObject({ next: [33], deltas: [-3] });
  });

  test('Qwen3-VL#893: a moment has one position, however many frames of it were sampled', () => {
    // Eight seconds at half a frame, one and two frames a second: two frames share a place in the grid.
    const moments = ([0.5, 1, 2] as const).map((fps) => {
      const segments = [{ video: [4 * fps, 1, 1], fps }];
      return rows(promptPositions({ model: 'qwen2_5_vl', segments, tokensPerSecond: 2 }))[0];
    });
    expect(moments).toEqual([
      [0, 8],
      [0, 4, 8, 12],
      [0, 2, 4, 6, 8, 10, 12, 14],
    ]);
  });

  test("transformers#44474: Qwen3-VL's frames stand behind their stamps, each at a place of its own", () => {
    const stamped = promptPositions({ model: 'qwen3_vl', segments: [{ video: [3, 1, 2], stamps: [4, 3, 3] }] });
    const asPictures = promptPositions({
      model: 'qwen3_vl',
      segments: [4, 3, 3].flatMap((text) => [{ text }, { image: [1, 2] }]),
    });
    expect(rows(stamped)).toEqual(rows(asPictures));
    expect(rows(stamped)[0]).toEqual([0, 1, 2, 3, 4, 4, 6, 7, 8, 9, 9, 11, 12, 13, 14, 14]);
    expect(rows(promptPositions({ model: 'qwen2_vl', segments: [{ video: [3, 1, 2] }] }))[0]).toEqual([
      0, 0, 1, 1, 2, 2,
    ]);
  });

  test('mlx-lm#1768: a picture is no line of text, and has fewer positions than tokens', () => {
    const { positions, next } = promptPositions({ model: 'qwen3_5', segments: [{ text: 2 }, { image: [20, 20] }] });
    const [time = [], row = [], column = []] = rows({ positions } as PromptPositions).map((list) => list.slice(2));
    expect([distinct(time), distinct(row).length, distinct(column).length]).toEqual([[2], 20, 20]);
    expect(next).toEqual([22]);
  });

  test('a film longer than its sides pushes text behind its last frame', () => {
    // Since 5.3 transformers adds the larger side alone, and text shares places with frames (lattice#1187).
    expect(promptPositions({ model: 'qwen2_vl', segments: [{ video: [9, 2, 3] }] }).next).toEqual([9]);
    expect(promptPositions({ model: 'ernie4_5_vl_moe', segments: [{ video: [9, 2, 3] }] }).next).toEqual([9]);
  });
});

describe('ways of their own', () => {
  test("Omni's film and its sound take turns every two seconds, between marks that share a place", () => {
    const segments = [{ text: 1 }, { video: [3, 1, 2], secondsPerGrid: 1, audio: 6 }, { text: 1 }];
    const [time] = rows(promptPositions({ model: 'qwen2_5_omni', segments, tokensPerSecond: 2, secondsPerChunk: 2 }));
    // text | marks | frames at 0 and 1 s | sound up to 2 s | frame at 2 s | the rest of the sound | marks | text
    expect(time).toEqual([0, 1, 1, 2, 2, 4, 4, 2, 3, 4, 5, 6, 6, 6, 7, 8, 8, 9]);
  });

  test("Hunyuan's cells have a column, a row and a picture's number; each line ends with a cell more", () => {
    const segments = [{ text: 2 }, { image: [2, 2] }, { text: 1 }, { image: [1, 1] }];
    const found = promptPositions({ model: 'hunyuan_vl', segments });
    expect(found.axes).toEqual(['position', 'column', 'row', 'image']);
    expect(rows(found)).toEqual([
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      [0, 1, 0, 1, 2, 0, 1, 2, 8, 0, 1],
      [0, 1, 0, 0, 0, 1, 1, 1, 8, 0, 0],
      [0, 1, 0, 0, 0, 0, 0, 0, 8, 1, 1],
    ]);
    expect(found).toMatchObject({ next: [11], deltas: [0] });
    expect(rows(promptPositions({ model: 'hunyuan_vl', segments, axes: 3 }))).toEqual(rows(found).slice(1));
  });

  test('V2PE counts in fractions, each the double nearest to the exact one', () => {
    const segments = [{ text: 3 }, { image: [1, 2, 3] }, { text: 2 }];
    const found = promptPositions({ model: 'v2pe', segments, stride: 1 });
    expect(rows(found)).toEqual([[0, 1, 2, 13 / 6, 14 / 6, 15 / 6, 16 / 6, 17 / 6, 3, 4, 5]]);
    expect(found).toMatchObject({ next: [6], deltas: [-5] });
  });

  test("Llama 4's encoder counts columns and rows from 1, with a class token at 0 behind each tile", () => {
    const found = promptPositions({ model: 'llama4_vision_model', segments: [{ image: [2, 1, 2] }] });
    expect(rows(found)).toEqual([
      [1, 2, 0, 1, 2, 0],
      [1, 1, 0, 1, 1, 0],
    ]);
    expect(found).toMatchObject({ axes: ['column', 'row'], next: [], deltas: [] });
  });
});

describe('refusals', () => {
  const of =
    (model: string, segment: object, settings = {}) =>
    () =>
      promptPositions({ model: model as PromptModel, segments: [segment as PromptSegment], ...settings });
  const qwen = (segment: object) => of('qwen2_vl', segment);
  test.each<Refusal>([
    ['a picture of several frames', qwen({ image: [2, 4, 4] }), RangeError, 'segments[0].image[0]'],
    ['no rows', qwen({ image: [0, 4] }), RangeError, 'segments[0].image[0]'],
    ['a film without frames', qwen({ video: [4, 4] }), RangeError, 'segments[0].video'],
    ['two kinds at once', qwen({ text: 1, image: [1, 1] }), TypeError, 'segments[0]'],
    ['no kind', qwen({}), TypeError, 'segments[0]'],
    ['seconds of a picture', qwen({ image: [1, 1], fps: 2 }), TypeError, 'segments[0].fps'],
    ['seconds that nobody reads', qwen({ video: [1, 1, 1], fps: 2 }), TypeError, 'segments[0].secondsPerGrid'],
    ['sound where there is none', qwen({ audio: 3 }), TypeError, 'segments[0].audio'],
    ['a film for Hunyuan', of('hunyuan_vl', { video: [1, 1, 1] }), TypeError, 'segments[0].video'],
    ['text for an encoder', of('llama4_vision_model', { text: 1 }), TypeError, 'segments[0].text'],
    ['V2PE without a start mark', of('v2pe', { image: [1, 1] }, { stride: 1 }), RangeError, 'segments[0].image'],
    ['stamps for other frames', of('glm4v', { video: [2, 1, 1], stamps: [1] }), RangeError, 'segments[0].stamps'],
    ['frames without a stamp', of('glm4v', { video: [1, 1, 1], stamps: 0 }), RangeError, 'segments[0].stamps'],
    ['an unknown model', of('llava', { text: 1 }), RangeError, 'model'],
    ['five axes', of('hunyuan_vl', { text: 1 }, { axes: 5 }), RangeError, 'axes'],
    ['a row too short', of('qwen2_vl', { text: 3 }, { length: 2 }), RangeError, 'length'],
    ['padding unknown', of('qwen2_vl', { text: 3 }, { length: 4 }), Error as never, 'padding'],
    [
      'a film too far',
      of('qwen2_5_vl', { video: [9, 1, 1], secondsPerGrid: 1e9 }, { tokensPerSecond: 2 }),
      RangeError,
      'segments[0].video',
    ],
  ])('%s', (...refusal) => expectRefusal(refusal));
});
