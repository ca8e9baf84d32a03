import { base, choice, number, real, text, type Values } from '../shared/state/properties.ts';
import { modelNames } from './models.ts';

/** The ladders that a model's own is compared with; the paper's comes first. */
export const scalings = ['default', 'linear', 'ntkAware', 'dynamic', 'yarn', 'llama3', 'longrope'] as const;
export type Scaling = (typeof scalings)[number];

/** The lab "Long context": the arithmetic of far positions, and how rotary models are extended to reach them. */
export const properties = {
  view: choice({ url: 'v', name: 'topic', default: 'arithmetic', options: ['arithmetic', 'rope'] }),
  position: number({
    url: 'p',
    default: 65535,
    min: 0,
    max: 1e9,
    slider: [1, 1e9],
    scale: 'log',
    marks: [100, 4096, 65535, 16777217],
  }),
  dim: number({ url: 'd', default: 512, min: 2, max: 1024, scale: 'log', marks: [4, 64, 512], paper: 512 }),
  base: base([100, 10000, 500000]),
  stage: choice({ url: 's', default: 'all', options: ['all', 'frequencies', 'values'] }),
  model: choice({ url: 'm', default: 'llama31', options: [...modelNames, 'own'] }),
  /** The file that a link brings, as the lab "A model's passport" shortens it; only if the model is `own`. */
  config: text({ url: 'c', default: '', longest: 8000, words: { min: 1, max: 8000 } }),
  layer: choice({ url: 'y', default: 'full_attention', options: ['full_attention', 'sliding_attention'] }),
  trained: number({
    url: 't',
    default: 8192,
    min: 16,
    max: 1e7,
    slider: [256, 262144],
    scale: 'log',
    marks: [2048, 4096, 8192, 32768],
  }),
  factor: real({ url: 'f', default: 8, min: 1, max: 1024, slider: [1, 128], scale: 'log', marks: [2, 4, 8, 32] }),
  ladder: choice({ url: 'x', default: 'own', options: ['own', ...scalings] }),
  pair: number({ url: 'i', default: 40, min: 0, max: 511 }),
} as const;

export type ReachValues = Values<typeof properties>;
export type LadderName = 'own' | Scaling;

/** A lone sine knows where it is, so widths are even here. */
export function settle(wanted: ReachValues): ReachValues {
  const { model, config } = wanted;
  return {
    ...wanted,
    dim: wanted.dim - (wanted.dim % 2),
    config: model === 'own' ? config : '',
    model: model === 'own' && config === '' ? 'llama31' : model,
  };
}
