import type { RotaryScaling } from 'posenc';
import { taught } from '../../../trained/language/taught.ts';
import { exact, rounded, type Drawn, type Question } from '../question.ts';
import { countShares, sharesOf } from '../shares.ts';

const [headDim, base, trained, factor] = [128, 1000000, 32768, 4];

const kept = (scaling: RotaryScaling): readonly number[] => sharesOf({ headDim, base }, scaling);
const yarn = (): readonly number[] => kept({ type: 'yarn', factor, originalMaxPositionEmbeddings: trained });

function curves(): Drawn {
  const columns = [kept({ type: 'linear', factor }), kept({ type: 'ntkAware', factor }), yarn()];
  const rows = headDim / 2;
  const data = Array.from({ length: rows }, (_row, pair) => columns.map((column) => column[pair] ?? 0)).flat();
  return { data, rows, columns: columns.length };
}

/** Losses of RoPE, as it is and scaled by 4, at three to four times its length, and the price of YaRN before. */
function losses() {
  const [near, far] = [{ from: 0, to: 128 } as const, { from: 384, to: 512 } as const];
  const of = (row: string, places: typeof near | typeof far) => ({ model: 'rotary', row, ...places }) as const;
  const plain = of('plain', far);
  const [, linear] = taught('worse', of('YaRN x 4', far), of('linear x 4', far));
  const [, aware] = taught('better', plain, of('NTK x 4', far));
  const [before, after] = taught('better', plain, of('YaRN x 4', far));
  const [short, longer] = taught('worse', of('plain', near), of('YaRN x 4', near));
  return { plain: before, linear, aware, yarn: after, short: longer - short };
}

export default {
  lab: { id: 'reach', state: { topic: 'rope', ladder: 'yarn', trained, factor } },
  reads: { length: 512, scaling: 'yarn', factor },
  figure: { element: 'posenc-curves', settings: { dimensions: [0, 1, 2], min: 0, max: 1 }, matrix: curves },
  numbers: () => {
    const { plain, linear, aware, yarn: scaled, short } = losses();
    return {
      base: exact(base),
      headDim: exact(headDim),
      trained: exact(trained),
      wanted: exact(trained * factor),
      factor: exact(factor),
      ...countShares(yarn(), factor),
      lossPlain: rounded(plain, 2),
      lossLinear: rounded(linear, 2),
      lossAware: rounded(aware, 2),
      lossYarn: rounded(scaled, 2),
      lossShort: rounded(short, 2),
    };
  },
  next: ['does-yarn-work', 'ntk-aware', 'rope-scaling-keys'],
  sources: ['yarn', 'interpolation', 'ropeUtils'],
} as const satisfies Question;
