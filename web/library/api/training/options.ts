// The set-up of a model: its defaults, and the row of numbers that cpp/bindings/training/options.cpp reads.
import { readBoolean, readInteger, readName, readNumber, readOptions, readSize } from '../runtime/arguments.ts';
import { numberList } from '../runtime/lists.ts';
import { wrongType, wrongValue } from '../runtime/errors.ts';
import type { TensorLike } from '../runtime/matrix.ts';
import { readMatrix } from '../runtime/tensor.ts';
import { type Task, tasks } from './task.ts';

/** An encoding by its kind, with the options of that kind. */
export type Encoding =
  | { readonly kind: 'none' }
  | {
      /**
       * Added. Conventions differ in layout, ladder and first position: fairseq is concatenated, halfMinusOne, first 2.
       */
      readonly kind: 'sinusoidal';
      readonly base?: number | undefined;
      readonly layout?: 'interleaved' | 'concatenated' | undefined;
      readonly ladder?: 'half' | 'halfMinusOne' | undefined;
      readonly first?: number | undefined;
      readonly scale?: number | undefined;
    }
  /** Any table, [longestAsked, dim], added and not trained. */
  | { readonly kind: 'given'; readonly table: TensorLike }
  /** Lesson 002's formula. */
  | { readonly kind: 'doubledExponent'; readonly base?: number | undefined }
  /** p / (T - 1) in every channel. */
  | { readonly kind: 'normalizedIndex' }
  /** p in every channel. */
  | { readonly kind: 'rawIndex' }
  /** One wave for all channels; default period 4. */
  | { readonly kind: 'oneFrequency'; readonly period?: number | undefined }
  /** A trained table; rows past the longest trained sentence keep their initial values. */
  | { readonly kind: 'learned'; readonly standardDeviation?: number | undefined }
  | {
      readonly kind: 'rotary';
      readonly base?: number | undefined;
      readonly pairing?: 'interleaved' | 'rotateHalf' | undefined;
      /** Inverse frequencies instead of those of the base, at most half of a head's width. */
      readonly frequencies?: ArrayLike<number> | undefined;
      /** Multiplies cosines and sines of given frequencies, as YaRN does; default 1. */
      readonly attentionFactor?: number | undefined;
    }
  /** Slopes 2^(-biasMax (h + 1) / heads); default 4. */
  | { readonly kind: 'alibi'; readonly biasMax?: number | undefined }
  /** `buckets` of one direction, 8 by default; `maxDistance` 12. */
  | { readonly kind: 't5'; readonly buckets?: number | undefined; readonly maxDistance?: number | undefined }
  | { readonly kind: 'shaw'; readonly maxDistance?: number | undefined; readonly values?: boolean | undefined };

export type EncodingKind = Encoding['kind'];

/** In the order of the C++ side. */
export const encodingKinds = [
  'none',
  'sinusoidal',
  'given',
  'doubledExponent',
  'normalizedIndex',
  'rawIndex',
  'oneFrequency',
  'learned',
  'rotary',
  'alibi',
  't5',
  'shaw',
] as const satisfies readonly EncodingKind[];

export interface ModelOptions {
  readonly dim?: number | undefined;
  readonly layers?: number | undefined;
  readonly heads?: number | undefined;
  readonly feedForward?: number | undefined;
  readonly causal?: boolean | undefined;
}

export interface Schedule {
  readonly steps?: number | undefined;
  /** Sentences a step: 16, 32, 48 or 64. */
  readonly batch?: number | undefined;
  readonly rate?: number | undefined;
  readonly warmUp?: number | undefined;
  /** The final learning rate, relative to the highest. */
  readonly finalShare?: number | undefined;
  /** The longest gradient. */
  readonly clip?: number | undefined;
}

export interface TrainingOptions {
  readonly task: Task;
  readonly encoding: Encoding;
  readonly model?: ModelOptions | undefined;
  readonly schedule?: Schedule | undefined;
  /** Lengths of the sentences of training, the question counted. */
  readonly shortest?: number | undefined;
  readonly longest?: number | undefined;
  /** The longest sentence that the model accepts; default 4 x longest. */
  readonly longestAsked?: number | undefined;
  readonly seed?: number | undefined;
}

export const defaultModel = { dim: 32, layers: 2, heads: 4, feedForward: 64, causal: false } as const;
/** Some 4,500 parameters: about a third of the time. */
export const phoneModel = { dim: 16, layers: 2, heads: 2, feedForward: 32, causal: false } as const;
export const defaultSchedule = { steps: 600, batch: 32, rate: 0.01, warmUp: 30, finalShare: 0.05, clip: 1 } as const;
export const defaultLengths = { shortest: 8, longest: 16 } as const;

/** The values passed on: the numbers, the array of a given table or of given frequencies, and the sizes of results. */
export interface ReadOptions {
  readonly numbers: Float64Array;
  readonly extra: Float32Array | Float64Array;
  readonly task: Task;
  readonly longest: number;
  readonly layers: number;
  readonly heads: number;
  readonly steps: number;
}

type Extra = ReadOptions['extra'];
const nothing = new Float64Array(0);

/** The keys of an encoding's own options. */
const encodingKeys: Readonly<Record<EncodingKind, readonly string[]>> = {
  none: [],
  sinusoidal: ['base', 'layout', 'ladder', 'first', 'scale'],
  given: ['table'],
  doubledExponent: ['base'],
  normalizedIndex: [],
  rawIndex: [],
  oneFrequency: ['period'],
  learned: ['standardDeviation'],
  rotary: ['base', 'pairing', 'frequencies', 'attentionFactor'],
  alibi: ['biasMax'],
  t5: ['buckets', 'maxDistance'],
  shaw: ['maxDistance', 'values'],
};

