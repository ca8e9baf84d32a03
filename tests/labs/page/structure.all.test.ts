// The matrices of the labs, read by keys from the outside in as `<posenc-heatmap>` is: what is announced, and what the
// lab shows meanwhile.
import { similarity, sinusoidal } from 'posenc';
import type { Browser, KeyInput, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { browserNames, served } from './support/shared.ts';
import { inView, open, settled, text } from './support/page.ts';
import { truth } from './support/sentence.ts';

type Step = KeyInput | 'out' | 'in';

interface Heard {
  readonly page: Page;
  /** The text announced after a key. */
  readonly press: (step: Step) => Promise<string>;
}

/** Three digits, as numbers are announced. */
const measure = (value: number): string => String(Number(value.toPrecision(3))).replace('-', '\u2212');

/** A row or a column in words, found again by plain loops; `names` are its own, and that of its places. */
function line(values: readonly number[], own: string, place: (index: number) => string): string {
  const shown = values.filter(Number.isFinite);
  const [high, low] = [Math.max(...shown), Math.min(...shown)];
  const mean = shown.reduce((sum, value) => sum + value, 0) / shown.length;
  const [there, here] = [place(values.indexOf(high)), place(values.indexOf(low))];
  return `${own}: highest ${measure(high)} at ${there}, lowest ${measure(low)} at ${here}, mean ${measure(mean)}.`;
}

/** Similarity of the rows of a table to one another. */
const alike = (positions: number, dim: number, by: 'dot' | 'cosine'): number[][] => {
  const { data } = similarity({ table: sinusoidal({ positions, dim }), measure: by });
  return Array.from({ length: positions }, (_row, row) => [...data.slice(row * positions, (row + 1) * positions)]);
};

describe.each(browserNames)('matrices read by keys in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });

  /** The matrix of a lab, with the focus. */
  async function reader(lab: string, frame: string, view = '', language = 'en'): Promise<Heard> {
    const place = `lab-${lab} ${frame}`;
    const { page } = await open(browser, address, { query: `?lang=${language}${view}#${lab}`, drawn: false });
    await page.waitForSelector(place);
    await inView(page, place);
    await settled(page);
    await page.$eval(place, (element) => (element as HTMLElement).focus());
    const press = async (step: Step): Promise<string> => {
      const climbs = step === 'out' || step === 'in';
      if (climbs) await page.keyboard.down('Shift');
      await page.keyboard.press(step === 'out' ? 'ArrowUp' : step === 'in' ? 'ArrowDown' : step);
      if (climbs) await page.keyboard.up('Shift');
      await settled(page);
      return text(page, `lab-${lab} .spoken`);
    };
    return { page, press };
  }

  /** The announcements of one key after another. */
  async function walk({ press }: Heard, steps: readonly Step[]): Promise<string[]> {
    const heard = [];
    for (const step of steps) heard.push(await press(step));
    return heard;
  }

  const live = (page: Page, says: string): Promise<string | null> =>
    page.$eval(`[data-says="${says}"]`, (element) => element.getAttribute('aria-live'));

  test('near and far: rows, axes, colours, the whole, and in again to the cell', async () => {
    const heard = await reader('distance', '.matrix-frame', '&n.d=32&n.n=40&n.r=5&n.c=9&n.kc=20');
    const { page } = heard;
    const dots = alike(40, 32, 'dot');
    const all = dots.flat();
    const colors = `Colours of the map viridis stand for values from ${measure(Math.min(...all))} to 16.`;
    expect(await live(page, 'verdict')).toBe('polite');
    expect(await walk(heard, ['out', 'ArrowDown', 'out', 'ArrowRight', 'in', 'ArrowRight'])).toEqual([
      line(dots[5]!, 'first position 5', (at) => `second position ${at}`),
      line(dots[6]!, 'first position 6', (at) => `second position ${at}`),
      'Axis first position: from 0 to 39, running downwards.',
      'Axis second position: from 0 to 39, running to the right.',
      line(dots[9]!, 'second position 9', (at) => `first position ${at}`),
      line(dots[10]!, 'second position 10', (at) => `first position ${at}`),
    ]);
    expect(await text(page, 'lab-distance th.picked')).toBe('6 and 10');
    expect(await live(page, 'verdict'), 'the structure speaks alone').toBe('off');
    expect(await walk(heard, ['out', 'ArrowRight', 'in', 'out', 'out'])).toEqual([
      'Axis second position: from 0 to 39, running to the right.',
      colors,
      colors,
      `Matrix of all pairs of positions. 40 rows (first position) and 40 columns (second position). ${colors}`,
      `Matrix of all pairs of positions. 40 rows (first position) and 40 columns (second position). ${colors}`,
    ]);
    expect(await walk(heard, ['in', 'ArrowLeft', 'in', 'in'])).toEqual([
      colors,
      'Axis second position: from 0 to 39, running to the right.',
      line(dots[10]!, 'second position 10', (at) => `first position ${at}`),
      `first position 6, second position 10: ${measure(dots[6]![10]!)}`,
    ]);
    // At the cells the lab speaks for itself, as before.
    expect(await heard.press('ArrowRight')).toBe('');
    expect(await live(page, 'verdict')).toBe('polite');
    expect(await text(page, 'lab-distance th.picked')).toBe('6 and 11');
  });

  test('a click, and leaving the matrix, end the walk', async () => {
    const { page, press } = await reader('distance', '.matrix-frame', '&n.n=40&n.r=5&n.c=9&n.kc=20');
    await press('out');
    expect(await press('out')).toMatch(/^Axis first position/);
    await page.$eval('lab-distance .matrix-frame', (frame) => (frame as HTMLElement).blur());
    await settled(page);
    expect(await text(page, 'lab-distance .spoken')).toBe('');
    await page.$eval('lab-distance .matrix-frame', (frame) => (frame as HTMLElement).focus());
    expect(await press('out')).toMatch(/^first position 5: /);
    await page.$eval('lab-distance .matrix-frame', (frame) =>
      frame.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })),
    );
    await settled(page);
    expect(await text(page, 'lab-distance .spoken')).toBe('');
  });

  test('variants: rows as its arrow keys choose them, and the cells of each', async () => {
    const heard = await reader('variants', '.matrix-frame', '&v.g=paper&v.d=64&v.n=30&v.r=4');
    const { page } = heard;
    const cosines = alike(30, 64, 'cosine');
    const place = (row: number): string => `trained row ${row}`;
    expect(await walk(heard, ['out', 'ArrowDown', 'in', 'ArrowRight', 'ArrowDown'])).toEqual([
      line(cosines[4]!, 'given row 4', place),
      line(cosines[5]!, 'given row 5', place),
      `given row 5, trained row 0: ${measure(cosines[5]![0]!)}`,
      `given row 5, trained row 1: ${measure(cosines[5]![1]!)}`,
      `given row 6, trained row 1: ${measure(cosines[6]![1]!)}`,
    ]);
    expect(await live(page, 'row')).toBe('off');
    const now = (): Promise<string | null> =>
      page.$eval('lab-variants .matrix-frame', (frame) => frame.getAttribute('aria-valuenow'));
    expect(await now()).toBe('6');
    await page.$eval('lab-variants .matrix-frame', (frame) => (frame as HTMLElement).blur());
    await page.$eval('lab-variants .matrix-frame', (frame) => (frame as HTMLElement).focus());
    expect(await heard.press('ArrowRight'), 'the slider moves as before').toBe('');
    expect(await now()).toBe('7');
    expect(await live(page, 'row')).toBe('polite');
  });

  test('the family: keys after a query are not there', async () => {
    const heard = await reader('family', '.matrix-frame', '&f.y=alibi&f.q=3');
    const seen = await walk(heard, [
      'out',
      'out',
      'out',
      'in',
      'in',
      'in',
      'ArrowRight',
      'ArrowUp',
      'ArrowUp',
      'ArrowUp',
    ]);
    expect(seen[0]).toMatch(/^query 3: highest 0 at key 3, lowest \u2212[\d.]+ at key 0, mean \u2212/);
    expect(seen[1]).toMatch(/^Axis query: from 0 to \d+, running downwards\.$/);
    expect(seen[2]).toMatch(
      /^What the encoding adds to the score .* rows \(query\) and \d+ columns \(key\)\. Colours of the map RdBu/,
    );
    expect(seen[5]).toMatch(/^query 3, key 0: \u2212/);
    expect(seen[6]).toMatch(/^query 3, key 1: \u2212/);
    expect(seen.slice(-2)).toEqual(['query 1, key 1: 0', 'query 0, key 1: nothing here']);
  });

  test('grids: the map is read as it stands, whatever cell it is about', async () => {
    const heard = await reader('grids', '.cell-map', '&g.x=3&g.y=2');
    const { page } = heard;
    const cell = (): Promise<string> => text(page, 'lab-grids [data-value="cell"]');
    const chosen = await cell();
    const seen = await walk(heard, ['out', 'ArrowDown', 'in', 'ArrowRight', 'out', 'out', 'ArrowRight', 'out']);
    expect(seen[0]).toMatch(/^y 2: highest 1 at x 3, lowest /);
    expect(seen[1]).toMatch(/^y 3: highest 0\.\d+ at x 3, lowest /);
    expect(seen[2]).toMatch(/^y 3, x 3: 0\.\d+$/);
    expect(seen[3]).toMatch(/^y 3, x 4: 0\.\d+$/);
    expect(seen.slice(5, 7)).toEqual([
      'Axis y: from 0 to 13, running downwards.',
      'Axis x: from 0 to 13, running to the right.',
    ]);
    expect(seen[7]).toMatch(/^Map of how alike .* one of them\. 14 rows \(y\) and 14 columns \(x\)\. Colours of /);
    expect(await cell()).toBe(chosen);
  });

  test('grids: paragraphs, and the positions that the content counts', async () => {
    const levels = await reader('grids', '.cell-map', '&g.v=levels');
    expect(await levels.press('out')).toMatch(/^paragraph\.sentence \d\.\d: highest 1 at word \d/);
    expect(await levels.press('out')).toBe('Axis paragraph.sentence: from 0.0 to 2.3, running downwards.');
    const content = await reader('grids', '.score-picture', '&g.v=content&g.q=2');
    const row = await walk(content, ['out', 'ArrowUp', 'in', 'ArrowRight', 'ArrowRight']);
    expect(row[0]).toMatch(/^query 2 \(sat\.\): highest \S+ at key 0 \(The\), lowest /);
    expect(row[1]).toMatch(/^query 1 \(cat\): /);
    expect(row[2]).toMatch(/^query 1 \(cat\), key 0 \(The\): \S+$/);
    expect(row[4]).toBe('query 1 (cat), key 2 (sat.): nothing here');
  });

  test('terms: every map by the same keys, each with its own numbers', async () => {
    const words = ['The', 'cat', 'chases', 'the', 'mouse'];
    const { terms, weights } = truth({ words: words.map((word) => word.toLowerCase()), dim: 16, identity: true });
    const key = (at: number): string => `key ${at} (${words[at]})`;
    for (const [area, cells] of [
      ['weight', weights],
      ['positionPosition', terms.positionPosition],
    ] as const) {
      const heard = await reader('terms', `[data-area="${area}"] .score-picture`);
      const start = await walk(heard, ['ArrowDown', 'ArrowRight', 'out']);
      const [query = 0] = (start[2]!.match(/\d+/) ?? []).map(Number);
      expect(start[2]).toBe(line(cells[query]!, `query ${query} (${words[query]})`, key));
      expect(await heard.press('out')).toBe('Axis query: from 0 (The) to 4 (mouse), running downwards.');
    }
  });

  test.each([
    [
      'es',
      /^Eje de primera posición: de 0 a 39, de arriba abajo\.$/,
      /^primera posición 5: máximo 16 en segunda posición 5, mínimo [\d,]+ en segunda posición \d+, media [\d,]+\.$/,
      /^Matriz de .* 40 filas \(primera posición\) y 40 columnas \(segunda posición\)\. Los colores del mapa viridis/,
      /^Mayúsculas con la flecha arriba/,
    ],
    [
      'it',
      /^Asse prima posizione: da 0 a 39, dall’alto in basso\.$/,
      /^prima posizione 5: massimo 16, seconda posizione 5; minimo [\d,]+, seconda posizione \d+; media [\d,]+\.$/,
      /^Matrice di .* 40 righe \(prima posizione\) e 40 colonne \(seconda posizione\)\. I colori della mappa viridis/,
      /^Maiusc con la freccia su/,
    ],
  ] as const)('in the language of the page: %s', async (language, axis, row, whole, keys) => {
    const heard = await reader('distance', '.matrix-frame', '&n.d=32&n.n=40&n.r=5&n.c=9&n.kc=20', language);
    const seen = await walk(heard, ['out', 'out', 'out']);
    expect(seen[0]).toMatch(row);
    expect(seen[1]).toMatch(axis);
    expect(seen[2]).toMatch(whole);
    const explained = await heard.page.$eval('lab-distance .matrix-frame', (frame) => {
      const { textContent } = document.getElementById(frame.getAttribute('aria-describedby') ?? '')!;
      return textContent;
    });
    expect(explained).toMatch(keys);
  });
});
