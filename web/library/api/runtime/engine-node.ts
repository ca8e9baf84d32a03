// The engine of the entry `posenc` in Node, where nothing is downloaded: modules as plain base64, which need no
// unpacking and start two milliseconds sooner (decision 45). Files beside the script would be lost by
// bundlers.
import analysisText from '../../../../build/wasm/posenc-analysis.wasm?base64';
import attentionText from '../../../../build/wasm/posenc-attention.wasm?base64';
import gridsText from '../../../../build/wasm/posenc-grids.wasm?base64';
import rotaryText from '../../../../build/wasm/posenc-rotary.wasm?base64';
import scoresText from '../../../../build/wasm/posenc-scores.wasm?base64';
import vectorsText from '../../../../build/wasm/posenc-vectors.wasm?base64';
import { bytesOf } from './base64.ts';
import type { Lane } from './lane.ts';

export const vectors: Lane = {
  name: 'vectors',
  bytes: () => bytesOf(vectorsText),
  instance: { compiled: undefined, running: undefined },
};
export const rotary: Lane = {
  name: 'rotary',
  bytes: () => bytesOf(rotaryText),
  instance: { compiled: undefined, running: undefined },
};
export const scores: Lane = {
  name: 'scores',
  bytes: () => bytesOf(scoresText),
  instance: { compiled: undefined, running: undefined },
};
export const analysis: Lane = {
  name: 'analysis',
  bytes: () => bytesOf(analysisText),
  instance: { compiled: undefined, running: undefined },
};
export const attention: Lane = {
  name: 'attention',
  bytes: () => bytesOf(attentionText),
  instance: { compiled: undefined, running: undefined },
};
export const grids: Lane = {
  name: 'grids',
  bytes: () => bytesOf(gridsText),
  instance: { compiled: undefined, running: undefined },
};

export const lanes: readonly Lane[] = [vectors, rotary, scores, analysis, attention, grids];