function readKind(encoding: unknown): EncodingKind {
  const every = ['kind', ...new Set(Object.values(encodingKeys).flat())];
  const read = readOptions<Record<string, unknown>>(encoding, 'encoding', every);
  if (read['kind'] === undefined)
    throw wrongType('encoding.kind', undefined, encodingKinds.map((kind) => `"${kind}"`).join(' or '));
  return encodingKinds[readName(read['kind'], 'encoding.kind', encodingKinds, 'none')] as EncodingKind;
}

/** The numbers of an encoding after its kind, in the order of the C++ structs. */
function readEncoding(encoding: unknown, places: number, dim: number): { numbers: number[]; extra: Extra } {
  const kind = readKind(encoding);
  const read = readOptions<Record<string, unknown>>(encoding, 'encoding', ['kind', ...encodingKeys[kind]]);
  const number = (key: string, fallback: number): number => readNumber(read[key], `encoding.${key}`, fallback);
  const size = (key: string, fallback: number): number => readSize(read[key], `encoding.${key}`, 0, fallback);
  const name = <N extends string>(key: string, names: readonly N[], fallback: N): number =>
    readName(read[key], `encoding.${key}`, names, fallback);
  const numbers = (...own: number[]): { numbers: number[]; extra: Extra } => ({
    numbers: [encodingKinds.indexOf(kind), ...own],
    extra: nothing,
  });
  switch (kind) {
    case 'sinusoidal': {
      const layout = name('layout', ['interleaved', 'concatenated'], 'interleaved');
      const ladder = name('ladder', ['half', 'halfMinusOne'], 'half');
      return numbers(number('base', 10000), layout, ladder, number('first', 0), number('scale', 1));
    }
    case 'given': {
      const { data, rows, columns } = readMatrix(read['table'], 'encoding.table');
      if (rows !== places || columns !== dim)
        throw wrongValue('POSENC_SHAPE_MISMATCH', 'encoding.table', read['table'], `a matrix ${places} x ${dim}`);
      return { ...numbers(), extra: data };
    }
    case 'doubledExponent':
      return numbers(number('base', 10000));
    case 'oneFrequency':
      return numbers(number('period', 4));
    case 'learned':
      return numbers(number('standardDeviation', 1));
    case 'rotary': {
      const given = read['frequencies'];
      const extra = given === undefined ? nothing : numberList(given, 'encoding.frequencies');
      const pairing = name('pairing', ['interleaved', 'rotateHalf'], 'rotateHalf');
      return { ...numbers(number('base', 10000), pairing, number('attentionFactor', 1)), extra };
    }
    case 'alibi':
      return numbers(number('biasMax', 4));
    case 't5':
      return numbers(size('buckets', 8), size('maxDistance', 12));
    case 'shaw':
      return numbers(size('maxDistance', 16), Number(readBoolean(read['values'], 'encoding.values', true)));
    default:
      return numbers();
  }
}

/** The options of a model, checked for their types and laid out as the C++ side reads them. */
export function readTrainingOptions(options: unknown): ReadOptions {
  const names = ['task', 'encoding', 'model', 'schedule', 'shortest', 'longest', 'longestAsked', 'seed'] as const;
  const read = readOptions<TrainingOptions>(options, 'options', names);
  const model = readOptions<ModelOptions>(read.model ?? {}, 'model', [
    'dim',
    'layers',
    'heads',
    'feedForward',
    'causal',
  ]);
  const schedule = readOptions<Schedule>(read.schedule ?? {}, 'schedule', [
    'steps',
    'batch',
    'rate',
    'warmUp',
    'finalShare',
    'clip',
  ]);
  if (read.task === undefined) throw wrongType('task', undefined, tasks.map((task) => `"${task}"`).join(' or '));
  const task = readName(read.task, 'task', tasks, tasks[0]);
  const longest = readSize(read.longest, 'longest', 0, defaultLengths.longest);
  const places = readSize(read.longestAsked, 'longestAsked', 0, 4 * longest);
  const dim = readSize(model.dim, 'dim', 0, defaultModel.dim);
  const layers = readSize(model.layers, 'layers', 0, defaultModel.layers);
  const heads = readSize(model.heads, 'heads', 0, defaultModel.heads);
  const steps = readSize(schedule.steps, 'steps', 0, defaultSchedule.steps);
  const encoding = readEncoding(read.encoding, places, dim);
  const numbers = new Float64Array(24);
  numbers.set([
    task,
    readSize(read.shortest, 'shortest', 0, defaultLengths.shortest),
    longest,
    places,
    readInteger(read.seed, 'seed', 0, 0),
    dim,
    layers,
    heads,
    readSize(model.feedForward, 'feedForward', 0, defaultModel.feedForward),
    Number(readBoolean(model.causal, 'causal', defaultModel.causal)),
    steps,
    readSize(schedule.batch, 'batch', 0, defaultSchedule.batch),
    readNumber(schedule.rate, 'rate', defaultSchedule.rate),
    readSize(schedule.warmUp, 'warmUp', 0, defaultSchedule.warmUp),
    readNumber(schedule.finalShare, 'finalShare', defaultSchedule.finalShare),
    readNumber(schedule.clip, 'clip', defaultSchedule.clip),
    ...encoding.numbers,
  ]);
  return { numbers, extra: encoding.extra, task: tasks[task] as Task, longest, layers, heads, steps };
}
