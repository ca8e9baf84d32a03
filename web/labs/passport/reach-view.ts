// The way to the lab "Long context", which draws a model's scaling beside all others.
import { rotaryFromConfig } from 'posenc';
import { layersOf, readConfig } from '../shared/models/config.ts';
import { properties as reach } from '../reach/properties.ts';
import { fileOf, type Card } from './models.ts';
import { shownRotary } from './pairs.ts';
import type { PassportValues } from './properties.ts';

const within = (value: number, { min, max }: { readonly min: number; readonly max: number }): string =>
  String(Math.min(Math.max(value, min), max));

/** The state of that lab for the layer shown; undefined where it would draw other frequencies, or none. */
export function reachView(
  card: Card,
  { model, config, position, layer }: Pick<PassportValues, 'model' | 'config' | 'position' | 'layer'>,
): Readonly<Record<string, string>> | undefined {
  const kind = shownRotary(card, layer);
  const file = model === 'own' ? config : JSON.stringify(fileOf(model));
  const read = readConfig(file);
  if (!kind || read instanceof Error) return undefined;
  const layerType = layersOf(read).find((name) => name === kind.name);
  const { inverse: own } = kind.rotary.frequencies;
  try {
    const { inverse } = rotaryFromConfig(read, { sequenceLength: position + 1, layerType }).frequencies;
    if (inverse.length !== own.length || !inverse.every((frequency, pair) => frequency === own[pair])) return undefined;
  } catch {
    return undefined;
  }
  const { trained, extended } = card.positions;
  const known = trained.value;
  const factor = known === undefined ? 1 : (extended.value ?? known) / known;
  return {
    v: 'rope',
    m: 'own',
    c: file,
    p: String(position),
    ...(known !== undefined && { t: within(known, reach.trained) }),
    ...(factor > 1 && { f: within(factor, reach.factor) }),
    ...(layerType && { y: layerType }),
  };
}
