// The engine of the entry `posenc`: a module for each lane, whose bytes are part of the script. Other entries are built
// with another engine in its place (see web/tools/package/build-package.mjs).
import * as analysisBytes from '../../../../build/wasm/lanes/analysis.js';
import * as attentionBytes from '../../../../build/wasm/lanes/attention.js';
import * as common from '../../../../build/wasm/lanes/common.js';
import * as gridsBytes from '../../../../build/wasm/lanes/grids.js';
import * as rotaryBytes from '../../../../build/wasm/lanes/rotary.js';
import * as scoresBytes from '../../../../build/wasm/lanes/scores.js';
import * as vectorsBytes from '../../../../build/wasm/lanes/vectors.js';
import type { Lane } from './lane.ts';
import { unpack } from './unpack.ts';

/** Vectors of positions in a line, and the picture of a table. */
export const vectors: Lane = {
  name: 'vectors',
  bytes: () => unpack(common.packed + vectorsBytes.packed, vectorsBytes.size, common.size),
  instance: { compiled: undefined, running: undefined },
};
/** Rotations. */
export const rotary: Lane = {
  name: 'rotary',
  bytes: () => unpack(common.packed + rotaryBytes.packed, rotaryBytes.size, common.size),
  instance: { compiled: undefined, running: undefined },
};
/** Additions to scores and look-ups: no angles. */
export const scores: Lane = {
  name: 'scores',
  bytes: () => unpack(common.packed + scoresBytes.packed, scoresBytes.size, common.size),
  instance: { compiled: undefined, running: undefined },
};
/** Analysis of tables and heads. */
export const analysis: Lane = {
  name: 'analysis',
  bytes: () => unpack(common.packed + analysisBytes.packed, analysisBytes.size, common.size),
  instance: { compiled: undefined, running: undefined },
};
/** Who sees whom, and what comes of it. */
export const attention: Lane = {
  name: 'attention',
  bytes: () => unpack(common.packed + attentionBytes.packed, attentionBytes.size, common.size),
  instance: { compiled: undefined, running: undefined },
};
/** Sinusoids of grids, and the places of pictures in models: most tables and rotations are by positions on a line. */
export const grids: Lane = {
  name: 'grids',
  bytes: () => unpack(common.packed + gridsBytes.packed, gridsBytes.size, common.size),
  instance: { compiled: undefined, running: undefined },
};

/** For callers that start or transfer all modules. */
export const lanes: readonly Lane[] = [vectors, rotary, scores, analysis, attention, grids];
