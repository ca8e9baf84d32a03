import { presetsOf } from '../shared/state/presets.ts';
import { choice, number, seed, text, type Values } from '../shared/state/properties.ts';
import { heads, isRotary, layers, modelNames, trainedLength, type ModelName } from './record.ts';

export const passages = ['line', 'head', 'night', 'boat'] as const;
/** Characters of a passage, and of what a reader types. */
export const longest = 4 * trainedLength;

/** What is done to the positions. */
export const changes = [
  'none',
  'off',
  'shuffled',
  'one',
  'far',
  'neighbours',
  'base',
  'twice',
  'ids',
  'columns',
  'open',
  'moved',
  'counter',
] as const;
export type Change = (typeof changes)[number];
/** These need a rotation. */
const ofRotation: readonly Change[] = ['neighbours', 'base', 'twice', 'far'];
/** These need keys that can be moved: none whose positions were added. */
const movable: readonly ModelName[] = ['rotary', 'rotary500', 'alibi', 't5'];

/** The changes that say something about a model. */
export const changesOf = (model: ModelName): readonly Change[] =>
  changes.filter(
    (change) => (isRotary(model) || !ofRotation.includes(change)) && (movable.includes(model) || change !== 'moved'),
  );

/** The lab "A model reads". */
export const properties = {
  model: choice({ url: 'm', default: 'rotary', options: modelNames }),
  passage: choice({ url: 'p', default: 'line', options: passages }),
  own: text({ url: 'o', default: '', longest, words: { min: 1, max: 120 } }),
  length: number({ url: 'l', default: 128, min: 16, max: longest, marks: [64, 128, 256, 512] }),
  change: choice({ url: 'c', default: 'none', options: changes }),
  /** Where positions begin that are rounded to bfloat16; marks are those measured over all chapters. */
  begin: number({ url: 'n', default: 1000, min: 256, max: 1000000, scale: 'log', marks: [300, 1000, 100000] }),
  /** `shown`: without a guess. */
  guess: choice({ url: 'g', default: 'open', options: ['open', 'better', 'same', 'worse', 'shown'] }),
  scaling: choice({ url: 's', default: 'none', options: ['none', 'linear', 'ntk', 'yarn'] }),
  factor: number({ url: 'f', default: 4, min: 1, max: 16, marks: [1, 2, 4, 8, 16] }),
  /** The character pointed at. */
  at: number({ url: 'i', name: 'character', default: 40, min: 1, max: longest - 1 }),
  /** The head whose row is chosen, counted through the layers. */
  head: number({ url: 'h', default: 1, min: 1, max: heads * layers }),
  written: number({ url: 'w', default: 0, min: 0, max: 200, marks: [0, 100, 200] }),
  seed: { ...seed(), url: 'r' },
} as const;

export type ReadsValues = Values<typeof properties>;

/** What a model without a rotation lacks is not set, and nothing is guessed where nothing changes. */
export function settle(wanted: ReadsValues): ReadsValues {
  const change = changesOf(wanted.model).includes(wanted.change) ? wanted.change : 'none';
  return {
    ...wanted,
    change,
    guess: change === 'none' ? 'open' : wanted.guess,
    scaling: isRotary(wanted.model) ? wanted.scaling : 'none',
    at: Math.min(wanted.at, wanted.length - 1),
  };
}

/** Settings worth a look. */
export const presets = presetsOf(
  properties,
  {
    beyond: { length: 256 },
    yarn: { length: 256, scaling: 'yarn', factor: 4 },
    base: { change: 'base' },
    far: { change: 'far', begin: 100000 },
    pads: { change: 'columns' },
    pairing: { change: 'neighbours' },
    counter: { change: 'counter' },
    alibi: { model: 'alibi', length: 256 },
  },
  ['model', 'length', 'change', 'begin', 'scaling', 'factor', 'guess'],
);
