// The table of known model types, and its look-up. A new type is a row in the file that fits, read from its class, and
// a published file in tests/golden/models; POSENC_WRITE_GUIDE=1 rewrites the guide that lists them.
import { type OtherModels, type RotaryModels, sourceOf } from './facts.ts';
import { severalKinds } from './kinds.ts';
import { latentAndAxes } from './latent.ts';
import { others } from './others.ts';
import { plain } from './plain.ts';
import { withStillLayers } from './still.ts';
import { withoutRotary } from './without.ts';

let made: { readonly rotary: readonly RotaryModels[]; readonly other: readonly OtherModels[] } | undefined;

/** Every row, with and without a rotary embedding: built on demand, so that other bundles do not contain it. */
export const allModels = (): NonNullable<typeof made> =>
  (made ??= {
    rotary: [...plain(), ...latentAndAxes(), ...severalKinds(), ...withStillLayers(), ...others()],
    other: withoutRotary(),
  });

/** Facts about the model of a file; for a file that names no model, only how such files are written. */
export type Facts = Omit<RotaryModels, 'models' | 'pairing'> & Partial<Pick<RotaryModels, 'pairing'>>;

/** The row of a model type and its class. */
export function lookUp(
  type: string,
): { readonly row: RotaryModels | OtherModels; readonly source: string } | undefined {
  const { rotary, other } = allModels();
  for (const row of [...rotary, ...other]) {
    if (Object.hasOwn(row.models, type)) return { row, source: sourceOf(type, row.models[type] as string) };
  }
  return undefined;
}
