import { taught } from '../../../trained/language/taught.ts';
import { exact, measured, rounded, type Drawn, type Question } from '../question.ts';
import { queryAndKey, rotated, scoreAt } from '../heads.ts';

const [prompt, key, dropped] = [12, 5, 3];

/** Scores of the next tokens with a cached key: counted on, and counted from zero again. */
function curves(): Drawn {
  const rows = 24;
  const data = Array.from({ length: rows }, (_row, at) => [
    scoreAt({ position: prompt + at }, { position: key }),
    scoreAt({ position: 0 }, { position: key }),
  ]).flat();
  return { data, rows, columns: 2 };
}

/** The key rotated once more, against the key rotated to its new position at once. */
function moved(): number {
  const [, k] = queryAndKey();
  const cached = rotated(rotated(k, { position: key }), { position: -dropped });
  const fresh = rotated(k, { position: key - dropped });
  return Math.max(...cached.map((entry, at) => Math.abs(entry - (fresh[at] ?? 0))));
}

export default {
  lab: { id: 'batch', state: { steps: 2, dropped: 1, moved: true, word: 6 } },
  reads: { change: 'counter', guess: 'shown' },
  figure: { element: 'posenc-curves', settings: { first: prompt, dimensions: [0, 1] }, matrix: curves },
  numbers: () => {
    const [loss, stale] = taught(
      'worse',
      { model: 'rotary', row: 'cache cut and moved' },
      { model: 'rotary', row: 'cache cut, only the counter set back' },
    );
    return {
      prompt: exact(prompt),
      second: exact(prompt + 1),
      key: exact(key),
      right: rounded(scoreAt({ position: prompt }, { position: key }), 2),
      wrong: rounded(scoreAt({ position: 0 }, { position: key }), 2),
      dropped: exact(dropped),
      renumbered: exact(key - dropped),
      back: exact(-dropped),
      error: measured(moved()),
      lossMoved: rounded(loss, 2),
      lossCounter: rounded(stale, 2),
    };
  },
  next: ['left-padding', 'query-and-key-not-value', 'longer-context'],
  sources: ['roformer', 'ropeUtils'],
} as const satisfies Question;
