// Positions of prompts.
import type { Baselines, Results } from '../baselines.ts';

export default {
  dualChunkPositions: [() => [{ positions: [0, 5, 9], chunkSize: 8, localSize: 2 }]],
  promptPositions: [
    () => [
      {
        model: 'qwen2_5_omni',
        segments: [{ text: 2 }, { image: [2, 3] }, { audio: 3 }, { video: [2, 2, 2], secondsPerGrid: 0.5, audio: 5 }],
        tokensPerSecond: 25,
        secondsPerChunk: 2,
        temporalPatchSize: 2,
        length: 40,
        padding: 'left',
        paddingPosition: 1,
      },
    ],
    () => [
      {
        model: 'qwen3_vl',
        prompts: [[{ text: 2 }, { video: [2, 2, 2], stamps: [3, 2] }], [{ text: 1 }]],
        padding: 'right',
      },
    ],
    () => [{ model: 'v2pe', segments: [{ text: 2 }, { image: [1, 2, 2] }], stride: 2 }],
    () => [{ model: 'hunyuan_vl', segments: [{ text: 2 }, { image: [2, 2] }], axes: 4 }],
  ],
} satisfies Baselines;

export const results: Results = { positions: ['promptPositions', 'dualChunkPositions'] };
