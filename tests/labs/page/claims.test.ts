import type { Browser, Page } from 'puppeteer-core';
import * as posenc from 'posenc';
import { beforeAll, describe, expect, test } from 'vitest';
import { languages, readStrings } from '../../../web/tools/vite/locales.ts';
import { programs } from '../../../web/labs/shared/text/program.ts';
import { labs } from '../../../web/labs/index.ts';
import { checks } from '../../../web/labs/shared/claims/checks/index.ts';
import { trainedChecks } from '../../../web/labs/shared/claims/checks/training.ts';
import type { Finding } from '../../../web/labs/shared/claims/check.ts';
import {
  ideas,
  isComputable,
  listed,
  type ClaimId,
  type Computable,
  type Trained,
} from '../../../web/labs/shared/claims/claims.ts';
import { shown } from '../../../web/labs/claims/properties.ts';
import { snippet } from '../../../web/labs/claims/snippets.ts';
import { isRight, nextClaim, playable, scoreOf, votes, type Vote } from '../../../web/labs/shared/claims/game.ts';
import { toneOf } from '../../../web/labs/shared/claims/words.ts';
import { table, type Row, type Table } from '../../../web/labs/training/stored.ts';
import { parse, type PropertyTable } from '../../../web/labs/shared/state/properties.ts';
import type claims from '../../../web/labs/strings/en/claims.json';
import { tableOf } from '../../library/elements/support/tables.ts';
import { catalogue } from './support/claims.ts';
import { browserNames, served, whole } from './support/shared.ts';
import { unfold } from './support/labs.ts';
import { open, settledAddress, text, type Opened } from './support/page.ts';
import { linkTo, sameVisit } from './support/visit.ts';

const inLanguages = languages().map(
  (code) => readStrings(code, 'claims')['early'] as unknown as (typeof claims)['early'],
);
const english = readStrings('en', 'claims')['early'] as unknown as (typeof claims)['early'];

const tables: Readonly<Record<string, PropertyTable>> = Object.fromEntries(
  await Promise.all(labs.map(async ({ id }) => [id, await tableOf(id)] as const)),
);
const values = (id: Computable | Trained): Readonly<Record<string, number>> => finding(id).values;

/** The closed form, by plain arithmetic. */
const dot = (offset: number, d: number): number =>
  Array.from({ length: d / 2 }, (_pair, i) => Math.cos(offset * 10000 ** ((-2 * i) / d))).reduce(
    (sum, value) => sum + value,
    0,
  );
const apart = (offset: number, d: number): number => Math.sqrt(d - 2 * dot(offset, d));

/** The lab with the verdicts of some claims, or only its list. */
async function openClaims(
  browser: Browser,
  address: string,
  query = '',
  awaited: readonly ClaimId[] = [],
): Promise<Opened> {
  const opened = await open(browser, address, { query: linkTo('claims', query), drawn: false });
  await opened.page.waitForSelector('lab-claims .claim');
  await opened.page.waitForFunction(
    (ids) => ids.every((id) => document.querySelector(`.claim[data-claim="${id}"][data-verdict]`)),
    {},
    awaited,
  );
  return opened;
}

const everyId = listed.map(({ id }) => id);
const found = new Map<ClaimId, Finding>();
/** Each check once. */
function finding(id: Computable | Trained): Finding {
  const made = found.get(id) ?? { ...checks, ...trainedChecks }[id]();
  found.set(id, made);
  return made;
}

/** Verdicts as drawn, by claim. */
const drawn = (page: Page): Promise<Record<string, string>> =>
  page.$$eval(
    'lab-claims .claim',
    (items) =>
      Object.fromEntries(
        items.map((item) => [item.getAttribute('data-claim'), item.getAttribute('data-verdict')]),
      ) as Record<string, string>,
  );

