import { precisionErrors, rotaryFrequencies, rotaryFromConfig } from 'posenc';
import { describe, expect, test } from 'vitest';
import { atPosition, formats } from '../../../web/labs/reach/arithmetic.ts';
import { fileOf, publishedCard, modelNames as published } from '../../../web/labs/passport/models.ts';
import { shownRotary } from '../../../web/labs/passport/pairs.ts';
import { reachView } from '../../../web/labs/passport/reach-view.ts';
import { readConfig } from '../../../web/labs/shared/models/config.ts';
import { laddersOf } from '../../../web/labs/reach/ladders.ts';
import { modelNames, models } from '../../../web/labs/reach/models.ts';
import { properties, scalings, settle } from '../../../web/labs/reach/properties.ts';
import { madeOf } from '../../../web/labs/reach/rope-snippets.ts';
import { snippet } from '../../../web/labs/reach/snippets.ts';
import { programs } from '../../../web/labs/shared/text/program.ts';
import { defaults } from '../../../web/labs/shared/state/properties.ts';

const view = defaults(properties);
const turn = 2 * Math.PI;

describe('the arithmetic of few digits', () => {
  test('rounding only the result costs no more far out than near', () => {
    for (const position of [1, 65535, 1e9]) {
      const { readings } = atPosition({ dim: 64, base: 10000, stage: 'values', position });
      const limits = { float64: 1e-6, float32: 2 ** -23, float16: 2 ** -11, bfloat16: 2 ** -8 };
      for (const { format, error } of readings) expect(error).toBeLessThan(limits[format]);
    }
  });

  test('every position up to 10^9 has an answer in every format', () => {
    for (const position of [0, 1, 65520, 2 ** 24, 1e9]) {
      const { readings, truth } = atPosition({ dim: 6, base: 10000, stage: 'all', position });
      expect(readings.map(({ format }) => format)).toEqual(formats);
      expect(truth).toHaveLength(6);
    }
  });
});

