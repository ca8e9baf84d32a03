import * as posenc from 'posenc';
import { describe, expect, test } from 'vitest';
import published from '../../../web/labs/passport/published.json' with { type: 'json' };
import { encodingOf, encodings } from '../../../web/labs/family/encodings/index.ts';
import { trialOf } from '../../../web/labs/family/model.ts';
import { presets, properties, settle } from '../../../web/labs/family/properties.ts';
import { snippet } from '../../../web/labs/family/snippets.ts';
import { learnedBy, listOf, matrixOf } from '../../../web/labs/family/trained.ts';
import { families } from '../../../web/tools/docs/family-files.mjs';
import { programs } from '../../../web/labs/shared/text/program.ts';
import { defaults } from '../../../web/labs/shared/state/properties.ts';
import { back, bucket, effectOf, learnedRows, repeated, scoresOf } from './support/family.ts';

const view = defaults(properties);
const familyNames = encodings.map(({ name }) => name);

describe('the learned parameters', () => {
  test('T5 looks three places back with nearly every head, as trained, and has learned nothing for far buckets', () => {
    for (const trained of [16, 32] as const) {
      const rows = learnedRows('t5', trained);
      const heads = [0, 1, 2, 3, 4, 5, 6, 7].map((head) => rows.map((row) => row[head]!));
      expect(heads.filter((column) => column.indexOf(Math.max(...column)) === 3).length).toBeGreaterThanOrEqual(7);
      for (const column of heads) expect(column.findLastIndex((value) => value !== 0)).toBe(bucket(trained - 1));
    }
  });

  test('is what the lab shows and prints, at every width and length', () => {
    for (const trained of [16, 32] as const)
      for (const dim of [8, 16, 32, 64])
        for (const kind of ['learned', 'shaw', 't5'] as const) {
          const rows = learnedRows(kind, trained, kind === 't5' ? undefined : dim);
          const table = learnedBy(kind, { dim, trained });
          expect([...matrixOf(table).data]).toEqual(rows.flat().map(Math.fround));
          expect(
            listOf(table, '')
              .split(/,\s/)
              .map((entry) => Math.fround(Number(entry) * table.scale)),
          ).toEqual(rows.flat().map(Math.fround));
        }
    expect(() => learnedBy('shaw', { dim: 10, trained: 32 })).toThrow('no shaw of width 10');
  });
});

describe('the texts of the family lab', () => {
  test('models and papers are those of the table of encodings', () => {
    for (const family of familyNames) {
      const { paper, models } = families().find((row) => row.family === encodingOf(family).family)!;
      expect(paper.startsWith(encodingOf(family).paper)).toBe(true);
      for (const model of encodingOf(family).models)
        expect(
          models.split(', ').some((known) => known === model || known.startsWith(`${model} `)),
          model,
        ).toBe(true);
    }
  });

  test('layers of Llama 4 without positions are counted as its published files have them', () => {
    const files = Object.entries(published).filter(([name]) => name.startsWith('Llama-4'));
    expect(files.length).toBeGreaterThan(1);
    for (const [, file] of files) {
      const layers = (file as { text_config: { num_hidden_layers: number } }).text_config.num_hidden_layers;
      expect(encodingOf('none').past({ ...view, length: 64, trained: 32 } as never)).toEqual({
        layers,
        without: layers / 4,
      });
    }
    // Both rotate in the other layers.
    expect(encodingOf('none')).toMatchObject({ models: ['Llama 4', 'SmolLM3'], layersOnly: 4 });
  });

  test('each preset is recognised, and invalid values are replaced', () => {
    for (const preset of presets.names)
      expect(presets.active(settle({ ...view, ...presets.values(preset, view) }))).toBe(preset);
    expect(settle({ ...view, heads: 4, head: 9, length: 10, query: 47 })).toMatchObject({ head: 4, query: 9 });
  });
});

describe('the programs of the family', () => {
  test.each(familyNames)('the JavaScript one prints scores and effects of %s', (family) => {
    const shown = {
      ...view,
      family,
      content: 'sentence' as const,
      weights: 'seeded' as const,
      dim: '8' as const,
      length: 24,
      trained: '32' as const,
      query: 20,
      heads: 12,
      head: 9,
    };
    const code = snippet('JavaScript', shown, trialOf(shown, 'The cat sat'), 'made up');
    const names = /import \{ (.*) \} from 'posenc'/.exec(code)![1]!.split(', ');
    const lines: number[][] = [];
    const run = new Function(...names, 'console', code.replace(/^import.*$/m, '')) as (...parts: unknown[]) => void;
    run(...names.map((wanted) => (posenc as Record<string, unknown>)[wanted]), {
      log: (...line: number[]) => lines.push(line),
    });
    const setting = { words: repeated('the cat sat', 24), dim: 8, heads: 12, head: 9, identity: false };
    const [scores, effects] = [back(scoresOf(family, setting), 20), back(effectOf(family, setting), 20)];
    expect(lines.map(([distance]) => distance)).toEqual([...Array(21).keys()]);
    lines.forEach(([, score, effect], distance) => {
      expect(score).toBeCloseTo(scores[distance]!, 5);
      expect(effect).toBeCloseTo(effects[distance]!, 5);
    });
  });

  test('each holds the sizes of the view', () => {
    for (const program of programs) {
      const shown = { ...view, family: 'alibi' as const, length: 41, query: 33, heads: 12, head: 11 };
      const code = snippet(program, shown, trialOf(shown, 'one two'), 'made up');
      for (const value of [/\b41\b/, /\b33\b/, /\b12\b/, /\b10\b/])
        expect(code.replace('10 * 41 * 41', '10')).toMatch(
          program === 'JavaScript' && value.source === '\\b10\\b' ? /\b16810\b/ : value,
        );
    }
  });
});
