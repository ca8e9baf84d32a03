// The four tasks: their words, their sentences, and how well they can be answered without the order of the words.
import { readInteger, readName, readOptions, readSize } from '../runtime/arguments.ts';
import { enter } from '../runtime/errors.ts';
import { check, reserve } from '../runtime/memory.ts';
import { runIn, trainingModule } from './module.ts';

export const tasks = ['whoCameFirst', 'threeBack', 'whereIsItNow', 'wordNumber'] as const;
export type Task = (typeof tasks)[number];

/**
 * The numbers of words and answers of each task. `whoCameFirst`: words 0 to 7 are filler, 8 (A) and 9 (B) occur once
 * each, 10 is the question; the answer is 0 if A came first, else 1. `threeBack`: words 0 to 7; the answer at every
 * place from 3 on is the word three places before. `whereIsItNow`: word 4 k + p says that thing k (of 3) is at p (of
 * 4); 12 + k asks for its last p. `wordNumber`: words 0 to 7, then 8 + n asks for the word at place n.
 */
export const vocabularies: Readonly<Record<Task, { readonly words: number; readonly classes: number }>> = {
  whoCameFirst: { words: 11, classes: 2 },
  threeBack: { words: 8, classes: 8 },
  whereIsItNow: { words: 15, classes: 4 },
  wordNumber: { words: 15, classes: 8 },
};

export interface SentenceOptions {
  readonly task: Task;
  readonly length: number;
  /** How many words `wordNumber` may ask for; default 7. */
  readonly numbers?: number | undefined;
  readonly seed?: number | undefined;
  /** Training never meets the sentences of an evaluation at the same seed; default `evaluation`. */
  readonly purpose?: 'training' | 'evaluation' | undefined;
  /** The number of the first sentence; each depends only on its own number. */
  readonly first?: number | undefined;
  /** How many; default 1. */
  readonly count?: number | undefined;
}

export interface Sentences {
  /** [count, length] */
  readonly words: Int32Array;
  /** [count, length], -1 where no answer is expected */
  readonly answers: Int32Array;
  /** [count, length]: the place of the word that decides, -1 likewise */
  readonly evidence: Int32Array;
}

/**
 * Sentences of a task with their answers.
 *
 * Shapes: three arrays [count, length]. Units: words, classes and places as numbers.
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for a length outside 4 to 128, `numbers`
 * outside 1 to 7 or not below the length.
 */
export function makeSentences(options: SentenceOptions): Sentences {
  enter('makeSentences');
  const names = ['task', 'length', 'numbers', 'seed', 'purpose', 'first', 'count'] as const;
  const read = readOptions<SentenceOptions>(options, 'options', names);
  const task = readName(read.task, 'task', tasks, tasks[0]);
  const length = readSize(read.length, 'length', 0);
  const numbers = readSize(read.numbers, 'numbers', 0, 7);
  const seed = readInteger(read.seed, 'seed', 0, 0);
  const purpose = readName(read.purpose, 'purpose', ['training', 'evaluation'], 'evaluation');
  const first = readInteger(read.first, 'first', 0, 0);
  const count = readInteger(read.count, 'count', 0, 1, 65536);
  const module = trainingModule();
  return runIn(module, () => {
    const each = count * length;
    const out = reserve(module, 12 * each + 16);
    check(module, module.sentences(task, length, numbers, seed, purpose, first, count, out));
    const part = (index: number): Int32Array =>
      module.HEAP32.slice(out / 4 + index * each, out / 4 + (index + 1) * each);
    return { words: part(0), answers: part(1), evidence: part(2) };
  });
}

/**
 * The accuracy of the best reader who sees the words without their order: the fair baseline for chance.
 *
 * Shapes: none. Units: a share from 0 to 1. Errors: as `makeSentences`.
 */
export function unorderedCeiling(options: { task: Task; length: number; numbers?: number | undefined }): number {
  enter('unorderedCeiling');
  const read = readOptions<typeof options>(options, 'options', ['task', 'length', 'numbers']);
  const task = readName(read.task, 'task', tasks, tasks[0]);
  const length = readSize(read.length, 'length', 0);
  const numbers = readSize(read.numbers, 'numbers', 0, 7);
  const module = trainingModule();
  return runIn(module, () => {
    const out = reserve(module, 16);
    check(module, module.unordered_ceiling(task, length, numbers, out));
    return module.HEAPF64[out / 8] as number;
  });
}
