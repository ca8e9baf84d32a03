// Questions of the lab of long context. Answers are computed by the engine from the drawn numbers.
import { firstCollision, precisionErrors } from 'posenc';
import { disordered } from '../shared/quiz/draw.ts';
import type { Bank } from '../shared/quiz/question.ts';
import { errorCurves, formats, stages, type Format } from './arithmetic.ts';
import { firstOf, laddersAt, pastOf, ropeView, scaled } from './asked.ts';
import { models } from './models.ts';
import { properties, type LadderName } from './properties.ts';

const [dim, base] = [properties.dim.default, properties.base.default];

/** From 1 to 1000, five positions to a factor of ten: float16 and bfloat16 have rows everywhere, and stay apart. */
const samples = 16;

const compared: readonly LadderName[] = ['default', 'linear', 'ntkAware', 'dynamic'];

export const bank: Bank = {
  lab: 'reach',
  lanes: ['rotary', 'analysis'],
  questions: [
    {
      id: 'format',
      level: 1,
      predicts: true,
      make: (draw) => {
        const asked = draw.pick(['float32', 'float16', 'bfloat16'] as const);
        const shown = draw.shuffle(formats);
        const { errors } = errorCurves({ dim: 64, base, stage: 'all' });
        // Formats are listed from the most digits to the fewest.
        const among = (has: (place: number) => boolean): number[] =>
          shown.flatMap((format, at) => (has(formats.indexOf(format) - formats.indexOf(asked)) ? [at] : []));
        const [finer, coarser] = [among((place) => place < 0), among((place) => place > 0)];
        return {
          task: {
            kind: 'curve',
            curves: shown.map((format) => Array.from(errors[format].slice(0, samples), Math.log10)),
            right: shown.indexOf(asked),
            mistakes: { finer, ...(coarser.length > 0 ? { coarser } : {}) },
          },
          values: { format: asked },
          view: { v: 'arithmetic', d: '64', p: '1000' },
        };
      },
    },
    {
      id: 'first',
      level: 1,
      predicts: true,
      make: (draw) => {
        const format = draw.pick(['float16', 'bfloat16'] as const);
        const right = firstCollision({ dim, base, format, limit: 4096 })?.second ?? Number.NaN;
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0,
            // The last position that is kept; and a bit too few, the leading one, which no format stores.
            mistakes: { last: right - 1, hidden: (right - 1) / 2 + 1 },
          },
          values: { format, bits: Math.log2(right - 1) },
          view: { v: 'arithmetic', p: String(right - 1) },
        };
      },
    },
    {
      id: 'magnitude',
      level: 2,
      predicts: true,
      make: (draw) => {
        const cases: readonly (readonly [Format, number])[] = [
          ['float64', 1_000_000],
          ['float32', 100],
          ['float32', 65535],
          ['float32', 100_000_000],
          ['float16', 100],
          ['bfloat16', 1000],
        ];
        const [format, position] = draw.pick(cases);
        const error = precisionErrors({ positions: [position], dim, base, format })[0] ?? Number.NaN;
        const right = error < 0.001 ? 'slight' : error < 0.5 ? 'some' : 'total';
        return {
          task: { kind: 'choice', right, options: ['slight', 'some', 'total'] },
          values: { format, position, dim },
          view: { v: 'arithmetic', d: String(dim), p: String(position) },
        };
      },
    },
    {
      id: 'stage',
      level: 2,
      predicts: true,
      make: (draw) => {
        const format = draw.pick(['float16', 'bfloat16'] as const);
        const [near, far] = [100, draw.pick([100_000, 1_000_000] as const)];
        const errors = precisionErrors({ positions: [near, far], dim, base, ...stages('values', format) });
        const ratio = (errors[1] ?? Number.NaN) / (errors[0] ?? Number.NaN);
        const right = ratio < 2 ? 'same' : Number.isFinite(ratio) ? 'grows' : 'none';
        return {
          task: { kind: 'choice', right, options: draw.shuffle(['same', 'grows', 'none']) },
          values: { format, near, far },
          view: { v: 'arithmetic', s: 'values', p: String(far) },
        };
      },
    },
    {
      id: 'slowed',
      level: 1,
      predicts: true,
      make: (draw) => {
        const factor = draw.pick([2, 4, 8, 16] as const);
        const position = factor * models.llama2.trained;
        const ladders = laddersAt('llama2', factor, position);
        const [plain, right] = [firstOf(ladders.plain), firstOf(scaled(ladders, 'linear'))];
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0.02 * right,
            unit: 'positions',
            mistakes: { unchanged: plain, faster: plain / factor, radian: right / (2 * Math.PI) },
          },
          values: { factor },
          view: ropeView('llama2', 'linear', { position, factor, pair: 0 }),
        };
      },
    },
    {
      id: 'never',
      level: 3,
      predicts: true,
      make: (draw) => {
        const model = draw.pick(['llama2', 'llama31', 'gptOss', 'deepseek'] as const);
        const { name, trained } = models[model];
        const { pairs, base: own, plain, partTurns: right } = laddersAt(model, 1, trained);
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 1,
            unit: 'pairs',
            mistakes: {
              round: pairs - right,
              radian: plain.wavelengths.filter((wavelength) => wavelength / (2 * Math.PI) > trained).length,
            },
          },
          values: { name, base: own, trained, pairs },
          view: ropeView(model, 'default', { position: trained, factor: 1, pair: pairs - right }),
        };
      },
    },
    {
      id: 'past',
      level: 2,
      predicts: true,
      make: (draw) => {
        const model = draw.pick(['llama2', 'gptOss', 'deepseek'] as const);
        const [factor, times] = [draw.pick([4, 8] as const), draw.pick([2, 3] as const)];
        const { name, trained } = models[model];
        const position = times * factor * trained;
        const ladders = laddersAt(model, factor, position);
        const right = pastOf(scaled(ladders, 'linear'));
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0.01,
            mistakes: { unscaled: pastOf(ladders.plain), none: 1 },
          },
          values: { name, trained, factor, position },
          view: ropeView(model, 'linear', { position, factor, pair: ladders.pairs - 1 }),
        };
      },
    },
    {
      id: 'fastest',
      level: 2,
      predicts: true,
      make: (draw) => {
        const factor = draw.pick([4, 8, 16] as const);
        const position = factor * models.llama2.trained;
        const ladders = laddersAt('llama2', factor, position);
        const options = ['linear', 'ntkAware', 'yarn', 'llama3'] as const;
        const slowed = options.filter((name) => firstOf(scaled(ladders, name)) > 1.01 * firstOf(ladders.plain));
        const right = slowed[0] ?? 'linear';
        return {
          task: { kind: 'choice', right, options: draw.shuffle(options) },
          values: { factor },
          view: ropeView('llama2', right, { position, factor, pair: 0 }),
        };
      },
    },
    {
      id: 'attention',
      level: 2,
      make: (draw) => {
        const factor = draw.pick([4, 8, 16, 32] as const);
        const position = factor * models.llama2.trained;
        const { attentionFactor } = scaled(laddersAt('llama2', factor, position), 'yarn');
        const right = attentionFactor ** 2;
        return {
          task: { kind: 'number', right, tolerance: 0.01, mistakes: { once: attentionFactor, none: 1 } },
          values: { factor, attention: Number(attentionFactor.toPrecision(4)) },
          view: ropeView('llama2', 'yarn', { position, factor, pair: 0 }),
        };
      },
    },
    {
      id: 'arrange',
      level: 3,
      predicts: true,
      make: (draw) => {
        const model = draw.pick(['llama2', 'gptOss', 'deepseek'] as const);
        const factor = draw.pick([4, 8] as const);
        const { name, trained } = models[model];
        const position = factor * trained;
        const ladders = laddersAt(model, factor, position);
        // Among the pairs that never came round, one in the middle.
        const pair = ladders.pairs - Math.ceil(ladders.partTurns / 2);
        const far = (ladder: LadderName): number => scaled(ladders, ladder).past[pair] ?? Number.NaN;
        const right = [...compared].sort((a, b) => far(b) - far(a));
        const linearLeast = [...right.filter((each) => each !== 'linear'), 'linear'];
        return {
          task: {
            kind: 'order',
            right,
            shown: disordered(draw, right),
            mistakes: { reversed: [...right].reverse(), linearLeast },
          },
          values: { name, trained, factor, position, pair },
          view: ropeView(model, 'dynamic', { position, factor, pair }),
        };
      },
    },
  ],
};
