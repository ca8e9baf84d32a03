import { rotaryFrequencies } from 'posenc';

const shape = { headDim: 128, base: 500000 };
const llama3 = { lowFreqFactor: 1, highFreqFactor: 4, originalMaxPositionEmbeddings: 8192 };
const ladders = [
  rotaryFrequencies(shape),
  rotaryFrequencies({ ...shape, scaling: { type: 'linear', factor: 8 } }),
  rotaryFrequencies({ ...shape, scaling: { type: 'ntkAware', factor: 8 } }),
  rotaryFrequencies({ ...shape, scaling: { type: 'llama3', factor: 8, ...llama3 } }),
].map(({ inverse }) => inverse);
const data = Float64Array.from({ length: 64 * 4 }, (_, k) => Math.log10(ladders[k % 4]![Math.floor(k / 4)]!));
document.querySelector('posenc-curves')!.matrix = { data, rows: 64, columns: 4 };
