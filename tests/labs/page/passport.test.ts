// The card of a model: the published ones, what is computed of them, and files of one's own.
import { writeFileSync } from 'node:fs';
import { modelPositions, precisionErrors, readModelFile, rotaryFrequencies } from 'posenc';
import { describe, expect, test } from 'vitest';
import { languages, readStrings } from '../../../web/tools/vite/locales.ts';
import { smallLlama, writeGguf } from '../../library/api/support/gguf.ts';
import { readConfig, readPublished, rows } from '../../library/api/support/published.ts';
import { beamOf, spread, stripLength } from '../../../web/labs/passport/beams.ts';
import { layersUnlike } from '../../../web/labs/passport/compare.ts';
import { factsOf, orderedNames } from '../../../web/labs/passport/facts.ts';
import { formatFacts, tableErrors, tolerance } from '../../../web/labs/passport/formats.ts';
import { fileOf, kindOf, modelNames, ownCard, publishedCard, type Card } from '../../../web/labs/passport/models.ts';
import { slowPairs } from '../../../web/labs/passport/pairs.ts';
import { properties, settle } from '../../../web/labs/passport/properties.ts';
import { reduced } from '../../../web/labs/passport/reduce.ts';
import { snippet } from '../../../web/labs/passport/snippets.ts';
import { inWords } from '../../../web/labs/passport/words.ts';
import type en from '../../../web/labs/strings/en/passport.json';
import { defaults } from '../../../web/labs/shared/state/properties.ts';
import { whole } from './support/shared.ts';

const inLanguages = languages().map(
  (code) => readStrings(code, 'passport')['early'] as unknown as (typeof en)['early'],
);

const view = defaults(properties);

/** All that is said of a file, at the usual length and at far ones, but for the keys that were used. */
function said(config: object): unknown {
  return [undefined, 1, 20_001, properties.position.max + 1].map((sequenceLength) => {
    const { used: _used, notes: _notes, ...rest } = modelPositions(config, { sequenceLength });
    return rest;
  });
}

const nameOf = (file: string): string => file.replace(/^.*\/|\.json$/g, '');
const readable = rows.filter((row) => !(readPublished(row) instanceof Error));

describe('the published models', () => {
  whole('are all that can be read, and their short files say what their whole files say', () => {
    const found = new Map(readable.map((row) => [nameOf(row.file), row]));
    if (process.env['POSENC_WRITE_MODELS']) {
      const lines = [...found]
        .sort(([a], [b]) => a.localeCompare(b, 'en', { sensitivity: 'base' }))
        .map(([name, { file }]) => `${JSON.stringify(name)}:${JSON.stringify(reduced(readConfig(file)))}`);
      const list = new URL('../../../web/labs/passport/published.json', import.meta.url);
      writeFileSync(list, `{\n${lines.join(',\n')}\n}\n`);
    }
    expect(modelNames.length).toBeGreaterThanOrEqual(80);
    expect([...modelNames].sort()).toEqual([...found.keys()].sort());
    for (const name of modelNames)
      expect([name, said(fileOf(name))]).toEqual([name, said(readConfig(found.get(name)!.file))]);
  });

  whole('each has a card, near and far, or refuses with a sentence that is listed here', () => {
    const refused = rows.flatMap((row) => {
      const name = nameOf(row.file);
      if (!modelNames.includes(name)) return [[name, (readPublished(row) as Error).message]];
      for (const position of [properties.position.min, 20_000, 40_000, properties.position.max]) {
        const card = publishedCard(name, position);
        const whole = modelPositions(readConfig(row.file), { sequenceLength: position + 1 });
        expect([name, position, card.positions.kinds]).toEqual([name, position, whole.kinds]);
        expect(inWords(card, undefined, { ...view, model: name, position })).not.toBe('');
      }
      return [];
    });
    expect(refused).toEqual([
      ['Qwen-7B', expect.stringContaining('model_type is "qwen"')],
      [expect.any(String), expect.stringContaining('model_type is missing')],
    ]);
  });

  test('a file without what does not matter keeps no key that could be left out', () => {
    const config = readConfig('configs/gpt-oss-20b.json');
    const short = reduced(config) as Record<string, unknown>;
    expect(said(short)).toEqual(said(config));
    for (const key of Object.keys(short)) {
      const { [key]: _left, ...rest } = short;
      let same = true;
      try {
        expect(said(rest)).toEqual(said(config));
      } catch {
        same = false;
      }
      expect([key, same]).toEqual([key, false]);
    }
  });

  test('the header of a GGUF file becomes JSON that says the same', async () => {
    const bytes = writeGguf(smallLlama);
    const header = await readModelFile(bytes);
    const again = JSON.parse(JSON.stringify(reduced(header))) as object;
    expect(said(again)).toEqual(said(header));
    expect(JSON.stringify(again)).not.toContain('tokens');
  });
});

