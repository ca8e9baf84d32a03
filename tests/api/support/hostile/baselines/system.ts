// Functions that take no numbers.
import type { Baselines } from '../baselines.ts';

export default {
  getModule: [],
  activeIsa: [],
  version: [],
  Arena: [],
} satisfies Baselines;
