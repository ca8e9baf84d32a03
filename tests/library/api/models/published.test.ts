// Every published file of tests/golden/models through modelPositions: as its class reads it, and as the guide says.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { PosencError, type ModelPositions } from 'posenc';
import { quick } from '../../../tiers.mjs';
import { positionsTable } from '../support/positions-guide.ts';
import { agrees, kindsNamed, readPublished, rows, vectorsOf, type Published } from '../support/published.ts';

const refused = ['qwen', null];
const isRefused = ({ modelType }: Published): boolean => refused.includes(modelType);

function read(row: Published, sequenceLength?: number): ModelPositions {
  const found = readPublished(row, sequenceLength);
  if (found instanceof Error) throw found;
  return found;
}

/** The layers of the kinds, in order. */
const layersOf = (kinds: readonly { readonly indices: readonly number[] | undefined }[]): readonly number[] =>
  kinds.flatMap(({ indices = [] }) => indices).sort((a, b) => a - b);

describe('published files', () => {
  test('are more than 80, all with a source, and all but two are read', () => {
    expect(rows.filter((row) => !isRefused(row)).length).toBeGreaterThanOrEqual(80);
    for (const { source } of rows) {
      expect(source.repo ?? source.storedFile).toBeTypeOf('string');
      expect(source.path ?? source.quotedIn).toBeTypeOf('string');
    }
    const errors = rows.map((row) => readPublished(row)).filter((found) => found instanceof Error);
    expect(errors.map(({ message }) => message)).toEqual([
      expect.stringContaining('model_type is "qwen"'),
      expect.stringContaining('model_type is missing'),
    ]);
  });

  const rotary = rows.filter((row) => row.expected.positions === 'rotary' && !isRefused(row));
  test.each(rotary.map((row) => [row.model, row] as const))('%s is read as its class reads it', (_, row) => {
    const { pairing, rotaryDim, layers = {}, rotates = [], unrotated, mrope, queryScale } = row.expected;
    for (const [name, { base, scaling, where, spots, rotaryDim: own }] of Object.entries(layers)) {
      for (const { sequenceLength, inverse, attentionFactor } of spots) {
        const { kinds } = read(row, sequenceLength);
        const named = kindsNamed(name, kinds);
        if (typeof where === 'object') expect(layersOf(named)).toEqual(where.indices);
        for (const kind of named) {
          if (kind.positions !== 'rotary') throw new Error(kind.positions);
          const { frequencies, sections, turned, ...rest } = kind.rotary;
          expect([rest.base.value, rest.scaling.type.value, rest.pairing.value]).toEqual([base, scaling, pairing]);
          expect(rest.rotaryDim.value).toBe(own ?? rotaryDim);
          for (const [pair, digits] of Object.entries(inverse)) {
            expect(agrees(frequencies.inverse[Number(pair)], digits), `pair ${pair}`).toBe(true);
          }
          expect(agrees(rest.attentionFactor.value, attentionFactor)).toBe(true);
          expect(sections?.value).toEqual(mrope && { sections: mrope.sections, style: mrope.layout });
          expect(turned.value?.includes('values')).toBe(rotates.includes('v'));
          const { beta, length } = kind.scores.temperature ?? {};
          expect([beta?.value, length?.value]).toEqual([
            queryScale?.beta,
            queryScale?.original_max_position_embeddings,
          ]);
        }
      }
    }
    const still = read(row).kinds.filter(({ positions }) => positions !== 'rotary');
    expect(layersOf(still)).toEqual(unrotated?.layers ?? []);
  });

  const others = rows.filter((row) => row.expected.positions !== 'rotary' && !isRefused(row));
  test.each(others.map((row) => [row.model, row] as const))('%s has the positions of its class', (_, row) => {
    const expected = { relative: 'deberta' }[row.expected.positions] ?? row.expected.positions;
    for (const { positions } of read(row).kinds) expect(positions).toBe(expected);
  });

  test('no value is without a source', () => {
    const lacking: unknown[] = [];
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null || Array.isArray(value) || ArrayBuffer.isView(value)) return;
      const { from, source } = value as { from?: unknown; source?: unknown };
      if (from !== undefined && (typeof source !== 'string' || source === '')) lacking.push(value);
      for (const part of Object.values(value)) walk(part);
    };
    for (const row of rows.filter((one) => !isRefused(one))) {
      const { kinds, trained, extended } = read(row);
      for (const part of [...kinds, trained, extended]) walk(part);
    }
    expect(lacking).toEqual([]);
  });

  test('have the frequencies of the conformance vectors, to the last digit', () => {
    const counts = rotary.map((row) => vectorsOf(row));
    expect(counts.filter(({ all }) => all > 0).length).toBeGreaterThan(80);
    for (const [i, { right, all }] of counts.entries()) expect(right, rotary[i]?.model).toBe(all);
  });

  test('a refusal is an error of the library', () => {
    for (const row of rows.filter(isRefused)) {
      const error = readPublished(row);
      expect(error instanceof RangeError || error instanceof PosencError).toBe(true);
    }
  });
});

const guide = new URL('../../../../web/docs/guides/09-positions.md', import.meta.url);
const start = '## Published files\n';

test.skipIf(quick)('a command prints the same table, and sums it up', () => {
  const command = fileURLToPath(new URL('../../../golden/models/table.mjs', import.meta.url));
  const printed = execFileSync(process.execPath, [command], { encoding: 'utf8' });
  expect(printed).toContain(positionsTable());
  const [, read, refused, right, all] =
    /^(\d+) files read, (\d+) refused; (\d+) of (\d+) agree\.$/m.exec(printed) ?? [];
  expect([Number(read), Number(refused)]).toEqual([rows.length - 2, 2]);
  expect(right).toBe(all);
});

test('the guide lists every published file. POSENC_WRITE_GUIDE=1 rewrites it', () => {
  const [before = ''] = readFileSync(guide, 'utf8').split(start);
  const whole = before + start + positionsTable();
  if (process.env['POSENC_WRITE_GUIDE'] === '1') writeFileSync(guide, whole);
  expect(readFileSync(guide, 'utf8')).toBe(whole);
});
