import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import type { Browser, Frame } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Version } from '../../../web/labs/exam/platform.ts';
import { askedBy, labFile, scormPackage } from '../../../web/labs/files/index.ts';
import { properties } from '../../../web/labs/shift/properties.ts';
import { seedOf } from '../../../web/labs/shared/state/seed-of.ts';
import { expectedRound, sit } from './support/quiz.ts';
import { browserNames, served } from './support/shared.ts';

const page = fileURLToPath(new URL('../../../dist/page/', import.meta.url));
const read = (path: string): Promise<string> => readFile(join(page, path), 'utf8');
const player = readFileSync(createRequire(import.meta.url).resolve('scorm-again/min'), 'utf8');

/** The data that scorm-again keeps of a reader. */
interface Told {
  readonly status: string;
  readonly score: string;
  readonly said: readonly string[];
}

interface Core {
  readonly lesson_status: string;
  readonly completion_status: string;
  readonly score: { readonly raw: string };
}
interface Cmi extends Core {
  readonly core: Core;
  readonly interactions: { readonly childArray: readonly object[] };
}

const host = `<!doctype html><title>A platform</title><script src="player.js"></script><script>
  const settings = { autocommit: false, logLevel: 5 };
  window.API = new Scorm12API(settings);
  window.API_1484_11 = new Scorm2004API(settings);
  API.loadFromJSON({ core: { student_id: 'ana-17' } }, 'cmi');
  API_1484_11.loadFromJSON({ learner_id: 'ana-17' }, 'cmi');
</script><iframe title="A course" width="900" height="900"></iframe>`;

/** Questions of each bank. */
const eachAsks = 2;

