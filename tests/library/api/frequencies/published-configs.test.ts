// Every published file of tests/golden/models through `rotaryFromConfig`, compared with the class of its model.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rotaryFromConfig, type RotaryConfig } from 'posenc';
import { errorOf } from '../support/refusals.ts';
import { lookUp } from '../../../../web/library/api/frequencies/models/models.ts';

interface Spot {
  readonly sequenceLength?: number;
  /** By pair, 17 digits. */
  readonly inverse: Readonly<Record<string, string>>;
  readonly attentionFactor: string;
}

interface Kind {
  readonly base: number;
  readonly scaling: string;
  readonly where: string | { readonly indices: readonly number[] };
  readonly rotaryDim?: number;
  readonly spots: readonly Spot[];
}

interface Row {
  readonly file: string;
  readonly model: string;
  readonly modelType: string | null;
  readonly expected: {
    readonly positions: string;
    readonly pairing?: string;
    readonly rotaryDim?: number;
    readonly layers?: Readonly<Record<string, Kind>>;
    readonly rotates?: readonly string[];
    readonly unrotated?: { readonly layers: readonly number[] };
    readonly mrope?: { readonly sections: readonly number[]; readonly layout: string };
    readonly queryScale?: { readonly beta: number; readonly original_max_position_embeddings: number };
  };
}

const folder = new URL('../../../golden/models/', import.meta.url);
const { rows } = JSON.parse(readFileSync(new URL('index.json', folder), 'utf8')) as { rows: readonly Row[] };

/** Python writes numbers that JSON does not have. */
const readConfig = (file: string): object =>
  JSON.parse(readFileSync(new URL(file, folder), 'utf8').replace(/-?\bInfinity\b/g, '1e999')) as object;

/** DeepSeek-V4 names its two ladders in one place and its three kinds of layers in another. */
const kindsOf = (name: string): readonly (string | undefined)[] =>
  ({
    all: [undefined],
    main: ['sliding_attention'],
    compress: ['compressed_sparse_attention', 'heavily_compressed_attention'],
  })[name] ?? [name];

/** This library's names for the scalings of the index. */
const scalingOf = (read: RotaryConfig): string | undefined => read.settings.scaling?.type;

const rotary = rows.filter(({ expected }) => expected.positions === 'rotary');
const isListed = ({ modelType }: Row): boolean => modelType === null || !unlisted.includes(modelType);

/** Their positions are none that this library has: Qwen 1 grows its base in steps, and its queries by a logarithm. */
const unlisted = ['qwen'];

describe('published config files', () => {
  test('there are many, and nearly all are of models that are listed', () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(rotary.filter((row) => !isListed(row)).length).toBeLessThanOrEqual(1);
    for (const type of unlisted) expect(lookUp(type)).toBeUndefined();
  });

  test.each(rotary.filter(isListed).map((row) => [row.model, row] as const))(
    '%s is read as its class reads it',
    (_, row) => {
      const config = readConfig(row.file);
      const { pairing, rotaryDim, layers = {}, rotates, unrotated, mrope, queryScale } = row.expected;
      for (const [name, kind] of Object.entries(layers)) {
        // A kind that the index describes and this file has no layer of.
        if (typeof kind.where === 'object' && kind.where.indices.length === 0) continue;
        for (const layerType of kindsOf(name)) {
          for (const { sequenceLength, inverse, attentionFactor } of kind.spots) {
            const read = rotaryFromConfig(config, { sequenceLength, layerType });
            expect([read.pairing, read.rotaryDim]).toEqual([pairing, kind.rotaryDim ?? rotaryDim]);
            expect([read.settings.base, scalingOf(read)]).toEqual([kind.base, kind.scaling]);
            for (const [pair, digits] of Object.entries(inverse)) {
              const got = read.frequencies.inverse[Number(pair)] as number;
              if (Number(digits) === 0) expect(got).toBe(0);
              else expect(Math.abs(got / Number(digits) - 1), `pair ${pair}`).toBeLessThanOrEqual(2.3e-16);
            }
            expect(Math.abs(read.frequencies.attentionFactor / Number(attentionFactor) - 1)).toBeLessThanOrEqual(
              2.3e-16,
            );
            expect(read.turnsValues).toBe(rotates?.includes('v'));
            const still = read.layers?.flatMap((turns, layer) => (turns ? [] : [layer]));
            expect(still).toEqual(unrotated?.layers);
            expect(read.sections).toEqual(mrope && { sections: mrope.sections, style: mrope.layout });
            const scale = queryScale && { beta: queryScale.beta, length: queryScale.original_max_position_embeddings };
            expect(read.queryScale).toEqual(scale);
          }
        }
      }
      expect(errorOf(() => rotaryFromConfig(config, { layerType: 'nonsense' }))).toMatchObject({
        code: 'POSENC_UNKNOWN_NAME',
        argument: 'layerType',
      });
    },
  );

  const others = rows.filter(({ expected }) => expected.positions !== 'rotary');
  test.each(others.map((row) => [row.model, row] as const))('%s has no rotary embedding and is refused', (_, row) => {
    const error = errorOf(() => rotaryFromConfig(readConfig(row.file)));
    const words: Readonly<Record<string, RegExp>> = {
      learned: /learned table of positions|model_type is missing/,
      none: /no position encoding/,
      alibi: /ALiBi/,
      t5: /as T5 has them/,
      relative: /as DeBERTa has them/,
    };
    expect((error as Error).message).toMatch(words[row.expected.positions] as RegExp);
  });

  test.each(rotary.filter((row) => !isListed(row)).map((row) => [row.model, row] as const))(
    '%s is refused by the name of its model type',
    (_, row) => {
      const error = errorOf(() => rotaryFromConfig(readConfig(row.file)));
      expect(error).toMatchObject({ code: 'POSENC_UNKNOWN_NAME', argument: 'model_type', value: row.modelType });
    },
  );
});
