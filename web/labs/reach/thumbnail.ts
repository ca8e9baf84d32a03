import { rotaryFrequencies } from 'posenc';
import { curve } from '../shared/thumbnails/marks.ts';

/** Wavelengths of a model's pairs, plain and stretched eight times by YaRN. */
export default function thumbnail(): string {
  const plain = rotaryFrequencies({ headDim: 64 }).inverse;
  const scaling = { type: 'yarn', factor: 8, originalMaxPositionEmbeddings: 4096 } as const;
  const yarn = rotaryFrequencies({ headDim: 64, scaling }).inverse;
  const logs = (inverse: Float64Array): number[] => Array.from(inverse, (frequency) => -Math.log10(frequency));
  return curve(logs(plain), [0, 5]) + curve(logs(yarn), [0, 5], 'accent');
}