describe.each(browserNames)('the claims of the lessons in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });

  const visit = sameVisit('claims', (view) => openClaims(browser, address, view, everyId));

  whole('every claim of the catalogue gets the verdict of the catalogue, computed in the browser', async () => {
    const { page, complaints } = await visit();
    expect(await drawn(page)).toEqual(Object.fromEntries(catalogue.flatMap(({ claims }) => Object.entries(claims))));
    const marks = await page.$$eval('lab-claims svg.tally g.line', (lines) =>
      lines.map((line) => [line.getAttribute('data-idea'), line.querySelectorAll('.cell').length]),
    );
    expect(marks).toEqual(ideas.map((idea) => [idea, listed.filter((claim) => claim.idea === idea).length]));
    expect(
      await page.$$eval('lab-claims .idea + .claims', (lists) =>
        lists.map((list) => list.querySelectorAll('.claim').length),
      ),
    ).toEqual(marks.map(([, count]) => count));
    const tones = await page.$$eval('lab-claims .legend li', (items) =>
      items.map((item) => [item.getAttribute('data-tone'), Number(item.querySelector('strong')?.textContent)]),
    );
    const verdicts = Object.values(await drawn(page));
    const wanted = {
      holds: ['right'],
      fails: ['wrong', 'broken', 'nonStandard', 'lookedUpFalse'],
      open: ['unpublished'],
    };
    for (const [tone, count] of tones) {
      const mine = verdicts.filter((verdict) =>
        tone === 'partly'
          ? !Object.values(wanted).flat().includes(verdict)
          : wanted[tone as keyof typeof wanted].includes(verdict),
      );
      expect([tone, count]).toEqual([tone, mine.length]);
    }
    expect(complaints).toEqual([]);
  });

  test('the unfolded part shows the numbers of plain arithmetic', async () => {
    const { page } = await visit('&z.c=1,2,15');
    const near = await text(page, '.claim[data-claim="near"] .evidence');
    for (const number of [dot(1, 512), dot(100, 512), dot(6, 4), dot(1, 4)])
      expect(near).toContain(String(Number(number.toPrecision(5))));
    expect(near).toContain('rises again at offset 44');
    expect(await text(page, '.claim[data-claim="distances000"] .evidence')).toContain(
      `${apart(1, 64).toFixed(4)} and ${apart(45, 64).toFixed(4)}`,
    );
    expect(await text(page, '.claim[data-claim="waves003"] .evidence')).toContain(
      `${Math.round(2 * Math.PI * 10000 ** (510 / 512))}, not ${Math.round(20000 * Math.PI)}`,
    );
  });

  whole('the keyboard unfolds a claim and filters by lesson, and the link keeps both', async () => {
    const { page, close } = await openClaims(browser, address, '', ['table001']);
    await page.$eval('lab-claims .index > summary', (summary) => (summary as HTMLElement).focus());
    await page.keyboard.press('Enter');
    await page.waitForSelector('lab-claims .index[open]');
    await page.$eval('.claim[data-claim="table001"] summary', (summary) => (summary as HTMLElement).focus());
    await page.keyboard.press('Enter');
    await settledAddress(page, '?lang=en&z.c=11');
    expect(await text(page, '.claim[data-claim="table001"] .evidence')).toContain(
      'Of its 30 numbers, rounded to three decimals, 0 differ.',
    );
    await page.$eval('input[name="claims-lesson"][value="all"]', (input) => (input as HTMLElement).focus());
    for (const _step of [0, 1, 2]) await page.keyboard.press('ArrowRight');
    await settledAddress(page, '?lang=en&z.l=002&z.c=11');
    expect(Object.keys(await drawn(page))).toEqual(['small002', 'formula002']);
    await page.$eval('lab-claims .unfold', (button) => (button as HTMLElement).click());
    await settledAddress(page, '?lang=en&z.l=002&z.c=22,24');
    await page.$eval('lab-claims .reset', (button) => (button as HTMLElement).click());
    await settledAddress(page, '?lang=en');
    expect(Object.keys(await drawn(page))).toHaveLength(listed.length);
    await close();
  });

  whole('a click on a mark unfolds its claim, and its link opens the other lab at the counter-example', async () => {
    const { page, close } = await openClaims(browser, address);
    await page.evaluate(() => void document.body.setAttribute('data-same', 'yes'));
    await page.$eval('svg.tally .line[data-idea="similarity"] .cell[data-number="1"]', (cell) =>
      cell.dispatchEvent(new MouseEvent('click', { bubbles: true })),
    );
    await page.waitForSelector('.claim[data-claim="near"] details[open] .show');
    await settledAddress(page, '?lang=en&z.c=1');
    await page.$eval('.claim[data-claim="near"] .show', (link) => (link as HTMLElement).click());
    await page.waitForFunction(() =>
      document
        .querySelector('lab-distance [data-says="verdict"]')
        ?.textContent?.includes('the other way round: the pair 6 apart'),
    );
    expect(
      await page.evaluate(() => [
        location.hash,
        location.search,
        document.body.getAttribute('data-same'),
        document.activeElement?.closest('section')?.id,
      ]),
    ).toEqual(['#distance', '?lang=en&z.c=1&n.d=4&n.r=0&n.c=6&n.kr=0&n.kc=1', 'yes', 'distance']);
    await page.evaluate(() => history.back());
    await settledAddress(page, '?lang=en&z.c=1');
    await close();
  });

  whole('a vote is answered by the verdict, its numbers and the figure that decides; then comes the next', async () => {
    const { page, close, complaints } = await openClaims(browser, address, '', everyId);
    const order = playable(listed);
    const asked = (): Promise<number> => page.$eval('.game', (game) => Number(game.getAttribute('data-asked')));
    const score = (): Promise<string> => text(page, '.game .score');
    expect([await asked(), await text(page, '.game .asked')]).toEqual([order[0]!.number, english.said[order[0]!.id]]);
    expect(await page.$eval('lab-claims .index', (index) => (index as HTMLDetailsElement).open)).toBe(false);
    // By keys: the sentence, then the votes.
    await page.$eval('.game .asked', (sentence) => (sentence as HTMLElement).focus());
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const first = finding(order[0]!.id as Computable);
    const right = toneOf(first.verdict) === 'holds';
    expect(await page.$eval('.game .judgement', (judgement) => judgement.getAttribute('data-right'))).toBe(
      right ? 'yes' : 'no',
    );
    expect(await score()).toBe(`${right ? 1 : 0} of 1 right`);
    const evidence = await text(page, `.claim[data-claim="${order[0]!.id}"] .evidence p`);
    expect(await text(page, '.game .numbers-say')).toBe(evidence);
    await page.waitForSelector(`.game .deciding lab-${order[0]!.place!.lab} .picture`);
    // A vote is given once.
    await page.$eval('.game [data-vote="fails"]', (button) => (button as HTMLElement).click());
    expect(await page.$$eval('.game [aria-pressed="true"]', ([one]) => one?.getAttribute('data-vote'))).toBe('holds');
    await page.$eval('.game .next', (button) => (button as HTMLElement).click());
    await page.waitForFunction(
      (next) => document.activeElement?.matches(`[data-asked="${next}"] .asked`),
      {},
      order[1]!.number,
    );
    expect(await page.$('.game .judgement, .game .deciding')).toBeNull();
    // Another lab's state is no part of the address.
    await settledAddress(page, '?lang=en');
    await page.$eval('lab-claims .reset', (button) => (button as HTMLElement).click());
    await page.waitForFunction(
      (number) => document.querySelector(`.game[data-asked="${number}"]`),
      {},
      order[0]!.number,
    );
    expect(await page.$('.game .score')).toBeNull();
    expect(complaints).toEqual([]);
    await close();
  });

  test('a link to a claim asks it and opens it in the index', async () => {
    const { page } = await visit('&z.c=8');
    expect(await page.$eval('.game', (game) => game.getAttribute('data-asked'))).toBe('8');
    expect(await page.$eval('lab-claims .index', (index) => (index as HTMLDetailsElement).open)).toBe(true);
    expect(await page.$eval('.claim[data-claim="fourth001"] details', (one) => (one as HTMLDetailsElement).open)).toBe(
      true,
    );
  });

  test('a link to an unknown claim is explained in words', async () => {
    const { page, close } = await openClaims(browser, address, '&z.l=999&z.c=1,77,<b>');
    expect(await text(page, 'lab-claims .note')).toContain('Lesson: “999”. Allowed: all, 000, 001, 002, 003, 004.');
    expect(await text(page, 'lab-claims .note')).toContain('Unfolded claims: “1,77,<b>”.');
    expect(Object.keys(await drawn(page))).toHaveLength(listed.length);
    await close();
  });

  whole('the CSV file holds each verdict with its numbers', async () => {
    const { page, close } = await openClaims(browser, address, '&z.l=003', ['digits003', 'waves003', 'index003']);
    await unfold(page);
    const csv = await page.evaluate(async () => {
      const files: Promise<string>[] = [];
      URL.createObjectURL = (file: Blob) => {
        files.push(file.text());
        return 'data:,';
      };
      (document.querySelector('lab-claims [data-save="csv"]') as HTMLElement).click();
      return (await Promise.all(files))[0] ?? '';
    });
    const lines = csv.trim().split('\n');
    expect(lines[0]).toBe('claim,name,lessons,verdict,numbers');
    expect(lines.slice(1).map((line) => line.split(',').slice(0, 4).join(' '))).toEqual([
      '14 digits003 003 truncated',
      '15 waves003 003 imprecise',
      '17 index003 003 imprecise',
    ]);
    expect(lines[1]).toContain('rounded=2; truncated=6');
    await close();
  });
});

