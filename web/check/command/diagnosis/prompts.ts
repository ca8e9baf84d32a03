// Positions of whole prompts with pictures and films, right and wrong: the other operation of `mrope`.
import type { AskedCase } from '../../numbers/vectors/types.ts';
import { causes, numbersIn, type Alternative, type Answered, type Faults } from '../../numbers/causes/faults.ts';
import { numberIn, textIn } from '../../numbers/vectors/options.ts';

type Cell = readonly [time: number, row: number, column: number];

/** Three rows of positions: text counts up; an image starts after it at one place and spreads over its grid. */
export function promptPositions({ options, input }: AskedCase, faults: Faults): Answered | undefined {
  const ids = numbersIn(input, 'input_ids');
  const [image, video] = [numberIn(options, 'image_token_id'), numberIn(options, 'video_token_id')];
  const merge = numberIn(options, 'spatial_merge_size');
  const rate = textIn(options, 'convention') === 'qwen2_5_vl' ? numberIn(options, 'tokens_per_second') : NaN;
  if (ids.length === 0 || Number.isNaN(merge)) return undefined;
  const films = gridsIn(input['video_grid_thw']);
  // Qwen3-VL has each frame by itself.
  const shown = textIn(options, 'convention') === 'qwen3_vl' ? films.flatMap(frameByFrame) : films;
  const left = { [image]: gridsIn(input['image_grid_thw']), [video]: shown };
  const seconds = [...numbersIn(input, 'second_per_grid')];
  const cells: Cell[] = [];
  let next = 0;
  for (let at = 0; at < ids.length; ) {
    const id = ids[at] ?? NaN;
    const grid = left[id]?.shift();
    if (!grid || faults.prompt === 'flat') {
      cells.push([next, next, next]);
      next++;
      at++;
      continue;
    }
    const second = id === video ? (seconds.shift() ?? 1) : 1;
    const made = spread(grid, next, merge, stepOf(second, rate, faults), faults);
    cells.push(...made);
    at += made.length;
    next = following(made, next, grid, faults);
  }
  const shifted = cells.map((cell) => cell.map((p) => p + (faults.shift ?? 0)));
  return { values: orderOf(faults).flatMap((axis) => shifted.map((cell) => cell[axis] ?? NaN)) };
}

/** Positions of what is generated after a prompt. */
export function decodePositions(asked: AskedCase, faults: Faults): Answered | undefined {
  const { input } = asked;
  const [generated, padding] = [numberIn(input, 'generated'), numberIn(input, 'padding', 0)];
  const prompt = promptPositions({ ...asked, operation: 'positions' }, faults);
  if (!(generated >= 0) || !prompt) return undefined;
  const count = numbersIn(input, 'input_ids').length;
  const next = Math.max(...prompt.values) + 1;
  const first =
    {
      count,
      columns: count + padding,
      'with padding': next + padding,
      'without padding': next - padding,
      twice: 2 * next - count,
      'on the last': next - 1,
      zero: 0,
    }[faults.delta as 'count'] ?? next;
  const row = Array.from({ length: generated }, (_, k) => first + k);
  return { values: [...row, ...row, ...row] };
}

const gridsIn = (value: unknown): number[][] => (Array.isArray(value) ? [...(value as number[][])] : []);

const frameByFrame = ([frames = 0, ...sizes]: readonly number[]): number[][] =>
  Array.from({ length: frames }, () => [1, ...sizes]);

const orderOf = ({ axes }: Faults): readonly number[] =>
  axes === 'swapped' ? [0, 2, 1] : axes === 'reversed' ? [2, 1, 0] : [0, 1, 2];

/** How far two frames lie apart. */
function stepOf(second: number, rate: number, { prompt }: Faults): number {
  if (Number.isNaN(rate) || prompt === 'no rate') return 1;
  if (prompt === 'whole seconds') return rate * Math.floor(second);
  if (prompt === 'whole step') return Math.floor(rate * second);
  return prompt === 'no seconds' ? rate : rate * second;
}

function spread(grid: readonly number[], start: number, merge: number, step: number, { prompt }: Faults): Cell[] {
  const [frames = 0, height = 0, width = 0] = grid;
  const [rows, columns] = prompt === 'unmerged' ? [height, width] : [height / merge, width / merge];
  return Array.from({ length: frames * rows * columns }, (_, k) => {
    const frame = Math.floor(k / (rows * columns));
    const moment = prompt === 'one moment' ? 0 : prompt === 'same moment' ? Math.floor(step) : Math.floor(frame * step);
    const row = Math.floor(k / columns) % rows;
    const first = prompt === 'from zero' ? 0 : start;
    return [first + moment, first + row, first + (k % columns)];
  });
}

/** Where text goes on. */
function following(cells: readonly Cell[], start: number, grid: readonly number[], { prompt }: Faults): number {
  if (prompt === 'after tokens') return start + cells.length;
  if (prompt === 'after time') return Math.max(...cells.map(([time]) => time)) + 1;
  if (prompt === 'after place') return Math.max(...cells.map(([, row, column]) => Math.max(row, column))) + 1;
  if (prompt === 'after grid') return start + Math.max(...grid);
  return Math.max(...cells.flat()) + (prompt === 'on the last' ? 0 : 1);
}

export const wrongPrompts: readonly Alternative[] = [
  ...causes(
    'delta',
    ['What is generated goes on from the number of tokens, not from the largest position.', { delta: 'count' }],
    ['What is generated goes on from its column: the difference to the positions is not added.', { delta: 'columns' }],
    ['The difference between tokens and positions is added twice.', { delta: 'twice' }],
    ['What is generated goes on at the last position of the prompt, not after it.', { delta: 'on the last' }],
    ['What is generated is counted from 0.', { delta: 'zero' }],
  ),
  ...causes(
    'padding-counted',
    ['Padding before a prompt is counted in what is generated after it.', { delta: 'with padding' }],
    ['Padding before a prompt is taken off what is generated after it.', { delta: 'without padding' }],
  ),
  ...causes('flat-positions', ['Tokens of a picture are counted one after the other, as text is.', { prompt: 'flat' }]),
  ...causes(
    'positions-restarted',
    ['A picture starts at 0 again instead of after the text before it.', { prompt: 'from zero' }],
    ['Every frame of a film has the moment of the first.', { prompt: 'one moment' }],
    ['Every frame of a film has one moment, the start and a step.', { prompt: 'same moment' }],
  ),
  ...causes(
    'off-by-one',
    ['Text goes on at the last position of what is seen, not after it.', { prompt: 'on the last' }],
    ['Text goes on after as many positions as a picture has tokens.', { prompt: 'after tokens' }],
    ['Text goes on after the last moment: rows and columns are not looked at.', { prompt: 'after time' }],
    ['Text goes on after the last row and column: moments are not looked at.', { prompt: 'after place' }],
    ['Text goes on after the size of the grid before patches are merged.', { prompt: 'after grid' }],
  ),
  ...causes(
    'scaling-forgotten',
    ['Frames are one position apart: seconds are not read.', { prompt: 'no rate' }],
    ['Frames are as far apart as if each took a second.', { prompt: 'no seconds' }],
    ['Seconds between frames become a whole number before they are multiplied.', { prompt: 'whole seconds' }],
    ['The step between frames becomes a whole number before frames are counted.', { prompt: 'whole step' }],
    ['Rows and columns are counted before patches are merged.', { prompt: 'unmerged' }],
  ),
];
