import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type claims from '../../../web/labs/strings/en/claims.json';
import { readStrings } from '../../../web/tools/vite/locales.ts';
import { ideas, listed, type ClaimId, type Computable } from '../../../web/labs/shared/claims/claims.ts';
import { playable } from '../../../web/labs/shared/claims/game.ts';
import { toneOf } from '../../../web/labs/shared/claims/words.ts';
import { catalogue } from './support/claims.ts';
import { browserNames, served, whole } from './support/shared.ts';
import { unfold } from './support/labs.ts';
import { open, settledAddress, text, type Opened } from './support/page.ts';
import { linkTo, sameVisit } from './support/visit.ts';
import { apart, dot, finding } from './support/claim-numbers.ts';

const english = readStrings('en', 'claims')['early'] as unknown as (typeof claims)['early'];

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
