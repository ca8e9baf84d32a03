// The lab of training in a browser, compared with the same models trained here.
import type { Browser, Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { Trainer } from '../../../../web/library/api/training/index.ts';
import { lengthsOf, type Entrant } from '../../../../web/labs/training/entrants.ts';
import { properties, setupOf, type TrainingValues } from '../../../../web/labs/training/properties.ts';
import { defaults } from '../../../../web/labs/shared/state/properties.ts';
import { open, settled, type OpenOptions, type Opened } from './page.ts';

export const lab = 'lab-training';

/** Small models of one task; each race is trained here once more, and both browsers are held to that. */
export const phone = { ...defaults(properties), task: 'threeBack', dim: '16', heads: '2', steps: 100 } as const;
export const phoneLink = '&t.t=threeBack&t.d=16&t.h=2&t.n=100';

export interface Outcome {
  readonly solved: number;
  /** At the four lengths. */
  readonly shares: readonly number[];
}
const outcomes = new Map<string, Outcome>();
export function outcomeOf(kind: Entrant, more: Partial<TrainingValues> = {}): Outcome {
  const setup = setupOf({ ...phone, ...more }, kind);
  const key = JSON.stringify(setup);
  const known = outcomes.get(key);
  if (known) return known;
  const trainer = new Trainer(setup);
  let solved = -1;
  while (trainer.step < trainer.steps) {
    trainer.train(10);
    if (solved < 0 && trainer.evaluate().accuracy >= 0.95) solved = trainer.step;
  }
  const shares = lengthsOf(setup.longest ?? 0).map((length) => trainer.evaluate({ length, sentences: 512 }).accuracy);
  trainer.free();
  outcomes.set(key, { solved, shares });
  return { solved, shares };
}

export async function openTraining(
  browser: Browser,
  address: string,
  query = '',
  options: OpenOptions = {},
): Promise<Opened> {
  const opened = await open(browser, address, { query: `?lang=en${query}#training`, drawn: false, ...options });
  await opened.page.waitForSelector(`${lab} svg.race`);
  await opened.page.waitForFunction(() => !document.querySelector('lab-training [data-waiting]'));
  await settled(opened.page);
  return opened;
}

/** Presses a button, wherever the page has put it meanwhile. */
export const press = (page: Page, act: string): Promise<void> =>
  page.$eval(`${lab} [data-act="${act}"]`, (button) => (button as HTMLButtonElement).click());
export const state = (page: Page, wanted: string): Promise<unknown> =>
  page.waitForSelector(`${lab} .race-state[data-state="${wanted}"]`);
export const enabled = (page: Page): Promise<string[]> =>
  page.$$eval(`${lab} .race-actions button:not(:disabled)`, (buttons) =>
    buttons.map((button) => (button as HTMLElement).dataset['act'] ?? ''),
  );
export const step = (page: Page): Promise<number> =>
  page.$eval(`${lab} .race-clock`, (clock) => Number((clock as HTMLElement).dataset['step']));

/** The table by encoding: 95 % at step, then the shares. It follows the state of the race by a frame. */
export async function shown(page: Page): Promise<Record<string, string[]>> {
  await settled(page);
  return page.$$eval(`${lab} .race-table tbody tr`, (rows) =>
    Object.fromEntries(
      rows.map((row) => [
        (row as HTMLElement).dataset['kind'] ?? '',
        [...row.querySelectorAll('[data-column="solved"], [data-length]')].map((cell) => cell.textContent ?? ''),
      ]),
    ),
  );
}

/** The points of a curve, in pixels. */
export const curve = (page: Page, chart: string, kind: string): Promise<number[][]> =>
  page.$eval(`${lab} svg.${chart} path[data-kind="${kind}"]`, (path) =>
    (path.getAttribute('d') ?? '')
      .slice(1)
      .split('L')
      .map((point) => point.split(' ').map(Number)),
  );

/** Checks that a row of the table agrees with the same model trained here. */
export function expectOutcome(row: readonly string[] | undefined, { solved, shares }: Outcome): void {
  expect(row?.[0]).toBe(solved === -1 ? 'never' : String(solved));
  shares.forEach((share, index) => expect(Math.abs(Number(row?.[index + 1]) - 100 * share)).toBeLessThanOrEqual(0.501));
}