describe('the numbers of a card', () => {
  test('layer 5 of Gemma 3 has another base than layer 4, and both are defaults of the class', () => {
    const card = publishedCard('gemma-3-4b-it', 20000);
    const bases = [4, 5].map((layer) => {
      const kind = kindOf(card, layer);
      return kind.positions === 'rotary' ? [kind.rotary.base.value, kind.rotary.base.from, kind.window.value] : [];
    });
    expect(bases).toEqual([
      [10000, 'class', 1024],
      [1000000, 'class', null],
    ]);
    for (const { answer } of inLanguages)
      for (const number of ['1024', '10000', '1000000']) expect(answer).toContain(number);
  });

  test('a beam covers the positions whose keys a layer sees, the query’s own among them', () => {
    const card = publishedCard('gemma-3-4b-it', 20000);
    expect(beamOf(kindOf(card, 5), 20000)).toEqual({ keys: [0, 20000] });
    expect(beamOf(kindOf(card, 4), 20000)).toEqual({ keys: [18977, 20000] });
    expect(beamOf(kindOf(card, 4), 1023)).toEqual({ keys: [0, 1023] });
    expect(beamOf(kindOf(card, 4), 1024)).toEqual({ keys: [1, 1024] });
    expect(beamOf(kindOf(publishedCard('Qwen3.5-27B', 20000), 0), 20000)).toEqual({ summary: [0, 20000] });
    const llama = publishedCard('Llama-4-Scout-17B-16E-Instruct-FP8-dynamic', 20000);
    const chunk = llama.positions.kinds.find(({ attends }) => attends === 'chunk')!;
    expect(beamOf(chunk, 8191)).toEqual({ keys: [0, 8191] });
    expect(beamOf(chunk, 8192)).toEqual({ keys: [8192, 8192] });
    const summed = publishedCard('DeepSeek-V4-Flash', 20000).positions.kinds.find(
      ({ attends }) => attends === 'compressed',
    )!;
    const { keys, summary } = beamOf(summed, 20000);
    expect([keys?.[1], summary]).toEqual([20000, [0, keys![0] - 1]]);
  });

  test('a window agrees with the change that the library reports', () => {
    for (const name of modelNames) {
      const card = publishedCard(name, 40000);
      for (const { what, position, kind: of } of card.positions.changes) {
        if (what !== 'window' && what !== 'chunk') continue;
        const kind = card.positions.kinds.find((each) => each.name === of)!;
        expect([name, beamOf(kind, position - 1).keys?.[0]]).toEqual([name, 0]);
        expect([name, beamOf(kind, position).keys?.[0]]).not.toEqual([name, 0]);
      }
    }
  });

  test('the strip holds a quarter more than is promised, and doubles for a position beyond', () => {
    const card = publishedCard('gpt-oss-120b', 40000);
    expect(stripLength([card], 1)).toBe(163840);
    expect(stripLength([card], 163840)).toBe(163840);
    expect(stripLength([card], 163841)).toBe(327680);
    const longer = publishedCard('Llama-4-Scout-17B-16E-Instruct-FP8-dynamic', 40000);
    expect(stripLength([card, longer], 40000)).toBe(stripLength([longer], 40000));
    for (const name of modelNames)
      for (const position of [1, properties.position.max]) {
        const length = stripLength([publishedCard(name, position)], position);
        expect([name, Number.isInteger(length), length >= position]).toEqual([name, true, true]);
      }
  });

  test('marks keep their distance and stay on the strip', () => {
    expect(spread([0, 1, 50], 10, [5, 100])).toEqual([5, 15, 50]);
    expect(spread([98, 99, 100], 10, [5, 100])).toEqual([80, 90, 100]);
    expect(spread([], 10, [5, 100])).toEqual([]);
  });

  test.each(['float32', 'bfloat16', 'float16'] as const)('errors of %s are those of the library', (format) => {
    // Frequencies 1 and 1/4 are exact in every format, so that only positions, angles and values are rounded.
    const { inverse } = rotaryFrequencies({ rotaryDim: 4, base: 16 });
    const positions = [1, 100, 257, 3001, 60001];
    const known = precisionErrors({ positions, dim: 4, base: 16, format, frequencyBy: 'power' });
    const own = tableErrors(inverse, positions, format);
    for (const [row, error] of own.entries()) expect(error).toBeCloseTo(known[row]!, 12);
    expect(own[0]).toBeLessThan(tolerance);
  });

  test('position 40000 in bfloat16 is kept as one of 256 that share a row; short tables fail in their order', () => {
    const kind = kindOf(publishedCard('Meta-Llama-3.1-8B', 40000), 0);
    if (kind.positions !== 'rotary') throw new Error(kind.positions);
    const [float32, bfloat16, float16] = formatFacts(kind.rotary.frequencies.inverse, 40000);
    expect([float32?.kept, bfloat16?.kept, float16?.kept]).toEqual([40000, 39936, 40000]);
    expect([float32?.alike, bfloat16?.alike, float16?.alike]).toEqual([
      [40000, 40000],
      [39808, 40064],
      [39984, 40016],
    ]);
    expect(bfloat16!.fails).toBeLessThan(float16!.fails!);
    expect(float16!.fails).toBeLessThan(float32!.fails!);
    expect(bfloat16!.error).toBeGreaterThan(tolerance);
    expect(float32!.error).toBeLessThan(tolerance);
  });

  test('slow pairs of Llama 3.1 meet no new angle within its promised length, those of Llama 2 beyond its own', () => {
    const extended = kindOf(publishedCard('Meta-Llama-3.1-8B', 60000), 0);
    const plain = kindOf(publishedCard('Llama-2-7b-hf', 8000), 0);
    if (extended.positions !== 'rotary' || plain.positions !== 'rotary') throw new Error('no rotation');
    const inverse = rotaryFrequencies({ headDim: 128, base: 500000 }).inverse;
    const partial = inverse.filter((frequency) => 8191 * frequency < 2 * Math.PI).length;
    expect(slowPairs(extended, 8192, 60000)).toEqual({ trained: 8192, partial, fresh: 0 });
    const found = slowPairs(plain, 4096, 8000);
    expect(found?.fresh).toBe(found?.partial);
    expect(found?.fresh).toBeGreaterThan(10);
    expect(slowPairs(plain, 4096, 4000)?.fresh).toBe(0);
  });

  test('of two models, the rows that differ come first', () => {
    const [a, b] = [publishedCard('gpt-oss-120b', 100), publishedCard('Llama-2-7b-hf', 100)].map((card) =>
      factsOf(card, 0),
    );
    const names = orderedNames(a!, b);
    const unlike = names.map((name) => a![name]?.value !== b![name]?.value);
    expect(unlike).toEqual([...unlike].sort((left, right) => Number(right) - Number(left)));
    expect(new Set(unlike).size).toBe(2);
  });

  test('finetunes of one model are the same in every layer; one number changes all, or those of its kind alone', () => {
    const near = 100;
    const made = (name: string, keys: object): Card =>
      ownCard(JSON.stringify({ ...readConfig(`configs/${name}.json`), ...keys }), near, 'own') as Card;
    const llama = publishedCard('Llama-2-7b-hf', near);
    const tuned = made('Llama-2-7b-hf', { vocab_size: 7, rope_theta: 10000, head_dim: 128 });
    expect(layersUnlike(llama, tuned)).toEqual({ unlike: 0, all: 32 });
    expect(layersUnlike(llama, made('Llama-2-7b-hf', { rope_theta: 10001 }))).toEqual({ unlike: 32, all: 32 });
    expect(layersUnlike(llama, made('Llama-2-7b-hf', { num_hidden_layers: 30 }))).toEqual({ unlike: 2, all: 32 });
    const gemma = publishedCard('gemma-3-1b-it', near);
    expect(layersUnlike(gemma, made('gemma-3-1b-it', { rope_theta: 2000000 }))).toEqual({ unlike: 4, all: 26 });
    // Only a long text shows the second list.
    const { rope_scaling: scaling } = readConfig('configs/Phi-3.5-mini-instruct.json') as Record<string, object>;
    const { long_factor: long = [] } = scaling as { long_factor?: readonly number[] };
    const other = { rope_scaling: { ...scaling, long_factor: [...long.slice(0, -1), 99] } };
    const phi = publishedCard('Phi-3.5-mini-instruct', near);
    expect(layersUnlike(phi, made('Phi-3.5-mini-instruct', other))).toEqual({ unlike: 32, all: 32 });
    expect(layersUnlike(phi, made('Phi-3.5-mini-instruct', {}))).toEqual({ unlike: 0, all: 32 });
  });

  test('a file of one’s own is kept while it is chosen; none without a file', () => {
    expect(settle({ ...view, model: 'own' }).model).toBe(view.model);
    expect(settle({ ...view, config: '{}' }).config).toBe('');
    expect(settle({ ...view, model: 'nothing of this name' }).model).toBe(view.model);
    expect(settle({ ...view, model: 'own', config: '{}' })).toEqual({ ...view, model: 'own', config: '{}' });
  });

  test('the program prints the layers shown', () => {
    const lines: unknown[][] = [];
    const program = snippet({ ...view, model: 'gemma-3-4b-it' }).replace(/^import.*$/m, '');
    const run = new Function('modelPositions', 'console', program) as (...parts: unknown[]) => void;
    run(modelPositions, { log: (...line: unknown[]) => lines.push(line) });
    expect(lines[5]).toEqual([5, 'full_attention', 'all', null, 1000000]);
    expect(lines.length).toBeGreaterThan(35);
  });
});
