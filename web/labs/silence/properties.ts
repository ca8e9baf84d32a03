import { choice, flag, number, type Values } from '../shared/state/properties.ts';

/** Named after the threads, which do not give the causes away. */
export const bugNames = [
  'shainet111',
  'pie603',
  'candle3746',
  'imp1316',
  'candle3520',
  'unsloth6197',
  'pegainfer220',
  'mlxvlm1983',
] as const;
export type BugName = (typeof bugNames)[number];

/** The last position that the figures show: the longest context of Llama 3.1. */
export const lastPosition = 131072;

/** The lab "Wrong in silence". */
export const properties = {
  bug: choice({ url: 'b', default: 'shainet111', options: bugNames }),
  position: number({
    url: 'p',
    default: 0,
    min: 0,
    max: lastPosition,
    slider: [1, lastPosition],
    scale: 'log',
    marks: [0, 1, 256, 4095, 4096, lastPosition],
  }),
  tested: number({ url: 't', default: 40, min: 1, max: 8192, scale: 'log', marks: [1, 2, 40, 1000, 4096, 8192] }),
  tolerance: choice({ url: 'e', default: '1e-4', options: ['1e-6', '1e-4', '1e-2', '1e-1'] }),
  curve: flag({ url: 'c', default: false }),
} as const;

export type SilenceValues = Values<typeof properties>;
