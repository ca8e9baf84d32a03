// Files and packages of labs, opened from a folder, inside a learning platform if a test wants one.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Browser } from 'puppeteer-core';
import { onTestFinished } from 'vitest';
import type { Version } from '../../../../web/labs/exam/platform.ts';
import { attributesText } from '../../../../web/labs/files/html.ts';
import { labFile } from '../../../../web/labs/files/index.ts';
import { newTab, type Tab } from './tab.ts';

const built = fileURLToPath(new URL('../../../../dist/page/', import.meta.url));
const read = (path: string): Promise<string> => readFile(join(built, path), 'utf8');

export interface Opening {
  /** The name of the element; none for the whole page. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly seeds?: boolean;
  /** Attributes of the root. */
  readonly root?: Readonly<Record<string, string>>;
  /** A package of this version. */
  readonly version?: Version;
  /** The platform's id of the learner. */
  readonly learner?: unknown;
}

/** The file in a new tab, 800 px wide, until the test ends. */
export async function openFile(browser: Browser, opening: Opening): Promise<Tab> {
  const { attributes, seeds, root = {}, version, learner } = opening;
  const folder = mkdtempSync(join(tmpdir(), 'posenc exam '));
  const html = attributes
    ? await labFile({ attributes: Object.entries(attributes), read, seeds })
    : await read('posenc.html');
  const told = attributesText(Object.entries({ ...(version ? { 'data-exam': version } : {}), ...root }));
  const path = join(folder, 'index.html');
  writeFileSync(
    path,
    html.replace(/^(<!doctype html>\n<html)/, (begin) => begin + told),
  );
  const tab = await newTab(browser);
  onTestFinished(async () => {
    await tab.close();
    rmSync(folder, { recursive: true });
  });
  await tab.resize(800, 900, 1);
  await tab.page.evaluateOnNewDocument((id: unknown) => {
    const get = (name: string): unknown => (/\.(student_id|learner_id)$/.test(name) ? id : '');
    const yes = (): string => 'true';
    const [first, second] = [
      ['LMSInitialize', 'LMSSetValue', 'LMSCommit', 'LMSFinish'],
      ['Initialize', 'SetValue', 'Commit', 'Terminate'],
    ].map((names) => Object.fromEntries(names.map((name) => [name, yes])));
    Object.assign(window, { API: { ...first, LMSGetValue: get }, API_1484_11: { ...second, GetValue: get } });
  }, learner ?? '');
  await tab.page.goto(pathToFileURL(path).href);
  return tab;
}
