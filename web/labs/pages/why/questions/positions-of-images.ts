import { promptPositions } from 'posenc';
import { exact, type Drawn, type Question } from '../question.ts';

const [before, rows, columns, after] = [3, 4, 6, 2];

const prompt = () =>
  promptPositions({ model: 'qwen2_vl', segments: [{ text: before }, { image: [rows, columns] }, { text: after }] });

/** Time, row and column of each token. */
function axes(): Drawn {
  const { positions, tokens } = prompt();
  const count = tokens[0] ?? 0;
  const data = Array.from({ length: count }, (_token, at) =>
    [0, 1, 2].map((axis) => positions.data[axis * count + at] ?? 0),
  );
  return { data: data.flat(), rows: count, columns: 3 };
}

export default {
  lab: { id: 'passport', state: { way: 'qwen2_vl' } },
  figure: { element: 'posenc-curves', settings: { dimensions: [0, 1, 2] }, matrix: axes },
  numbers: () => {
    const { next, tokens, deltas } = prompt();
    const [following = 0, count = 0] = [next[0], tokens[0]];
    return {
      before: exact(before),
      rows: exact(rows),
      columns: exact(columns),
      patches: exact(rows * columns),
      lastRow: exact(before + rows - 1),
      lastColumn: exact(before + columns - 1),
      text: exact(following - after),
      plain: exact(before + rows * columns),
      tokens: exact(count),
      next: exact(following),
      delta: exact(deltas[0] ?? 0),
    };
  },
  next: ['two-dimensions', 'kv-cache-positions', 'left-padding'],
  sources: ['qwen2vl'],
} as const satisfies Question;
