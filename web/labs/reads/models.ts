// The small language models of web/labs/trained/language, loaded when they are chosen.
import { alphabet } from '../../library/api/training/characters.ts';
import { Reader } from '../../library/api/training/reader.ts';
import stored from '../trained/language/models.json';
import { encodingOf, type ModelName } from './record.ts';

const weights: Readonly<Record<ModelName, () => Promise<{ readonly default: string }>>> = {
  rotary: () => import('virtual:trained/rotary'),
  rotary500: () => import('virtual:trained/rotary500'),
  alibi: () => import('virtual:trained/alibi'),
  t5: () => import('virtual:trained/t5'),
  learned: () => import('virtual:trained/learned'),
  sinusoidal: () => import('virtual:trained/sinusoidal'),
  none: () => import('virtual:trained/none'),
};

const readers = new Map<ModelName, Reader>();
const loading = new Map<ModelName, Promise<void>>();

/** A model that was loaded. */
export const readerOf = (name: ModelName): Reader | undefined => readers.get(name);

async function load(name: ModelName): Promise<void> {
  const { default: text } = await weights[name]();
  const { model, longest } = stored;
  readers.set(
    name,
    new Reader({
      encoding: encodingOf(name),
      model,
      longest,
      symbols: alphabet.length,
      // Of training: rows of a learned table past its last are what they would have started with.
      seed: 1,
      weights: Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)),
    }),
  );
}

/** Loads a model, once; a later call tries again if that failed. */
export function loadModel(name: ModelName): Promise<void> {
  const begun = loading.get(name) ?? load(name);
  loading.set(name, begun);
  begun.catch(() => loading.delete(name));
  return begun;
}
