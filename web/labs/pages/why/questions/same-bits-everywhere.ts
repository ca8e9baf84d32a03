import { precisionErrors, sinusoidal } from 'posenc';
import { exact, measured, type Question } from '../question.ts';

const [positions, dim, far, wide] = [100, 64, 65535, 512];

/** The bit patterns of a table of float32, added up. */
function checksum(): number {
  const { data } = sinusoidal({ positions, dim });
  const bits = new Uint32Array(data.buffer, data.byteOffset, data.length);
  return bits.reduce((sum, word) => (sum + word) % 2 ** 32, 0);
}

export default {
  lab: { id: 'reach', state: { topic: 'arithmetic', position: far, dim: wide } },
  figure: { element: 'posenc-heatmap', settings: { positions, dim } },
  numbers: () => ({
    positions: exact(positions),
    dim: exact(dim),
    checksum: exact(checksum()),
    bits: exact(32),
    wide: exact(wide),
    far: exact(far),
    usual: measured(precisionErrors({ positions: [far], dim: wide })[0] ?? 0),
  }),
  next: ['bfloat16-positions', 'which-module', 'what-is-theta'],
  sources: ['ecmascript', 'webassembly'],
} as const satisfies Question;
