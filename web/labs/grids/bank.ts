// Questions of the lab of grids and levels. Answers are computed by the engine from the drawn numbers.
import { disordered } from '../shared/quiz/draw.ts';
import type { Bank, CellPlace } from '../shared/quiz/question.ts';
import { base, dim, levelsLikeness, levelsView, marked, named, placeIn, planeLikeness, planeView } from './asked.ts';
import { contentQuestions } from './content-questions.ts';
import type { LayoutName } from './properties.ts';
import { ambiguities, blocks, tableOf } from './tables.ts';

/** The blocks of a row as S for sines and C for cosines, which is short in any language. */
const lettered = (layout: LayoutName): string =>
  blocks[layout].join(', ').replaceAll('sin ', 'S').replaceAll('cos ', 'C');

export const bank: Bank = {
  lab: 'grids',
  lanes: ['vectors', 'scores', 'analysis', 'grids'],
  questions: [
    {
      id: 'block',
      level: 1,
      predicts: true,
      make: (draw) => {
        const layout = draw.pick(['mae', 'timm'] as const);
        const width = draw.pick([16, 32, 64] as const);
        const columnOf = (name: 'mae' | 'timm'): number => {
          const { data } = tableOf({ layout: name, width: 2, height: 2, dim: width, base });
          // A cosine is 1 at 0; that of x changes from one cell to the next in the row.
          return Array.from({ length: width }, (_column, at) => at).findIndex(
            (at) => data[at] === 1 && data[width + at] !== 1,
          );
        };
        const right = columnOf(layout);
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0,
            mistakes: {
              fromOne: right + 1,
              interleaved: 1,
              other: columnOf(layout === 'mae' ? 'timm' : 'mae'),
            },
          },
          values: { dim: width, blocks: lettered(layout) },
          view: { v: 'plane', l: layout, d: String(width), x: '0', y: '0' },
        };
      },
    },
    {
      id: 'level',
      level: 1,
      predicts: true,
      make: (draw) => {
        const [word, sentence] = draw.pick([
          [2, 0],
          [3, 0],
          [3, 1],
        ] as const);
        const place = { word, sentence };
        const shape = { words: 8, sentences: 4, paragraphs: 2, offset: 4, apart: 'same' as const };
        const { alike } = levelsLikeness({ ...shape, ...place });
        const candidates = {
          swapped: [sentence, word],
          sum: [word - 1, sentence + 1],
          next: [word, sentence + 1],
        } as const;
        const same = Object.entries(candidates).filter(([, [at, of]]) => alike.includes(of * shape.words + at));
        const texts = Object.entries(candidates).map(([id, places]) => [id, named(...places, 0)]);
        return {
          task: {
            kind: 'choice',
            right: same[0]?.[0] ?? 'none',
            options: draw.shuffle(['swapped', 'sum', 'next', 'none']),
          },
          values: { place: named(word, sentence, 0), ...Object.fromEntries(texts) },
          view: levelsView({ ...shape, ...place }),
        };
      },
    },
    {
      id: 'cross',
      level: 2,
      predicts: true,
      make: (draw) => {
        const [x, y] = [draw.integer(0, 9), draw.integer(0, 9)];
        const grid = { width: 14, height: 14, x, y };
        const { values } = planeLikeness('mae', grid);
        const cells = { near: [x + 1, y], corner: [x + 1, y + 1], row: [x + 3, y], diagonal: [x + 2, y + 2] } as const;
        const likeOf = (id: string): number => {
          const [across, down] = cells[id as keyof typeof cells];
          return values[down * grid.width + across] ?? Number.NaN;
        };
        const right = Object.keys(cells).sort((a, b) => likeOf(b) - likeOf(a));
        return {
          task: {
            kind: 'order',
            right,
            shown: disordered(draw, right),
            mistakes: { distance: ['near', 'corner', 'diagonal', 'row'], axis: ['near', 'row', 'corner', 'diagonal'] },
          },
          values: {
            cell: named(x, y),
            ...Object.fromEntries(Object.entries(cells).map(([id, place]) => [id, named(...place)])),
          },
          view: planeView('mae', grid),
        };
      },
    },
    {
      id: 'product',
      level: 2,
      predicts: true,
      make: (draw) => {
        const [x, y] = draw.pick([
          [2, 3],
          [3, 2],
          [1, 6],
          [6, 1],
          [3, 4],
          [4, 3],
          [2, 6],
          [1, 4],
          [2, 2],
        ] as const);
        const [width, height] = [8, 8];
        const cell = y * width + x;
        const { alike } = planeLikeness('product', { width, height, x, y });
        const others = (has: (across: number, down: number) => boolean): CellPlace[] =>
          Array.from({ length: width * height }, (_cell, at) => at)
            .filter((at) => at !== cell && !alike.includes(at) && has(at % width, Math.floor(at / width)))
            .map((at) => placeIn(at, width));
        return {
          task: {
            kind: 'cell',
            rows: height,
            columns: width,
            data: marked(width * height, cell),
            right: alike.map((at) => placeIn(at, width)),
            mistakes: {
              self: [[y, x]],
              sum: others((across, down) => across + down === x + y),
              axis: others((across, down) => across === x || down === y),
            },
          },
          values: { cell: named(x, y), product: x * y },
          view: planeView('product', { width, height, x, y }),
        };
      },
    },
    {
      id: 'zeros',
      level: 2,
      predicts: true,
      make: (draw) => {
        const [width, height] = [draw.integer(6, 16), draw.integer(6, 16)];
        const grid = { width, height, x: 0, y: draw.integer(2, 5) };
        const right = planeLikeness('product', grid).alike.length;
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0,
            mistakes: { column: height - 1, corner: right + 1, itself: 0 },
          },
          values: { width, height, cell: named(grid.x, grid.y) },
          view: planeView('product', grid),
        };
      },
    },
    {
      id: 'weights',
      level: 2,
      predicts: true,
      make: (draw) => {
        const other = 'timm';
        const grid = { width: 14, height: 14, x: draw.integer(2, 11), y: draw.integer(2, 11) };
        const [mae, its] = [planeLikeness('mae', grid).values, planeLikeness(other, grid).values];
        const alike = mae.every((value, at) => Math.abs(value - (its[at] ?? 0)) < 1e-5);
        const [one, two] = (['mae', other] as const).map((layout) => tableOf({ layout, ...grid, dim, base }).data);
        const same = one?.every((value, at) => Math.abs(value - (two?.[at] ?? 0)) < 1e-5) === true;
        return {
          task: {
            kind: 'choice',
            right: same ? 'both' : alike ? 'map' : 'neither',
            options: draw.shuffle(['map', 'both', 'neither']),
          },
          values: { other, mine: lettered('mae'), blocks: lettered(other) },
          view: planeView(other, grid),
        };
      },
    },
    {
      id: 'offset',
      level: 2,
      predicts: true,
      make: (draw) => {
        const offset = draw.integer(3, 8);
        const shape = { words: offset + 3, sentences: 4, paragraphs: 2, offset, apart: 'offsets' as const };
        const found = ambiguities({ ...shape, dim, base }).find(({ first, second }) => first + second === 1);
        const right = found?.safe ?? Number.NaN;
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0,
            mistakes: { before: right - 1, fromOne: right + 1, paragraph: 2 * right },
          },
          values: { offset },
          view: levelsView({ ...shape, word: right + 1, sentence: 0 }),
        };
      },
    },
    {
      id: 'shifted',
      level: 3,
      predicts: true,
      make: (draw) => {
        const offset = draw.integer(3, 5);
        const later = draw.integer(1, 3);
        const sentence = draw.pick([0, 1, 2, 3].filter((each) => each !== later));
        const place = { word: offset + later, sentence };
        const shape = { words: offset + 4, sentences: 4, paragraphs: 2, offset, apart: 'offsets' as const };
        const cells = shape.words * shape.sentences;
        const cell = sentence * shape.words + place.word;
        const right = levelsLikeness({ ...shape, ...place }).alike.filter((at) => at < cells);
        const unlessRight = (word: number, other: number): CellPlace[] =>
          other >= 0 && other < shape.sentences && word < shape.words && !right.includes(other * shape.words + word)
            ? [[other, word]]
            : [];
        const sum = [...unlessRight(place.word - 1, sentence + 1), ...unlessRight(place.word + 1, sentence - 1)];
        return {
          task: {
            kind: 'cell',
            rows: shape.sentences,
            columns: shape.words,
            data: marked(cells, cell),
            right: right.map((at) => placeIn(at, shape.words)),
            mistakes: {
              self: [[sentence, place.word]],
              folded: unlessRight(later, sentence),
              ...(sum.length > 0 ? { sum } : {}),
            },
          },
          values: { ...place, offset },
          view: levelsView({ ...shape, ...place }),
        };
      },
    },
    ...contentQuestions,
  ],
};
