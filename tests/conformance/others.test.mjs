// @ts-check
// The measurements of other projects: the page says what results.json says, and each deviation is explained.
import { describe, expect, test } from 'vitest';
import { markdown } from '../../web/tools/docs/markdown.mjs';
import { filled, measured, reach, results, ulps, words } from '../../web/tools/docs/others.mjs';
import { allFamilies, casesFor } from './support/answers.ts';
import rotary from './vectors/rotary.json' with { type: 'json' };

const names = Object.keys(results.measured);
const table = measured('table');

/** @param {string} name */
function measuredOf(name) {
  const one = results.measured[name];
  if (one === undefined) throw new Error(`results.json has no ${name}`);
  return one;
}

const rowOf = (/** @type {string} */ name) =>
  table.split('<tr>').find((row) => row.includes(`<th scope="row">${words[name]?.title}</th>`)) ?? '';

test('this library has every family, and nothing fails', () => {
  for (const name of ['posenc', 'posenc/pure']) {
    const { families, failed } = measuredOf(name);
    expect(Object.keys(families).sort()).toEqual(allFamilies);
    expect(failed).toEqual([]);
    for (const [family, { passed, unsupported, places }] of Object.entries(families)) {
      const asked = casesFor(family).filter(({ result }) => result !== 'invalid');
      expect(passed + unsupported).toBe(asked.length);
      expect(places.filter(({ within }) => !within)).toEqual([]);
    }
    // The page says that these are missing.
    expect(Object.values(families).reduce((sum, { unsupported }) => sum + unsupported, 0)).toBe(3);
  }
});

test('the vectors are those of today', () => {
  expect(results.vectors).toBe(rotary.version);
  for (const name of names)
    for (const [family, { passed, failed, unsupported }] of Object.entries(measuredOf(name).families)) {
      const asked = casesFor(family).filter(({ result }) => result !== 'invalid');
      expect(passed + failed + unsupported).toBeLessThanOrEqual(asked.length);
      expect(passed + failed).toBeGreaterThan(0);
    }
});

describe.each(names)('%s', (name) => {
  const one = measuredOf(name);

  test('its row has its version and its counts', () => {
    const row = rowOf(name);
    expect(row).toContain(`<td>${one.version}</td>`);
    for (const [family, { passed, failed }] of Object.entries(one.families)) {
      const count = `${passed} of ${passed + failed}`;
      const plain = family.replaceAll('_', ' ');
      expect(row).toContain(['sinusoidal', 'rotary'].includes(family) ? `(${count} cases)` : `${plain} ${count}`);
    }
  });

  test('the table of batches has its counts, or says that it was not asked', () => {
    const row =
      measured('batches')
        .split('<tr>')
        .find((part) => part.includes(`--only ${name}<`)) ?? '';
    const cells = [...row.matchAll(/<td>([^<]*)<\/td>/g)].map(([, cell]) => cell);
    const families = ['rotary', 'mrope', 'padding', 'packing', 'shift', 'mask', 'scale', 'attend'];
    const counts = families.map((family) => {
      const { passed = 0, failed = 0, unsupported = 0 } = one.families[family] ?? {};
      if (passed + failed === 0) return 'not asked';
      return `${passed} of ${passed + failed}${unsupported ? `, without ${unsupported}` : ''}`;
    });
    expect(cells).toEqual([one.version, ...counts]);
  });

  test('a family has a sentence exactly if something in it fails', () => {
    const failing = Object.keys(one.families).filter((family) => (one.families[family]?.failed ?? 0) > 0);
    expect(Object.keys(words[name]?.deviations ?? {}).sort()).toEqual(failing.sort());
    for (const sentence of Object.values(words[name]?.deviations ?? {})) {
      const said = filled(sentence, one);
      expect(said).not.toMatch(/[{}]|not asked/);
      expect(measured('deviations')).toContain(said);
    }
  });

  test('its curves show every position, with a cross where it is wrong', () => {
    for (const family of ['sinusoidal', 'rotary']) {
      const { places } = one.families[family] ?? { places: [] };
      const figure = measured(family)
        .split('<figure>')
        .find((part) => part.includes(`<figcaption>${words[name]?.title}</figcaption>`));
      expect(figure?.match(/<circle /g)?.length ?? 0).toBe(places.filter(({ within }) => within).length);
      expect(figure?.match(/class="off"/g)?.length ?? 0).toBe(places.filter(({ within }) => !within).length);
      const wrong = places.find(({ within }) => !within);
      expect(reach(places).wrong).toBe(wrong?.position);
    }
  });
});

test('errors are written as people do', () => {
  expect([0.25, 4.364, 9620, 30_800_000, null, undefined].map(ulps)).toEqual([
    ...['0.25 ulp', '4.4 ulp', '9,620 ulp', '31 million ulp', 'not a number', 'not asked'],
  ]);
});

test('the date and the versions stand in the text', () => {
  const { date, vectors } = results;
  expect(markdown('On {measured date} with {measured\nvectors}.')).toBe(`<p>On ${date} with ${vectors}.</p>\n`);
  expect(() => measured('nothing')).toThrow('"nothing"');
});
