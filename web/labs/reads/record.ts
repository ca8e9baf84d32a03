// What is stored of the small language models beside their weights (web/labs/trained/language).
import type { Encoding } from '../../library/api/training/options.ts';
import stored from '../trained/language/models.json';

export const modelNames = ['rotary', 'rotary500', 'alibi', 't5', 'learned', 'sinusoidal', 'none'] as const;
export type ModelName = (typeof modelNames)[number];

/** Characters of a window of training. */
export const trainedLength = stored.longest;
export const { heads, layers } = stored.model;
/** Channels of a head. */
export const headDim = stored.model.dim / heads;

export const encodingOf = (name: ModelName): Encoding => stored.models[name].encoding as Encoding;
export const isRotary = (name: ModelName): boolean => encodingOf(name).kind === 'rotary';
export const baseOf = (name: ModelName): number =>
  (stored.models[name].encoding as { readonly base?: number }).base ?? 10000;

/** The mean loss on all held-out chapters, nats a character. */
export const heldOut = (name: ModelName): number => stored.models[name].trained[0]?.heldOutPacked ?? Number.NaN;

/** Of a loss, nats: smaller differences are not told from chance. */
export const notable = 0.02;
