// The table of model types that are known, and how to look one up.
import { type OtherModels, type RotaryModels, sourceOf } from './facts.ts';
import { severalKinds } from './kinds.ts';
import { latentAndAxes } from './latent.ts';
import { others, withoutRotary } from './others.ts';
import { plain } from './plain.ts';
import { withStillLayers } from './still.ts';

/** Every row with a rotary embedding, and every row without. */
export const rotaryModels: readonly RotaryModels[] = [
  ...plain,
  ...latentAndAxes,
  ...severalKinds,
  ...withStillLayers,
  ...others,
];
export const otherModels: readonly OtherModels[] = withoutRotary;

/** What is known of the model of a file; nothing but how files are written where the file names no model. */
export type Facts = Omit<RotaryModels, 'models' | 'pairing'> & Partial<Pick<RotaryModels, 'pairing'>>;

/** The row of a model type and its class. */
export function lookUp(
  type: string,
): { readonly row: RotaryModels | OtherModels; readonly source: string } | undefined {
  for (const row of [...rotaryModels, ...otherModels]) {
    if (Object.hasOwn(row.models, type)) return { row, source: sourceOf(type, row.models[type] as string) };
  }
  return undefined;
}
