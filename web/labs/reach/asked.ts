// Answers of the engine to questions about scalings of rotary models.
import { laddersOf, type Ladder, type Ladders } from './ladders.ts';
import { models, type ModelName } from './models.ts';
import type { LadderName } from './properties.ts';

/** The ladders of a published model at a position, as the lab draws them. */
export const laddersAt = (model: ModelName, factor: number, position: number): Ladders =>
  laddersOf({
    model,
    config: '',
    layer: 'full_attention',
    trained: models[model].trained,
    factor,
    ladder: 'default',
    position,
  });

/** One scaling of those that the lab compares. */
export function scaled(ladders: Ladders, name: LadderName): Ladder {
  const ladder = ladders.all.find((each) => each.name === name);
  if (!ladder) throw new RangeError(`scaled: ${name} is not among the ladders`);
  return ladder;
}

/** The first wavelength of a ladder. */
export const firstOf = ({ wavelengths }: Ladder): number => wavelengths[0] ?? Number.NaN;

/** How far the slowest pair goes past training. */
export const pastOf = ({ past }: Ladder): number => past.at(-1) ?? Number.NaN;

/** The state of the lab that shows a scaling of a model at a position. */
export const ropeView = (
  model: ModelName,
  ladder: LadderName,
  numbers: Readonly<Record<'position' | 'factor' | 'pair', number>>,
): Readonly<Record<string, string>> => ({
  v: 'rope',
  m: model,
  x: ladder,
  t: String(models[model].trained),
  p: String(numbers.position),
  f: String(numbers.factor),
  i: String(numbers.pair),
});
