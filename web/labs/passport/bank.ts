// Questions about the passport of a model. Facts of a model come from its published file, through the library.
import { roundToFormat } from 'posenc';
import { disordered } from '../shared/quiz/draw.ts';
import type { Bank, CellPlace } from '../shared/quiz/question.ts';
import { formatFacts, formats, tolerance } from './formats.ts';
import { fileOf, kindOf, layerCount, publishedCard, rotaryKinds, type Card } from './models.ts';
import { slowPairs } from './pairs.ts';
import { properties } from './properties.ts';

const usual = properties.position.default;

/** The first position from which on something is otherwise. */
const changeAt = ({ positions }: Card, what: string): number =>
  positions.changes.find((change) => change.what === what)?.position ?? Number.NaN;

/** The first layer of which something is so. */
const layerWith = (card: Card, holds: (kind: ReturnType<typeof kindOf>) => boolean): number =>
  Array.from({ length: layerCount(card) }, (_layer, at) => at).find((at) => holds(kindOf(card, at))) ?? 0;

/** Pairs of all kinds of layers that stand at an angle which training never showed. */
const freshOf = (card: Card, position: number): number =>
  rotaryKinds(card).reduce(
    (sum, kind) => sum + (slowPairs(kind, card.positions.trained.value, position)?.fresh ?? Number.NaN),
    0,
  );

const failures = new Map<string, Readonly<Record<string, number>>>();

/** The first position at which a model's table fails in each format. It takes a moment, so it is kept. */
function failuresOf(model: string): Readonly<Record<string, number>> {
  const inverse = (): ArrayLike<number> =>
    rotaryKinds(publishedCard(model, usual))[0]?.rotary.frequencies.inverse ?? [];
  const found =
    failures.get(model) ??
    Object.fromEntries(formatFacts(inverse(), usual).map(({ format, fails }) => [format, fails ?? Infinity]));
  failures.set(model, found);
  return found;
}

/** Models to compare at a position beyond the training of most. */
const compared = {
  llama2: 'Llama-2-7b-hf',
  llama3: 'Meta-Llama-3-70B-Instruct',
  mixtral: 'Mixtral-8x7B-v0.1',
  llama31: 'Meta-Llama-3.1-8B',
  granite: 'granite-3.3-8b-instruct',
} as const;