describe('the game of the claims', () => {
  const findings = new Map(listed.filter(({ lookedUp }) => !lookedUp).map(({ id }) => [id, finding(id as Computable)]));

  test('asks every claim that can be checked once, never two of one idea at the start', () => {
    const order = playable(listed);
    expect(order.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
      listed
        .filter(({ lookedUp }) => lookedUp !== 'unpublished')
        .map(({ number }) => number)
        .sort((a, b) => a - b),
    );
    expect(new Set(order.slice(0, 5).map(({ idea }) => idea)).size).toBeGreaterThanOrEqual(4);
    const given = new Map<number, Vote>();
    for (let next = nextClaim(listed, given, undefined); next; next = nextClaim(listed, given, next.number)) {
      expect(given.has(next.number)).toBe(false);
      given.set(next.number, 'holds');
    }
    expect(given.size).toBe(order.length);
  });

  test('counts a vote as right only if the check finds the same, and none while the check runs', () => {
    for (const claim of playable(listed)) {
      const tone = toneOf(claim.lookedUp ?? findings.get(claim.id)!.verdict);
      expect([claim.id, votes.filter((vote) => isRight(claim, vote, findings))]).toEqual([claim.id, [tone]]);
    }
    const near = listed.find(({ id }) => id === 'near')!;
    expect(isRight(near, 'holds', new Map())).toBeUndefined();
    const given = new Map<number, Vote>(playable(listed).map(({ number }) => [number, 'fails']));
    const wrong = playable(listed).filter(
      ({ id, lookedUp }) => toneOf(lookedUp ?? findings.get(id)!.verdict) === 'fails',
    ).length;
    expect(scoreOf(listed, given, findings)).toEqual({ right: wrong, all: given.size });
    expect(wrong).toBeGreaterThan(0);
    expect(wrong).toBeLessThan(given.size);
  });
});

