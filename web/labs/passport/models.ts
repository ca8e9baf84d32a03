// The models to choose from, and what the library knows of one.
import { modelPositions, type LayerPositions, type ModelPositions } from 'posenc';
import type { Config } from '../shared/models/config.ts';
import published from './published.json';

/**
 * Published files, cut to the keys that matter (tests/golden/models has the sources; tests/labs/page/passport.test.ts
 * writes them anew with POSENC_WRITE_MODELS=1).
 */
const files = published as unknown as Readonly<Record<string, Config>>;

export const fileOf = (name: string): Config => files[name] ?? {};

export const modelNames = Object.keys(files) as [string, ...string[]];

/** A model and its positions. */
export interface Card {
  readonly name: string;
  readonly config: Config;
  readonly positions: ModelPositions;
}

/** The statements of a published file about texts that reach a position. */
export const publishedCard = (name: string, position: number): Card => ({
  name,
  config: fileOf(name),
  positions: modelPositions(fileOf(name), { sequenceLength: position + 1 }),
});

/** The same of the reader's own file; its error instead, where the library refuses it. */
export function ownCard(text: string, position: number, name: string): Card | Error {
  try {
    const config = JSON.parse(text) as Config;
    return { name, config, positions: modelPositions(config, { sequenceLength: position + 1 }) };
  } catch (error) {
    return error as Error;
  }
}

/** The kind of a layer; where the file does not number its layers, its kinds stand for them. */
export const kindOf = ({ positions: { layers, kinds } }: Card, layer: number): LayerPositions => {
  const all = layers ?? kinds;
  return all[Math.min(layer, all.length - 1)]!;
};

export const layerCount = ({ positions: { layers, kinds } }: Card): number => (layers ?? kinds).length;

export type RotaryKind = Extract<LayerPositions, { readonly positions: 'rotary' }>;

export const rotaryKinds = ({ positions: { kinds } }: Card): readonly RotaryKind[] =>
  kinds.filter((kind): kind is RotaryKind => kind.positions === 'rotary');
