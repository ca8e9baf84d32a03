import stored from '../../../trained/language/models.json';
import { taught } from '../../../trained/language/taught.ts';
import { exact, rounded, type Question } from '../question.ts';
import { lossCurves, lossStep } from '../losses.ts';

const { longest: trained } = stored;
const factor = 4;
const end = trained * factor;

const of = (row: string, [from, to]: readonly [number, number]) => ({ model: 'rotary', row, from, to }) as const;
const [scaled, larger] = [`YaRN x ${factor}`, `YaRN x ${2 * factor}`];

export default {
  lab: { id: 'reads', state: { length: 2 * trained, scaling: 'yarn', factor } },
  figure: {
    element: 'posenc-curves',
    settings: { step: lossStep, dimensions: [0, 1], min: 1, max: 4 },
    matrix: () =>
      lossCurves([
        { model: 'rotary', row: 'plain' },
        { model: 'rotary', row: scaled },
      ]),
  },
  numbers: () => {
    const [within, after, beyond] = [[0, trained] as const, [trained, end] as const, [end, 2 * end] as const];
    const [plain, yarn] = taught('better', of('plain', after), of(scaled, after));
    const [, late] = taught('worse', of(scaled, after), of(scaled, beyond));
    const [short, longer] = taught('worse', of('plain', within), of(scaled, within));
    const [, tooLarge] = taught('worse', of(scaled, after), of(larger, after));
    return {
      trained: exact(trained),
      factor: exact(factor),
      end: exact(end),
      last: exact(2 * end),
      twice: exact(2 * factor),
      lossPlain: rounded(plain, 2),
      lossYarn: rounded(yarn, 2),
      lossLate: rounded(late, 2),
      lossShort: rounded(short, 2),
      lossLonger: rounded(longer, 2),
      lossTwice: rounded(tooLarge, 2),
    };
  },
  next: ['longer-context', 'yarn-attention-factor', 'another-base'],
  sources: ['yarn', 'ropeUtils'],
} as const satisfies Question;
