// Which model answers for which family.
import { alibi, shaw, t5Buckets } from './biases.ts';
import type { Family } from './faults.ts';
import { grids, swin } from './grids.ts';
import { models } from './models.ts';
import { mrope } from './mrope.ts';
import { rotary, rotaryFrequencies } from './rotary.ts';
import { sinusoidal, timestep } from './sinusoidal.ts';
import { xpos } from './xpos.ts';

export const families: Readonly<Record<string, Family>> = {
  sinusoidal,
  timestep,
  rotary,
  rotary_frequencies: rotaryFrequencies,
  alibi,
  t5_buckets: t5Buckets,
  shaw,
  swin,
  grids,
  mrope,
  xpos,
  models,
};