describe('the verdicts', () => {
  test.each(catalogue)('$lessons: $row', ({ claims }) => {
    for (const [id, verdict] of Object.entries(claims)) {
      const claim = listed.find((one) => one.id === id);
      expect(claim).toBeDefined();
      expect([id, claim!.lookedUp ?? finding(claim!.id as Computable).verdict]).toEqual([id, verdict]);
    }
  });

  test('every claim is in the catalogue, with a unique number', () => {
    expect(catalogue.flatMap(({ claims }) => Object.keys(claims)).sort()).toEqual(listed.map(({ id }) => id).sort());
    expect(new Set(listed.map(({ number }) => number)).size).toBe(listed.length);
    expect(shown({ lesson: '002' }).map(({ id }) => id)).toEqual(['small002', 'formula002']);
  });

  test('a wrong formula and a false citation weigh more than wrong last digits and a number cut off', () => {
    const tones = ['formula002', 'paper004', 'rows004', 'digits003', 'gpt4'].map((id) => {
      const claim = listed.find((one) => one.id === id)!;
      return toneOf(claim.lookedUp ?? finding(claim.id as Computable).verdict);
    });
    expect(tones).toEqual(['fails', 'fails', 'partly', 'partly', 'open']);
  });

  test('numbers by plain arithmetic are those that the verdicts follow from', () => {
    expect(values('near')['one']).toBeCloseTo(dot(1, 512), 10);
    expect(values('near')['share']).toBeCloseTo((dot(100, 512) / 256) * 100, 10);
    let rise = 1;
    while (dot(rise, 512) <= dot(rise - 1, 512)) rise += 1;
    expect(values('near')['rise']).toBe(rise);
    expect(values('distances000')['far']).toBeCloseTo(apart(45, 64), 10);
    expect(values('repeat001')).toMatchObject({ offset: 1146053, twoOffset: 710 });
    expect(values('repeat001')['distance']).toBeCloseTo(apart(1146053, 4), 8);
    expect(values('waves004')).toMatchObject({
      second: expect.closeTo(2 * Math.PI * 10000 ** (2 / 512), 9),
      thirdNarrow: expect.closeTo(2 * Math.PI * 10000 ** (4 / 32), 9),
    });
    expect(values('rows004')).toMatchObject({
      wrong: 2,
      position: 4,
      printed: -0.653,
      computed: expect.closeTo(Math.cos(4), 12),
      printedLast: 1,
      computedLast: expect.closeTo(Math.cos(0.04), 12),
    });
    expect(values('patterns')).toMatchObject({
      third: expect.closeTo(Math.sin(10000 ** (-1 / 3)), 12),
      otherLadder: 0,
    });
    expect(values('index003')).toMatchObject({
      pair: expect.closeTo(Math.sin(10000 ** (-2 / 512)), 12),
      column: expect.closeTo(Math.sin(10000 ** (-4 / 512)), 12),
    });
    expect(values('odd001')['spread']).toBeCloseTo(Math.sin(99 * 10000 ** (-64 / 65)), 12);
    expect(values('explog001')['greatest']).toBeCloseTo(10000 ** (510 / 512), 6);
    expect(values('dominate001')['norm']).toBeCloseTo(16, 10);
    expect(values('linear')['doubled']).toBeCloseTo(0.96, 2);
    const still = Array.from({ length: 512 }, (_column, c) => {
      const frequency = 10000 ** ((-2 * c) / 512);
      const column = Array.from({ length: 100 }, (_row, p) => (c % 2 === 0 ? Math.sin : Math.cos)(p * frequency));
      return Math.max(...column) - Math.min(...column);
    }).filter((spread) => spread < 1e-6).length;
    expect(values('formula002')['still']).toBe(still);
    expect(still).toBe(101);
    const products = new Set(Array.from({ length: 64 }, (_cell, cell) => (cell % 8) * Math.floor(cell / 8)));
    expect(values('product001')['distinct']).toBe(products.size);
    expect(values('divide004')['byReciprocal']).toBeCloseTo(
      Math.max(
        ...Array.from({ length: 64 }, (_column, c) => {
          const [wave, power] = [c % 2 === 0 ? Math.sin : Math.cos, 10000 ** ((2 * Math.floor(c / 2)) / 64)];
          return Math.abs(wave(3 * power) - wave(3 / power));
        }),
      ),
      6,
    );
    expect(values('extrapolate')['far']).toBeCloseTo(3.1e-3, 4);
    expect(values('memory001')).toMatchObject({ once: 128000, twice: 256000, frequencies: 64 });
  });

  test('each language has each claim, and uses only numbers that exist', () => {
    for (const claims of inLanguages) {
      for (const claim of listed) {
        expect(claims.said[claim.id].length).toBeGreaterThan(10);
        const known = claim.lookedUp ? [] : Object.keys(finding(claim.id as Computable).values);
        const wanted = [...claims.found[claim.id].matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]);
        expect([claim.id, wanted.filter((name) => !known.includes(name ?? ''))]).toEqual([claim.id, []]);
      }
    }
  });

  test('each link leads to an existing lab, in a view that it allows', () => {
    for (const { id, place } of listed) {
      if (!place) continue;
      expect([id, labs.some((lab) => lab.id === place.lab)]).toEqual([id, true]);
      for (const [name, value] of Object.entries(place.parameters)) {
        const property = Object.values(tables[place.lab] ?? {}).find(({ url }) => url === name);
        expect([id, name, property !== undefined && 'value' in parse(property, value)]).toEqual([id, name, true]);
      }
    }
  });
});

