// @ts-check
// Codes that a class of `many.mjs` hands in: answers that are right or follow from a misconception, and codes that are
// wrong in every way, both made by the page's own modules.
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { root } from '../../../web/tools/toolchain/folders.mjs';

const bundle = buildSync({
  stdin: {
    contents: `export { checked } from './web/labs/pages/class/code/typing.ts';
      export { codeOf, digitsOf } from './web/labs/pages/class/code/digits.ts';
      export { readRoom } from './web/labs/pages/class/room/room.ts';
      export { bank } from './web/labs/clock/bank.ts';
      export { drawsOf } from './web/labs/shared/quiz/draw.ts';`,
    resolveDir: root,
  },
  alias: { posenc: join(root, 'web', 'library', 'api', 'index.ts') },
  bundle: true,
  platform: 'node',
  format: 'esm',
  write: false,
});
/**
 * @typedef {typeof import('../../../web/labs/pages/class/code/typing.ts') & typeof
 * import('../../../web/labs/pages/class/code/digits.ts') &
 *   typeof import('../../../web/labs/pages/class/room/room.ts') & typeof import('../../../web/labs/clock/bank.ts') &
 *   typeof import('../../../web/labs/shared/quiz/draw.ts')} Parts
 */
/** @type {Parts} */
const { bank, checked, codeOf, digitsOf, drawsOf, readRoom } = await import(
  `data:text/javascript;base64,${Buffer.from(bundle.outputFiles[0]?.contents ?? '').toString('base64')}`
);

/** A number, a choice and a cell of the clock's bank. */
export const questions = ['wave', 'fastest', 'cell'];

/**
 * The students' answers to each question of a room: what is right, then what each misconception leads to.
 * @param {string} code of the room @returns {Promise<readonly (readonly string[])[]>}
 */
export async function answersIn(code) {
  const room = await readRoom(code, async () => questions);
  if ('reason' in room) throw new Error(`the room ${code} is refused: ${room.reason}`);
  return Promise.all(
    questions.map(async (id) => {
      const question = bank.questions.find((one) => one.id === id);
      if (!question) throw new Error(`the clock has no question ${id}`);
      const { task } = await question.make(drawsOf(room.seed, `clock.${id}`));
      if (task.kind === 'number') return [task.right, ...Object.values(task.mistakes)].map(String);
      if (task.kind === 'choice') return [task.right, ...task.options.filter((option) => option !== task.right)];
      if (task.kind === 'cell') return [task.right, ...Object.values(task.mistakes)].map((places) => String(places[0]));
      throw new Error(`${id} is a question of another kind: ${task.kind}`);
    }),
  );
}

/**
 * Wrong codes of every kind, made from right ones.
 * @param {string} code @param {string} room @param {string} other of another room @param {string} second of a student
 *   who has handed in another
 */
export function wrongCodes(code, room, other, second) {
  const digits = /** @type {readonly number[]} */ (digitsOf(code));
  const changed = (/** @type {readonly [number, number][]} */ changes) => {
    const copy = [...digits];
    for (const [at, by] of changes) copy[at] = (copy[at] ?? 0) ^ by;
    return copy;
  };
  const swapped = [...digits];
  const at = digits.findIndex((digit, k) => k > 3 && digit !== digits[k + 1]);
  [swapped[at], swapped[at + 1]] = [swapped[at + 1] ?? 0, swapped[at] ?? 0];
  return /** @type {const} */ ([
    ['one sign wrong', codeOf(changed([[7, 9]]))],
    [
      'two signs wrong',
      codeOf(
        changed([
          [7, 9],
          [12, 3],
        ]),
      ),
    ],
    ['neighbours exchanged', codeOf(swapped)],
    ['a sign left out', codeOf(digits.slice(0, 9).concat(digits.slice(10)))],
    ['the end missing', codeOf(digits.slice(0, 6))],
    ['a sign that no code has', code.replace(/.$/, 'U')],
    ['two codes in one line', `${code} ${code}`],
    ['of another room', other],
    ['the room’s own code', room],
    ['of another version', codeOf(checked([(3 << 2) | ((digits[0] ?? 0) & 3), ...digits.slice(1, -6)], 'result'))],
    ['answers changed, check made anew', codeOf(checked(changed([[9, 1]]).slice(0, -6), 'result'))],
    ['handed in twice', code],
    ['another code of the same student', second],
  ]);
}