describe('the configs', () => {
  test('reads every published one, with the ladder that the API makes of the file', () => {
    for (const model of modelNames) {
      expect(readConfig(JSON.stringify(models[model].config))).toEqual(models[model].config);
      for (const position of [1000, 100000]) {
        const shown = settle({ ...view, view: 'rope', model, trained: models[model].trained, position });
        const { all, pairs } = laddersOf(shown);
        const layer = model === 'gemma3' ? { layerType: 'full_attention' } : {};
        const context = { sequenceLength: position + 1, ...layer };
        const { inverse } = rotaryFromConfig(models[model].config, context).frequencies;
        expect(pairs).toBe(inverse.length);
        all[0]!.wavelengths.forEach((wavelength, pair) =>
          expect((wavelength * inverse[pair]!) / turn).toBeCloseTo(1, 12),
        );
      }
    }
  });

  test('the program for a model’s own scaling gives the same frequencies as its file', () => {
    for (const model of modelNames) {
      for (const position of [1000, 100000]) {
        const shown = settle({ ...view, view: 'rope', model, trained: models[model].trained, position });
        const ladders = laddersOf(shown);
        const { kind, base, rotaryDim, settings } = madeOf(shown, ladders);
        const { inverse } = rotaryFrequencies({
          rotaryDim,
          base,
          sequenceLength: position + 1,
          scaling: { type: kind, ...settings },
        });
        inverse.forEach((frequency, pair) =>
          expect((frequency * ladders.chosen.wavelengths[pair]!) / turn).toBeCloseTo(1, 12),
        );
      }
    }
  });

  test('a scaling without numbers for a model is omitted, and a layer that a file lacks is not requested', () => {
    const single = laddersOf({
      ...view,
      model: 'own',
      config: '{"head_dim": 2, "rope_theta": 10000, "max_position_embeddings": 4096}',
      position: 1e9,
    });
    expect([single.refusal, single.pairs, single.all.map(({ name }) => name)]).toEqual([
      undefined,
      1,
      ['own', 'default', 'linear', 'yarn', 'llama3'],
    ]);
    const config =
      '{"head_dim": 8, "max_position_embeddings": 64, "rope_parameters": ' +
      '{"full_attention": {"rope_type": "proportional", "partial_rotary_factor": 0.5}}}';
    const { layer, kind, chosen } = laddersOf({ ...view, model: 'own', config, layer: 'sliding_attention' });
    expect([layer, kind, [...chosen.wavelengths].filter(Number.isFinite).length]).toEqual([
      'full_attention',
      'proportional',
      2,
    ]);
  });

  test('each model has the frequencies of the file that the passport shows for it', () => {
    for (const model of modelNames) {
      const { passport, trained } = models[model];
      const card = publishedCard(passport, 100000);
      const { all, layers } = laddersOf({ ...view, model, trained, position: 100000 });
      const kind = card.positions.kinds.find(({ name }) => layers.length === 0 || name === 'full_attention');
      if (kind?.positions !== 'rotary') throw new Error(passport);
      const { inverse } = kind.rotary.frequencies;
      expect([model, all[0]!.wavelengths.length]).toEqual([model, inverse.length]);
      inverse.forEach((frequency, pair) => expect((frequency * all[0]!.wavelengths[pair]!) / turn).toBeCloseTo(1, 12));
    }
  });

  test('the passport leads here with every file that can be drawn, in the layer and at the position shown', () => {
    let drawn = 0;
    for (const model of published) {
      for (const layer of [4, 5]) {
        const at = { model, config: '', layer, position: 30000 };
        const card = publishedCard(model, at.position);
        const link = reachView(card, at);
        if (link === undefined) continue;
        drawn += 1;
        const { layer: usual } = properties;
        const { refusal, all } = laddersOf({
          ...view,
          model: 'own',
          config: link['c']!,
          position: Number(link['p']),
          trained: Number(link['t'] ?? properties.trained.default),
          layer: usual.options.find((name) => name === link['y']) ?? usual.default,
        });
        expect([model, refusal]).toEqual([model, undefined]);
        expect(JSON.stringify(fileOf(model)).length).toBeLessThan(properties.config.longest);
        const { inverse } = shownRotary(card, layer)!.rotary.frequencies;
        const own = all[0]!.wavelengths;
        expect([model, layer, own.length]).toEqual([model, layer, inverse.length]);
        inverse.forEach((frequency, pair) => expect([model, own[pair]]).toEqual([model, turn / frequency]));
      }
    }
    expect(drawn).toBeGreaterThan(150);
    const none = { model: 'bert-base-uncased', config: '', layer: 0, position: 9 };
    expect(reachView(publishedCard(none.model, 9), none)).toBeUndefined();
  });

  test('hostile texts are rejected quickly', () => {
    for (const config of [
      '',
      'null',
      '"x"',
      `{"head_dim": ${'9'.repeat(400)}, "max_position_embeddings": 5}`,
      'x'.repeat(300_000),
      '{"hidden_size": 1e9, "num_attention_heads": 1, "max_position_embeddings": 9}',
    ]) {
      expect(readConfig(config)).toBeInstanceOf(Error);
    }
  });
});

describe('the programs of long context', () => {
  const run = (code: string, names: readonly string[], values: readonly unknown[]): unknown[][] => {
    const lines: unknown[][] = [];
    const program = new Function(...names, 'console', code.replace(/^import.*$/m, '')) as (...parts: unknown[]) => void;
    program(...values, { log: (...line: unknown[]) => lines.push(line) });
    return lines;
  };

  test.each(properties.stage.options)('the JavaScript one prints the errors shown: %s', (stage) => {
    const shown = { ...view, stage, position: 4097, dim: 32, base: 500 };
    const lines = run(snippet('JavaScript', shown), ['precisionErrors'], [precisionErrors]);
    expect(lines).toEqual(atPosition(shown).readings.map(({ format, error }) => [format, error]));
  });

  test('the JavaScript one prints the wavelengths shown, for every scaling of every model', () => {
    for (const model of modelNames) {
      for (const name of ['own', ...scalings] as const) {
        const shown = settle({ ...view, view: 'rope', model, ladder: name, trained: models[model].trained });
        const ladders = laddersOf(shown);
        const made = { rotaryFrequencies, rotaryFromConfig };
        const lines = run(snippet('JavaScript', shown, ladders), Object.keys(made), Object.values(made));
        expect(lines).toEqual(Array.from(ladders.chosen.wavelengths, (wavelength, pair) => [pair, wavelength]));
      }
    }
  });

  test('each has the inputs of the view', () => {
    for (const program of programs) {
      const arithmetic = snippet(program, { ...view, position: 4321, dim: 30, base: 777 });
      for (const value of [/\b4321\b/, /\b30\b/, /\b777\b/]) expect(arithmetic).toMatch(value);
      const shown = settle({ ...view, view: 'rope', ladder: 'linear', factor: 5.5 });
      expect(snippet(program, shown, laddersOf(shown))).toMatch(/\b5\.5\b/);
    }
  });
});
