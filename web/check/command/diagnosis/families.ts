// Which model answers for which family.
import { alibi, shaw, t5Buckets } from '../../numbers/causes/biases.ts';
import type { Family } from '../../numbers/causes/faults.ts';
import { shift } from './cache.ts';
import { attend } from './attend.ts';
import { grids, swin } from './grids.ts';
import { layers } from './layers.ts';
import { mask } from './mask.ts';
import { models } from './models.ts';
import { mrope } from './mrope.ts';
import { packing, padding } from './padding.ts';
import { rotary, rotaryFrequencies } from './rotary.ts';
import { sinusoidal, timestep } from '../../numbers/causes/sinusoidal.ts';
import { scale } from './scores.ts';
import { weights } from './weights.ts';
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
  padding,
  packing,
  mask,
  scale,
  shift,
  layers,
  weights,
  attend,
};