export const bank: Bank = {
  lab: 'passport',
  lanes: ['rotary', 'scores', 'analysis'],
  questions: [
    {
      id: 'larger',
      level: 1,
      predicts: true,
      make: (draw) => {
        const model = draw.pick(['gemma-3-1b-it', 'gemma-3-27b-it', 'MiMo-V2-Flash'] as const);
        const card = publishedCard(model, usual);
        const kinds = rotaryKinds(card).map(({ attends, window, rotary }) => ({
          sees: attends === 'window' ? 'window' : 'whole',
          window: window.value ?? 0,
          base: rotary.base.value ?? Number.NaN,
        }));
        const [small, large] = [...kinds].sort((a, b) => a.base - b.base) as [(typeof kinds)[0], (typeof kinds)[0]];
        return {
          task: { kind: 'choice', right: large.sees, options: draw.shuffle(['whole', 'window', 'turns']) },
          values: {
            model,
            window: Math.max(...kinds.map(({ window }) => window)),
            small: small.base,
            large: large.base,
          },
          view: {
            m: model,
            l: String(layerWith(card, (kind) => kind.positions === 'rotary' && kind.rotary.base.value === large.base)),
          },
        };
      },
    },
    {
      id: 'tableEnd',
      level: 1,
      predicts: true,
      make: (draw) => {
        const model = draw.pick(['gpt2', 'bert-base-uncased', 'gpt_bigcode-santacoder'] as const);
        const card = publishedCard(model, usual);
        const kind = kindOf(card, 0);
        const rows = kind.positions === 'learned' ? (kind.table.rows.value ?? Number.NaN) : Number.NaN;
        const right = changeAt(card, 'tableEnd');
        return {
          task: { kind: 'number', right, tolerance: 0, mistakes: { last: right - 1, fromOne: right + 1 } },
          values: { model, rows },
          view: { m: model, l: '0', p: String(right) },
        };
      },
    },
    {
      id: 'promised',
      level: 1,
      predicts: true,
      make: (draw) => {
        const model = draw.pick(['gpt-oss-120b', 'DeepSeek-V3', 'Kimi-K2-Instruct', 'Kimi-K2.5'] as const);
        const card = publishedCard(model, usual);
        const trained = card.positions.trained.value ?? Number.NaN;
        const right = card.positions.extended.value ?? Number.NaN;
        const factor = Number(rotaryKinds(card)[0]?.rotary.scaling.parameters['factor']?.value);
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0,
            unit: 'positions',
            mistakes: { trained, added: trained * (1 + factor) },
          },
          values: { model, trained, factor },
          view: { m: model, l: '0', p: String(right) },
        };
      },
    },
    {
      id: 'source',
      level: 2,
      predicts: true,
      make: (draw) => {
        const model = draw.pick(['Llama-2-7b-hf', 'chatglm3-6b', 'Mistral-7B-v0.1', 'glm-4-9b-chat'] as const);
        const base = rotaryKinds(publishedCard(model, usual))[0]?.rotary.base;
        return {
          task: { kind: 'choice', right: base?.from ?? '', options: ['file', 'class', 'computed'] },
          values: { model, base: base?.value ?? Number.NaN, keys: Object.keys(fileOf(model)).join(', ') },
          view: { m: model, l: '0' },
        };
      },
    },
    {
      id: 'window',
      level: 2,
      predicts: true,
      make: (draw) => {
        const model = draw.pick(['gpt-oss-120b', 'gemma-3-1b-it', 'gemma-3-4b-it', 'gemma-2-9b'] as const);
        const card = publishedCard(model, usual);
        const layer = layerWith(card, ({ attends }) => attends === 'window');
        const window = kindOf(card, layer).window.value ?? Number.NaN;
        const right = changeAt(card, 'window');
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0,
            mistakes: { last: right - 1, next: right + 1, layers: right * layerCount(card) },
          },
          values: { model, window },
          view: { m: model, l: String(layer), p: String(right) },
        };
      },
    },
    {
      id: 'kept',
      level: 2,
      predicts: true,
      make: (draw) => {
        // Odd, and in the upper part between two neighbours, so that rounding and cutting differ.
        const below = 256 * draw.integer(130, 240);
        const position = below + 2 * draw.integer(70, 114) + 1;
        const keptAs = (format: 'bfloat16' | 'float16'): number =>
          roundToFormat({ numbers: [position], format })[0] ?? Number.NaN;
        return {
          task: {
            kind: 'number',
            right: keptAs('bfloat16'),
            tolerance: 0,
            mistakes: { exact: position, cut: below, float16: keptAs('float16') },
          },
          values: { position },
          view: { p: String(position) },
        };
      },
    },
    {
      id: 'formats',
      level: 2,
      predicts: true,
      make: (draw) => {
        const model = draw.pick(['Llama-2-7b-hf', 'Meta-Llama-3.1-8B', 'gpt-oss-120b'] as const);
        const fails = failuresOf(model);
        const right = [...formats].sort((a, b) => fails[a]! - fails[b]!);
        return {
          task: {
            kind: 'order',
            right,
            shown: disordered(draw, right),
            // A format that reaches as far as float32 would be second best, if reach were what counts.
            mistakes: { reversed: [...right].reverse(), range: ['float16', 'bfloat16', 'float32'] },
          },
          values: { model, tolerance },
          view: { m: model, l: '0' },
        };
      },
    },
    {
      id: 'unturned',
      level: 3,
      predicts: true,
      make: (draw) => {
        const [model, rows] = draw.pick([
          ['EXAONE-4.0-32B', 8],
          ['Llama-4-Maverick-17B-128E-Instruct-FP8', 6],
        ] as const);
        const card = publishedCard(model, usual);
        const count = layerCount(card);
        const columns = count / rows;
        const layers = Array.from({ length: count }, (_layer, at) => kindOf(card, at));
        const placed = (bare: boolean): CellPlace[] =>
          layers.flatMap(({ positions }, at) =>
            (positions === 'none') === bare ? [[Math.floor(at / columns), at % columns] as const] : [],
          );
        return {
          task: {
            kind: 'cell',
            rows,
            columns,
            data: Float64Array.from(layers, ({ window }) => Math.log10(window.value ?? usual)),
            right: placed(true),
            mistakes: { turned: placed(false) },
          },
          values: { model, columns },
          view: { m: model, l: String(layerWith(card, ({ positions }) => positions === 'none')), p: String(usual) },
        };
      },
    },
    {
      id: 'fresh',
      level: 3,
      predicts: true,
      make: (draw) => {
        const position = draw.pick([40000, 50000, 60000] as const);
        const known = draw.pick(['llama31', 'granite'] as const);
        const cards = Object.entries(compared).map(([id, name]) => [id, publishedCard(name, position)] as const);
        const facts = cards.flatMap(([id, card]): [string, number][] => [
          [`${id}Trained`, card.positions.trained.value ?? Number.NaN],
          [`${id}Base`, rotaryKinds(card)[0]?.rotary.base.value ?? Number.NaN],
          [`${id}Fresh`, freshOf(card, position)],
        ]);
        const values: Readonly<Record<string, number>> = Object.fromEntries(facts);
        const options = ['llama2', 'llama3', 'mixtral', known] as const;
        const right = options.find((id) => values[`${id}Fresh`] === 0) ?? 'llama2';
        return {
          task: { kind: 'choice', right, options: draw.shuffle(options) },
          values: { position, ...values },
          view: { m: compared[right], l: '0', p: String(position) },
        };
      },
    },
  ],
};
