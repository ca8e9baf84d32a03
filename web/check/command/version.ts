// The version of posenc-check. By its name alone: a default import would bundle all of package.json.
import { version as own } from '../package.json';

export const version = (): string => own;
