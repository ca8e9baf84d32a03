// The engine of the entry `posenc/external`: modules come through `init`, one with every function or one for each lane.
import type { Lane } from './lane.ts';

export const vectors: Lane = { name: 'vectors', instance: { compiled: undefined, running: undefined } };
export const rotary: Lane = { name: 'rotary', instance: { compiled: undefined, running: undefined } };
export const scores: Lane = { name: 'scores', instance: { compiled: undefined, running: undefined } };
export const analysis: Lane = { name: 'analysis', instance: { compiled: undefined, running: undefined } };
export const attention: Lane = { name: 'attention', instance: { compiled: undefined, running: undefined } };
export const grids: Lane = { name: 'grids', instance: { compiled: undefined, running: undefined } };
export const lanes: readonly Lane[] = [vectors, rotary, scores, analysis, attention, grids];