describe('claims decided by training', () => {
  /** The table with some rows otherwise. */
  const changed = (change: (row: Row) => Partial<Row> | undefined): Table => ({
    ...table,
    rows: table.rows.map((row) => ({ ...row, ...change(row) })),
  });
  const tens = (share: number): number[] => table.seeds.map(() => share);
  const all = (share: number): number[][] => [0, 1, 2, 3].map(() => tens(share));
  const of =
    (...kinds: string[]): ((row: Row) => boolean) =>
    (row) =>
      kinds.includes(row.encoding);

  test.each<[Trained, string, Table]>([
    ['ablation001', 'wrong', changed((row) => (of('none')(row) ? { accuracy: all(990) } : undefined))],
    ['ablation001', 'right', changed((row) => (of('none')(row) && row.causal ? { solved: tens(-1) } : undefined))],
    ['threeBack004', 'wrong', changed((row) => (of('sinusoidal')(row) ? { solved: tens(-1) } : undefined))],
    ['longer', 'right', changed((row) => (of('sinusoidal')(row) ? { accuracy: all(990) } : undefined))],
    ['seenOnly', 'wrong', changed((row) => (of('learned')(row) ? { unseen: tens(500) } : undefined))],
    ['asGood004', 'rough', changed((row) => (of('learned')(row) ? { accuracy: all(800) } : undefined))],
    ['relative001', 'right', changed((row) => (of('t5')(row) ? { accuracy: all(1000) } : undefined))],
    ['relative001', 'wrong', changed((row) => (of('learned')(row) ? { accuracy: all(1000) } : undefined))],
    ['rope004', 'right', changed((row) => (of('sinusoidal')(row) ? { accuracy: all(0) } : undefined))],
    ['rope004', 'wrong', changed((row) => (of('rotary')(row) ? { accuracy: all(0) } : undefined))],
    ['alibi004', 'right', changed((row) => (of('alibi')(row) ? { solved: tens(50), accuracy: all(990) } : undefined))],
    ['alibi004', 'wrong', changed((row) => (of('alibi')(row) ? { solved: tens(-1) } : undefined))],
  ])('%s would be %s by another table', (id, verdict, other) => {
    expect(trainedChecks[id](other).verdict).toBe(verdict);
    expect(trainedChecks[id]().verdict).not.toBe(verdict);
  });

  test('numbers are those of the table', () => {
    expect(values('threeBack004')).toEqual({ once: 100, twice: 58, seeds: 20, steps: 145, rotary: 50 });
    expect(values('seenOnly')).toEqual({ unseen: 15, guess: 12.5, number: 98 });
    expect(values('relative001')).toMatchObject({ wins: 3, whereIsItNow: 99, whereIsItNowAbsolute: 28 });
    expect(values('asGood004')).toMatchObject({ gap: 0.8 });
    expect(values('alibi004')).toMatchObject({ first: 81, now: 99, three: 35, learnt: 2 });
  });
});

