// The guide of longer contexts: its lines, put into the published files, give the numbers of its table.
import { readFileSync } from 'node:fs';
import { modelPositions, type ModelPositions } from 'posenc';
import { describe, expect, test } from 'vitest';

const guide = readFileSync('web/docs/guides/09-longer-context.md', 'utf8');
type Config = Readonly<Record<string, unknown>>;
const published = (model: string): Config =>
  JSON.parse(readFileSync(`tests/golden/models/configs/${model}.json`, 'utf8')) as Config;

/** The cells of a model's row. */
const rowOf = (model: string): readonly string[] =>
  guide
    .split('\n')
    .find((line) => line.startsWith(`| ${model} |`))!
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The published file with the line of the model's section; a nested object is merged. */
function changed(model: string): Config {
  const [, line = ''] = /```json\n([\s\S]*?)\n```/.exec(guide.split(`### ${model}\n`)[1]!.split('\n###')[0]!)!;
  const merge = (into: Config, from: Config): Config => ({
    ...into,
    ...Object.fromEntries(
      Object.entries(from).map(([key, value]) => [
        key,
        key === 'text_config' ? merge(into[key] as Config, value as Config) : value,
      ]),
    ),
  });
  return merge(published(model), JSON.parse(line) as Config);
}

const written = (value: number | undefined): string => (value ?? Number.NaN).toLocaleString('en');
/** The layers that see all of the text. */
const whole = ({ kinds }: ModelPositions) => {
  const last = kinds.at(-1)!;
  if (last.positions !== 'rotary') throw new Error('not rotary');
  return { count: last.indices!.length, ...last.rotary };
};
const scores = (model: ModelPositions): string => `× ${Number((whole(model).attentionFactor.value! ** 2).toFixed(3))}`;
const kept = (model: ModelPositions): string => `${whole(model).pairs.kept} of ${whole(model).pairs.count}`;

describe('the table of longer contexts', () => {
  test.each(['Qwen3-8B', 'Meta-Llama-3-70B-Instruct'])('%s: YaRN by a factor of 4', (model) => {
    const [before, after] = [modelPositions(published(model)), modelPositions(changed(model))];
    expect(rowOf(model)).toEqual([
      model,
      written(before.extended.value),
      'the line below',
      written(after.extended.value),
      kept(after),
      scores(after),
    ]);
    expect(scores(before)).toBe('× 1');
    expect(after.extended.value! / after.trained.value!).toBe(4);
  });

  test('gpt-oss-20b: the factor of its YaRN grows', () => {
    const model = 'gpt-oss-20b';
    const [before, after] = [modelPositions(published(model)), modelPositions(changed(model))];
    expect(rowOf(model)).toEqual([
      model,
      `${written(before.extended.value)}, trained on ${written(before.trained.value)}`,
      'nothing up to there',
      `${written(after.extended.value)} with the line below`,
      kept(after),
      `${scores(after)}, before ${scores(before)}`,
    ]);
    expect(kept(before)).toBe(kept(after));
  });

  test('Phi-4-mini-instruct: LongRoPE reaches its length as it is', () => {
    const model = 'Phi-4-mini-instruct';
    const before = modelPositions(published(model));
    const range = `${written(before.extended.value)}, trained on ${written(before.trained.value)}`;
    expect(rowOf(model)).toEqual([model, range, 'nothing', '', 'by its lists', scores(before)]);
    expect(before.changes.some(({ position, text }) => position === 4096 && text.includes('long list'))).toBe(true);
  });

  test('gemma-3-4b-it: linear scaling of the layers that see all', () => {
    const model = 'gemma-3-4b-it';
    const [before, after] = [modelPositions(published(model)), modelPositions(changed(model))];
    const { count, pairs } = whole(after);
    const layers = after.kinds.reduce((sum, { indices }) => sum + indices!.length, 0);
    expect(pairs.kept).toBe(0);
    expect(rowOf(model)).toEqual([
      model,
      written(before.extended.value),
      'nothing up to there',
      `${written(after.extended.value)} with the line below`,
      `none of ${pairs.count} in ${count} of ${layers} layers`,
      scores(after),
    ]);
  });

  test('the overrides of vLLM say what the lines of config.json say, and the length that the file then reaches', () => {
    for (const model of ['Qwen3-8B', 'Meta-Llama-3-70B-Instruct']) {
      const section = guide.split(`### ${model}\n`)[1]!.split('\n###')[0]!;
      const { rope_parameters: given } = JSON.parse(/'(\{.*?\})'/s.exec(section)![1]!) as { rope_parameters: Config };
      const { rope_theta: base, ...scaling } = given;
      const file = changed(model);
      expect(scaling).toEqual(file['rope_scaling']);
      expect(base).toBe(file['rope_theta']);
      const reached = modelPositions(file).extended.value;
      expect(section).toContain(`--max-model-len ${reached}`);
      expect(section).toContain(`-c ${reached} `);
      expect(section).toContain(`--rope-scale ${String(scaling['factor'])} `);
      expect(section).toContain(`--yarn-orig-ctx ${String(scaling['original_max_position_embeddings'])}`);
    }
  });
});
