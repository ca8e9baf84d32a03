// Names of kinds of layers, which a file may make up: they are printed into programs, so only plain ones are read.
import { wrongValue } from '../runtime/errors.ts';

/** Refuses a name of anything else than 1 to 64 letters, digits, dots, underscores and hyphens. */
export function checkKindName(name: string, label: string): void {
  if (!/^[\w.-]{1,64}$/.test(name))
    throw wrongValue('POSENC_OUT_OF_RANGE', label, name, '1 to 64 letters, digits, ., _ and - for a kind of layers');
}
