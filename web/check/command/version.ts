// The version of the package that the command belongs to.
import manifest from '../../../package.json';

export const version = (): string => manifest.version;