describe('the programs of the claims', () => {
  const comments = { none: 'nothing to run', trained: 'run beforehand', words: 'made up' };
  const printed = (id: ClaimId): unknown[][] => {
    const lines: unknown[][] = [];
    const names = Object.keys(posenc);
    const run = new Function(...names, 'console', snippet('JavaScript', id, comments).replace(/^import.*$/m, '')) as (
      ...parts: unknown[]
    ) => void;
    run(...names.map((name) => posenc[name as keyof typeof posenc]), { log: (...line: unknown[]) => lines.push(line) });
    return lines;
  };

  test('the JavaScript of every claim runs and prints, if there is anything to print', () => {
    for (const claim of listed)
      expect([claim.id, printed(claim.id).length > 0]).toEqual([claim.id, isComputable(claim)]);
  });

  test('it prints the numbers of the verdict', () => {
    expect(printed('near')[1]).toEqual([
      512,
      43,
      expect.closeTo(dot(43, 512), 9),
      expect.closeTo(dot(43, 512), 9),
      expect.closeTo(apart(43, 512), 9),
    ]);
    expect(printed('rows004')[4]![0]).toEqual(
      [Math.sin(4), Math.cos(4), Math.sin(0.04), Math.cos(0.04)].map((value) => expect.closeTo(value, 12)),
    );
    expect(printed('linear').map(([left]) => left)).toEqual([expect.closeTo(0, 12), expect.closeTo(0.96, 2)]);
    expect(printed('product001')).toEqual([[64, 26]]);
    expect(printed('levels001')).toEqual([[0], [expect.closeTo(0.0771, 4)]]);
    expect(printed('unique')).toEqual([
      [2, undefined],
      [4, undefined],
      [6, undefined],
      [64, undefined],
    ]);
  });

  test('a claim that is not a matter of arithmetic says so in each programming language', () => {
    for (const program of programs) {
      expect(snippet(program, 'gpt4', comments)).toMatch(/^(#|\/\/) nothing to run$/);
      expect(snippet(program, 'longer', comments)).toMatch(/^(#|\/\/) run beforehand$/);
    }
  });
});