let server: Server;
let address: string;
beforeAll(async () => {
  const question = [
    ['lab', 'clock'],
    ['lang', 'es'],
    ['show', 'figure question'],
  ] as const;
  const lab = await labFile({ attributes: question, read });
  const seeded = [
    ['lab', 'shift'],
    ['seed', '7'],
    ['show', 'question'],
  ] as const;
  const student = await labFile({ attributes: seeded, read, seeds: true });
  const whole = await read('posenc.html');
  const path = { 'data-path': 'clock;grids!v:levels;clock!d:8', 'data-language': 'it' };
  const files = new Map<string, string>([
    ['/', host],
    ['/player.js', player],
  ]);
  for (const version of ['1.2', '2004'] as const)
    for (const [name, html, root] of [
      ['clock', lab, {}],
      ['shift', student, {}],
      ['path', whole, path],
    ] as const) {
      const inside = unzipSync(
        scormPackage({ version, name, title: 'Hands & <more>', html, root, questions: eachAsks }),
      );
      for (const [file, bytes] of Object.entries(inside)) files.set(`/${version}/${name}/${file}`, strFromU8(bytes));
    }
  server = createServer((request, response) => {
    const file = files.get(new URL(request.url ?? '', 'http://a').pathname);
    const type = request.url?.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': type }).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as { port: number }).port}/`;
});
afterAll(() => void server.close());

test('a package is a manifest that names one file, with any title', () => {
  const inside = unzipSync(
    scormPackage({ version: '2004', name: 'clock', title: 'A & <b>', html: '<!doctype html>\n<html>' }),
  );
  expect(Object.keys(inside)).toEqual(['imsmanifest.xml', 'index.html']);
  expect(strFromU8(inside['imsmanifest.xml']!)).toContain('<title>A &amp; &lt;b&gt;</title>');
  expect(strFromU8(inside['index.html']!)).toBe('<!doctype html>\n<html data-exam="2004">');
  expect(() => scormPackage({ version: '1.2', name: 'a b', title: '', html: '' })).toThrow(/^name is "a b"; allowed/);
  const asks = (questions: number): string => askedBy('jsinput', { html: '<!doctype html>\n<html>', questions });
  expect(asks(3)).toBe('<!doctype html>\n<html data-exam="jsinput" data-questions="3">');
  for (const questions of [-1, 9, 0.5, Number.NaN]) expect(() => asks(questions)).toThrow(/^questions is .*; allowed/);
});

/** Writes an answer to the question of a lab, in its element or in the page, compares it with ours, and judges it. */
async function answer(frame: Frame, lab: string, text: string, mark: string): Promise<void> {
  await frame.waitForFunction(
    (id) => {
      const root = document.querySelector('posenc-lab')?.shadowRoot ?? document;
      return root.querySelector(`lab-${id} pe-try`) !== null;
    },
    {},
    lab,
  );
  await frame.evaluate(
    async (id, words, judged) => {
      const root = document.querySelector('posenc-lab')?.shadowRoot ?? document;
      const form = root.querySelector(`lab-${id} pe-try`)!;
      const area = form.querySelector('textarea')!;
      area.value = words;
      area.dispatchEvent(new Event('input', { bubbles: true }));
      const updated = (): Promise<void> => (form as unknown as { updateComplete: Promise<void> }).updateComplete;
      await updated();
      form.parentElement!.querySelector('details')!.open = true;
      await new Promise((resolve) => setTimeout(resolve, 50));
      await updated();
      form.querySelector<HTMLElement>(`[data-mark="${judged}"]`)!.click();
    },
    lab,
    text,
    mark,
  );
}

describe.each(browserNames)('in %s', (name) => {
  let browser: Browser;
  beforeAll(async () => {
    ({ browser } = await served(name));
  });

  test.each(['1.2', '2004'] as const)(
    'completion, score and answers of a lab and of a path reach a player of SCORM %s',
    async (version: Version) => {
      const tab = await browser.newPage();
      await tab.setViewport({ width: 1000, height: 1000 });
      const complaints: string[] = [];
      tab.on('pageerror', (error) => complaints.push(String(error)));
      const open = async (course: string): Promise<Frame> => {
        await tab.goto(address);
        await tab.$eval('iframe', (frame, src) => (frame.src = src), `${address}${version}/${course}/index.html`);
        return tab.waitForFrame((frame) => frame.url().includes(`/${course}/`));
      };
      const told = (): Promise<Told> =>
        tab.evaluate((first) => {
          const { API, API_1484_11 } = window as unknown as Record<'API' | 'API_1484_11', { cmi: Cmi }>;
          const { cmi } = first ? API : API_1484_11;
          const core = first ? cmi.core : cmi;
          const { childArray } = cmi.interactions;
          return {
            status: first ? core.lesson_status : core.completion_status,
            score: core.score.raw,
            // Some of it can be written and not read: as text it is all there.
            said: childArray.map((one) => JSON.stringify(one)),
          };
        }, version === '1.2');

      const lab = await open('clock');
      // Her own words and her own mark: recorded, and worth nothing.
      await answer(lab, 'clock', 'Siete vueltas', 'right');
      expect(await told()).toMatchObject({
        status: 'incomplete',
        score: '0',
        said: [expect.stringMatching(/clock.*Siete vueltas/)],
      });
      const round = (await expectedRound('clock', '1')).slice(0, eachAsks);
      expect(await sit(lab, round, (at) => at === 0)).toEqual(['right', 'wrong']);
      expect(await told()).toMatchObject({ status: 'completed', score: '50' });

      const shift = await open('shift');
      const greeting = await shift.waitForFunction(
        () => document.querySelector('posenc-lab')?.shadowRoot?.querySelector('pe-student p')?.textContent,
      );
      expect(await greeting.jsonValue()).toMatch(new RegExp(`\\b${seedOf('ana-17', properties.seed)}\\.$`));

      const path = await open('path');
      // The path has two labs, one of them twice.
      const inPath = ['clock', 'grids'] as const;
      for (const [step, id] of inPath.entries()) {
        if (step > 0) await path.evaluate(() => document.querySelector<HTMLElement>('[data-turn="next"]')!.click());
        await answer(path, id, 'Sette giri', 'partly');
        await sit(path, (await expectedRound(id, '1')).slice(0, eachAsks), () => true, id);
        const done = step === inPath.length - 1;
        expect((await told()).status).toBe(done ? 'completed' : 'incomplete');
      }
      expect(await told()).toMatchObject({ score: '100' });
      expect(await path.$eval('html', ({ lang }) => lang)).toBe('it');
      await tab.$eval('iframe', (frame) => frame.remove());
      await tab.waitForFunction(
        (api) => (window as unknown as Record<string, { isTerminated(): boolean }>)[api]!.isTerminated(),
        {},
        version === '1.2' ? 'API' : 'API_1484_11',
      );
      expect(complaints).toEqual([]);
      await tab.close();
    },
  );
});
