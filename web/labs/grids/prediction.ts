import type { Guess, GuessKeys } from '../shared/lab/guess.ts';
import { measure, written } from '../shared/text/numerals.ts';
import { counted } from './gates.ts';
import type { GridsValues, properties } from './properties.ts';
import { repeatsIn } from './rows.ts';
import { levelsTable, tableOf } from './tables.ts';

type Topic = GridsValues['view'];

const keysOf = (topic: Topic): GuessKeys => ({
  ask: `grids.ask.${topic}`,
  answer: `grids.answer.${topic}`,
  judged: `grids.judged.${topic}`,
  choice: (option) => `grids.choices.${option as 'own'}`,
});

/** Other cells with the very same row as a cell of the grid. */
function alike({ first }: ReturnType<typeof repeatsIn>, cell: number): number {
  return first.filter((other) => other === first[cell]).length - 1;
}

const plane: Guess<typeof properties> = {
  keys: keysOf('plane'),
  options: ['0', '13', '26'],
  show: { view: 'plane', layout: 'product', width: 14, height: 14, x: 0, y: 5 },
  judge: (view) => {
    const all = repeatsIn(tableOf(view));
    const [zeros, twelve] = [alike(all, 5 * view.width), alike(all, 6 * view.width + 2)];
    return { right: String(zeros), values: () => ({ zeros: written(zeros), twelve: written(twelve) }) };
  },
};

const offset = 4;

const levels: Guess<typeof properties> = {
  keys: keysOf('levels'),
  options: ['4', '8', '16'],
  // No more sentences or paragraphs than the offset: beyond it they collide at any number of words.
  show: {
    ...{ view: 'levels', apart: 'offsets', offset, words: offset + 1, sentences: 4, paragraphs: 3 },
    ...{ word: offset, sentence: 1, paragraph: 0 },
  },
  judge: (view) => {
    const of = (words: number) => repeatsIn(levelsTable({ ...view, words }));
    const longest = [16, 8, offset].find((words) => of(words).distinct === of(words).table.rows) ?? 0;
    const [few, more] = [of(offset), of(offset + 1)];
    return {
      right: String(longest),
      values: () => ({
        few: written(offset),
        all: written(few.distinct),
        more: written(offset + 1),
        distinct: written(more.distinct),
        places: written(more.table.rows),
      }),
    };
  },
};

const content = (sentence: string): Guess<typeof properties> => ({
  keys: keysOf('content'),
  options: ['own', 'before', 'first'],
  show: { view: 'content', text: '', gates: 'ends', asked: 1, query: 13 },
  judge: (view) => {
    const { tokens, gates, positions, bias } = counted(view, sentence);
    const last = tokens.length - 1;
    const at = (word: number): number => last * tokens.length + word;
    // The last words of the sentence before and of the first one.
    const ends = gates.flatMap((gate, word) => (gate === 'open' ? [word] : []));
    const words = { own: last, before: ends.at(-2) ?? 0, first: ends[0] ?? 0 };
    const added = (name: keyof typeof words): number => bias.data[at(words[name])] ?? 0;
    const right = (['own', 'before', 'first'] as const).reduce((best, name) =>
      added(name) > added(best) ? name : best,
    );
    const place = (name: keyof typeof words): string => written(positions.data[at(words[name])] ?? 0);
    return {
      right,
      values: () => ({
        own: place('own'),
        most: measure(added('own')),
        before: place('before'),
        next: measure(added('before')),
      }),
    };
  },
});

/** @param sentence of the example, whose gates count */
export const prediction = (topic: Topic, sentence: string): Guess<typeof properties> =>
  topic === 'plane' ? plane : topic === 'levels' ? levels : content(sentence);
