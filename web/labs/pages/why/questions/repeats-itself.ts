import { firstCollision, precisionErrors, wavelengths } from 'posenc';
import { exact, type Drawn, type Question } from '../question.ts';

const [dim, trained, headDim] = [512, 4096, 128];

const first = (format: 'bfloat16' | 'float16'): number => firstCollision({ dim, format })?.second ?? 0;

/** Largest errors of a row in both formats of 16 bits. */
function curves(): Drawn {
  const positions = Array.from({ length: 129 }, (_row, at) => 32 * at);
  const [brain, half] = (['bfloat16', 'float16'] as const).map((format) => precisionErrors({ positions, dim, format }));
  return { data: positions.flatMap((_position, at) => [brain?.[at] ?? 0, half?.[at] ?? 0]), rows: 129, columns: 2 };
}

export default {
  lab: { id: 'silence', state: { bug: 'shainet111', position: 256 } },
  figure: { element: 'posenc-curves', settings: { step: 32, dimensions: [0, 1] }, matrix: curves },
  numbers: () => ({
    brain: exact(first('bfloat16')),
    half: exact(first('float16')),
    trained: exact(trained),
    base: exact(10000),
    slow: exact(wavelengths({ dim: headDim }).filter((length, column) => column % 2 === 0 && length > trained).length),
    pairs: exact(headDim / 2),
  }),
  next: ['bfloat16-positions', 'kv-cache-positions', 'beyond-trained-length'],
  sources: ['bfloat16', 'interpolation'],
} as const satisfies Question;
