// Whether the layers of two models have the same positions, whichever way their files say it.
import { modelPositions, type LayerPositions } from 'posenc';
import type { Config } from '../shared/models/config.ts';
import type { Card } from './models.ts';
import { properties } from './properties.ts';

/** Where a value comes from, what it is called, and from which numbers the same frequencies follow. */
const idle: ReadonlySet<string> = new Set(['from', 'source', 'name', 'indices', 'scaling', 'settings', 'why']);

const told = (key: string, value: unknown): unknown => {
  if (idle.has(key)) return undefined;
  if (ArrayBuffer.isView(value)) return Array.from(value as Float64Array);
  return value === Infinity ? 'infinite' : value;
};

const layersOf = ({ layers, kinds }: Card['positions']): readonly string[] => {
  const words = new Map<LayerPositions, string>(kinds.map((kind) => [kind, JSON.stringify(kind, told)]));
  return (layers ?? kinds).map((kind) => words.get(kind) ?? JSON.stringify(kind, told));
};

const known = new Map<string, readonly (readonly string[])[]>();

/** The layers for the shortest text and for the longest. Kept, since the same two models stay while a reader looks. */
function atEnds(config: Config): readonly (readonly string[])[] {
  const key = JSON.stringify(config);
  const found = known.get(key);
  if (found) return found;
  if (known.size > 8) known.clear();
  const made = [1, properties.position.max + 1].map((sequenceLength) =>
    layersOf(modelPositions(config, { sequenceLength })),
  );
  known.set(key, made);
  return made;
}

/** How many layers of two models differ: near, at the position asked about, or far. A layer that one lacks does. */
export function layersUnlike(card: Card, other: Card): { readonly unlike: number; readonly all: number } {
  const [mine, theirs] = [card, other].map((one) => [layersOf(one.positions), ...atEnds(one.config)]);
  const all = Math.max(mine?.[0]?.length ?? 0, theirs?.[0]?.length ?? 0);
  const differs = (layer: number): boolean => mine!.some((layers, at) => layers[layer] !== theirs![at]![layer]);
  return { unlike: Array.from({ length: all }, (_layer, layer) => layer).filter(differs).length, all };
}
