// Tables that are learned, resized, stored and added.
import { f32, i32, matrix, out } from '../arguments.ts';
import type { Baselines, Parameters, Results } from '../baselines.ts';

export default {
  learnedTable: [
    () => [
      {
        rows: 3,
        dim: 4,
        initialization: 'truncatedNormal',
        standardDeviation: 0.1,
        truncation: 3,
        low: 0,
        high: 1,
        seed: 5,
        paddingIndex: 1,
        dtype: 'float32',
        out: out(12),
      },
    ],
  ],
  lookUp: [() => [{ table: matrix(4, 2), positions: [0, 1], offset: 2, scale: 0.5, out: out(4) }]],
  resizeRows: [
    () => [
      {
        table: matrix(5, 2),
        rows: 6,
        prefixRows: 1,
        method: 'linear',
        alignCorners: false,
        scaleFactor: 1.5,
        dtype: 'float32',
        out: out(14),
      },
    ],
  ],
  resizeGrid: [
    () => [
      {
        table: matrix(5, 2),
        oldGrid: [2, 2],
        newGrid: [3, 2],
        prefixRows: 1,
        method: 'bicubic',
        alignCorners: false,
        scaleFactor: [1.5, 1],
        dtype: 'float32',
        out: out(14),
      },
    ],
  ],
  resizeBiasTable: [
    () => [
      {
        table: matrix(12, 2),
        oldWindow: [2, 2],
        newWindow: [3, 2],
        extraRows: 3,
        method: 'nearest',
        alignCorners: false,
        dtype: 'float64',
        out: new Float64Array(36),
      },
    ],
  ],
  encodeNpy: [() => [matrix(2, 3)]],
  decodeNpy: [() => [npy()]],
  addPositions: [
    () => [
      {
        x: f32(12),
        table: matrix(5, 4),
        batch: 1,
        positions: [0, 4, 2],
        alpha: 2,
        scaleBySqrtDim: true,
        dropout: 0.5,
        seed: 3,
        out: out(12),
      },
    ],
  ],
  paddedPositions: [() => [{ mask: [0, 1, 1, 1], batch: 2, paddingPosition: -1 }]],
  packedPositions: [() => [{ sequences: i32(0, 0, 1, 1), batch: 2 }]],
} satisfies Baselines;

export const parameters: Parameters = { encodeNpy: ['matrix'], decodeNpy: ['bytes', 'npy'] };

/** The file of a matrix [1, 2], byte by byte, so that the functions under test do not make their own arguments. */
function npy(): Uint8Array {
  const header = "{'descr': '<f4', 'fortran_order': False, 'shape': (1, 2), }".padEnd(117) + '\n';
  const text = `\x93NUMPY\x01\x00${String.fromCharCode(header.length, 0)}${header}\0\0\x80?\0\0\0@`;
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export const results: Results = {
  float32: ['learnedTable', 'lookUp', 'resizeRows', 'resizeGrid', 'resizeBiasTable'],
  'as given': ['addPositions', 'encodeNpy', 'decodeNpy'],
  positions: ['paddedPositions', 'packedPositions'],
};
