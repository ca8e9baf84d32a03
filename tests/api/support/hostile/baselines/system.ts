// Functions that take no numbers.
import type { Baselines, Results } from '../baselines.ts';

export default {
  getModule: [],
  activeIsa: [],
  version: [],
  Arena: [],
} satisfies Baselines;

export const results: Results = {
  none: ['activeIsa', 'version', 'getModule', 'init', 'readModelFile', 'Arena', 'PosencError'],
};
