// Forty answers, right and wrong in turn, in every kind of host, with the marks that arrive there: in the page, in a
// frame, in a file, in a player of SCORM of either version, and in Open edX's custom JavaScript problem, of which the
// harness below keeps the rules of its page (common/static/js/capa/src/jsinput.js) and of JSChannel.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import type { Browser, Frame, JSHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askedBy, labFile, scormPackage } from '../../../web/labs/files/index.ts';
import { seedOf } from '../../../web/labs/shared/state/seed-of.ts';
import { begin, expectedRound, sit } from './support/quiz.ts';
import { browserNames, served } from './support/shared.ts';

const built = fileURLToPath(new URL('../../../dist/page/', import.meta.url));
const read = (path: string): Promise<string> => readFile(join(built, path), 'utf8');
const player = readFileSync(createRequire(import.meta.url).resolve('scorm-again/min'), 'utf8');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Five students with eight questions each. */
const students = ['ana-17', 'bo-3', 'chiara', 'd', 'Ñandú'];
const each = 8;
const seeds = { min: 0, max: 9999 };
/** Every other one right, and another half for every other student. */
const rightAt = (at: number, student = 0): boolean => (at + student) % 2 === 0;
const marksOf = (student: number): string[] =>
  Array.from({ length: each }, (_question, at) => (rightAt(at, student) ? 'right' : 'wrong'));

const platform = `<!doctype html><title>A platform</title><script src="/player.js"></script><script>
  const settings = { autocommit: false, logLevel: 5 };
  const learner = decodeURIComponent(location.hash.slice(1));
  window.API = new Scorm12API(settings);
  window.API_1484_11 = new Scorm2004API(settings);
  API.loadFromJSON({ core: { student_id: learner } }, 'cmi');
  API_1484_11.loadFromJSON({ learner_id: learner }, 'cmi');
</script><iframe title="A course" width="900" height="900"></iframe>`;

/** Open edX's page around a problem: it queues what it sends until both sides have greeted each other. */
const edx = `<!doctype html><title>A course</title><iframe title="A problem" width="900" height="900"></iframe><script>
  const frame = document.querySelector('iframe');
  const scope = 'JSInput::';
  let ready = false, last = 1;
  const waiting = new Map(), queue = [];
  const post = (message, now) =>
    now || ready ? frame.contentWindow.postMessage(JSON.stringify(message), '*') : queue.push(message);
  addEventListener('message', ({ data, source }) => {
    if (source !== frame.contentWindow || typeof data !== 'string') return;
    const message = JSON.parse(data);
    if (message.method === scope + '__ready' && !ready) {
      ready = true;
      if (message.params === 'ping') post({ method: scope + '__ready', params: 'pong' });
      while (queue.length) post(queue.pop());
    } else if (message.id && !message.method) {
      waiting.get(message.id)(message.error ? Promise.reject(new Error(message.message)) : message.result);
      waiting.delete(message.id);
    }
  });
  window.call = (method, params = '') =>
    new Promise((resolve) => {
      waiting.set((last += 1), resolve);
      post({ id: last, method: scope + method, params });
    });
  window.begin = (address) => {
    // An origin of its own: nothing but messages gets through.
    frame.sandbox = 'allow-scripts';
    frame.src = address;
    ready = false;
    setTimeout(() => post({ method: scope + '__ready', params: 'ping' }, true), 300);
  };
</script>`;

let server: Server;
let address: string;
beforeAll(async () => {
  const attributes = [
    ['lab', 'clock'],
    ['lang', 'en'],
    ['show', 'figure question questions'],
  ] as const;
  const [file, seeded] = await Promise.all([labFile({ attributes, read }), labFile({ attributes, read, seeds: true })]);
  const files = new Map([
    ['/platform', platform],
    ['/edx', edx],
    ['/player.js', player],
    ['/file.html', file],
    ['/problem.html', askedBy('jsinput', { html: seeded, questions: each })],
  ]);
  for (const version of ['1.2', '2004'] as const) {
    const zip = scormPackage({ version, name: 'clock', title: 'Hands', html: seeded, questions: each });
    files.set(`/${version}/index.html`, strFromU8(unzipSync(zip)['index.html']!));
  }
  server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '', 'http://a').pathname);
    const type = types[extname(path)] ?? 'text/html; charset=utf-8';
    const known = files.get(path);
    if (known !== undefined) response.writeHead(200, { 'content-type': type }).end(known);
    else
      readFile(join(built, path)).then(
        (bytes) => response.writeHead(200, { 'content-type': type }).end(bytes),
        () => response.writeHead(404).end(),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  address = `http://127.0.0.1:${(server.address() as { port: number }).port}/`;
});
afterAll(() => void server.close());

test('every other answer is wrong, and half of all are right', () => {
  const all = students.flatMap((_name, student) => marksOf(student));
  expect([all.length, all.filter((mark) => mark === 'right').length]).toEqual([40, 20]);
});

describe.each(browserNames)('in %s', (name) => {
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];
  beforeAll(async () => {
    ({ browser } = await served(name));
    page = await browser.newPage();
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.setViewport({ width: 1000, height: 1000 });
  });
  afterAll(() => page.close());

  /** Four rounds of the ten questions, each from the seed that follows. */
  async function practise(place: Page | Frame): Promise<void> {
    await begin(place, '11');
    for (const time of [0, 1, 2, 3]) {
      const round = await expectedRound('clock', time === 0 ? '11' : `11.${time}`);
      const seen = await sit(place, round, rightAt);
      expect([time, seen]).toEqual([time, round.map((_one, at) => (rightAt(at) ? 'right' : 'wrong'))]);
    }
    const score = await place.evaluate(
      () => (document.querySelector('posenc-lab')?.shadowRoot ?? document).querySelector('.quiz-score')?.textContent,
    );
    expect(score).toMatch(/^20 of 40 right/);
  }

  /** Something in the lab of a file, once it is there. */
  const within = (frame: Frame, selector: string): Promise<JSHandle<Element>> =>
    frame.waitForFunction(
      (wanted) => document.querySelector('posenc-lab')?.shadowRoot?.querySelector(wanted),
      { polling: 50 },
      selector,
    ) as Promise<JSHandle<Element>>;

  const inFrame = async (src: string): Promise<Frame> => {
    await page.$eval('iframe', (frame, to) => (frame.src = to), src);
    return page.waitForFrame((frame) => frame.url().startsWith(src));
  };

  test('the page, a frame and a file mark forty answers each', async () => {
    await page.goto(`${address}clock/index.html`);
    await page.waitForSelector('lab-clock:not(.arriving)');
    await practise(page);
    await page.goto(`${address}platform`);
    await practise(await inFrame(`${address}embed.html?lab=clock&lang=en&show=figure+questions`));
    await page.goto(`${address}file.html`);
    await practise(page);
    expect(complaints.splice(0)).toEqual([]);
  });

  test.each(['1.2', '2004'] as const)('a player of SCORM %s receives forty marks and five scores', async (version) => {
    const first = version === '1.2';
    for (const [student, learner] of students.entries()) {
      await page.goto('about:blank');
      await page.goto(`${address}platform#${encodeURIComponent(learner)}`);
      const frame = await inFrame(`${address}${version}/index.html`);
      const round = (await expectedRound('clock', String(seedOf(learner, seeds)))).slice(0, each);
      expect(await sit(frame, round, (at) => rightAt(at, student))).toEqual(marksOf(student));
      const told = await page.evaluate((isFirst) => {
        interface Interaction {
          readonly id: string;
          readonly type: string;
          readonly result: string;
          readonly weighting: string;
          readonly latency: string;
        }
        interface Told {
          readonly score: { readonly raw: string; readonly scaled?: string };
          readonly lesson_status?: string;
          readonly completion_status?: string;
        }
        interface Cmi extends Told {
          readonly core: Told;
          readonly interactions: { readonly childArray: readonly Interaction[] };
        }
        const api = isFirst ? 'API' : 'API_1484_11';
        const { cmi } = (window as unknown as Record<string, { readonly cmi: Cmi }>)[api]!;
        const { score, lesson_status, completion_status } = isFirst ? cmi.core : cmi;
        const said = cmi.interactions.childArray.map((one) => JSON.parse(JSON.stringify(one)) as Interaction);
        return { raw: score.raw, scaled: score.scaled, status: lesson_status ?? completion_status, said };
      }, first);
      expect([told.raw, told.status]).toEqual(['50', 'completed']);
      if (!first) expect(told.scaled).toBe('0.5');
      const wrong = first ? 'wrong' : 'incorrect';
      const kinds = { number: 'numeric', choice: 'choice', curve: 'choice', order: 'sequencing' };
      expect(told.said.map(({ id, type, result, weighting }) => [id, type, result, weighting])).toEqual(
        round.map(({ question, task }, at) => [
          first ? `clock_${question.id}` : `urn:posenc:clock:${question.id}`,
          task.kind === 'cell' ? (first ? 'performance' : 'other') : kinds[task.kind],
          rightAt(at, student) ? 'correct' : wrong,
          '1',
        ]),
      );
      for (const { latency } of told.said) expect(latency).toMatch(first ? /^\d+:\d\d:\d\d$/ : /^PT\d+S$/);
    }
    expect(complaints.splice(0)).toEqual([]);
  });

  test('Open edX’s page receives forty marks by messages, and the state comes back', async () => {
    interface Harness {
      begin(address: string): void;
      call(method: string, params?: string): Promise<string>;
    }
    const call = (method: string, params = ''): Promise<string> =>
      page.evaluate((...said) => (window as unknown as Harness).call(...said), method, params);
    const open = async (): Promise<Frame> => {
      await page.goto(`${address}edx`);
      const problem = `${address}problem.html`;
      await page.evaluate((to) => (window as unknown as Harness).begin(to), problem);
      return page.waitForFrame((frame) => frame.url().startsWith(problem));
    };
    let state = '';
    for (const [student, learner] of students.entries()) {
      const frame = await open();
      const field = (await within(frame, 'pe-student input')).asElement()!;
      await field.type(learner);
      await field.press('Enter');
      const round = (await expectedRound('clock', String(seedOf(learner, seeds)))).slice(0, each);
      expect(await sit(frame, round, (at) => rightAt(at, student))).toEqual(marksOf(student));
      const grade = { score: 0.5, right: 4, answered: 8, all: 8, completed: true };
      expect(JSON.parse(decodeURI(await call('getGrade')))).toEqual(grade);
      state = decodeURI(await call('getState'));
      const kept = JSON.parse(state) as { seed: string; answers: [name: string, right: number][] };
      expect(kept.seed).toBe(String(seedOf(learner, seeds)));
      expect(kept.answers.map(([id, right]) => [id, right])).toEqual(
        round.map(({ question }, at) => [`clock/${question.id}`, Number(rightAt(at, student))]),
      );
    }
    const again = await open();
    await call('setState', state);
    await within(again, '.quiz-end');
    expect(JSON.parse(await call('getGrade'))).toMatchObject({ score: 0.5, completed: true });
    // Where both have one origin the page calls functions.
    await page.goto(`${address}edx`);
    const same = await inFrame(`${address}problem.html`);
    await same.waitForFunction(() => 'posencProblem' in window);
    const direct = await page.evaluate((kept) => {
      const { posencProblem } = document.querySelector('iframe')!.contentWindow as unknown as {
        readonly posencProblem: { setState(state: string): void; getState(): string };
      };
      posencProblem.setState(kept);
      return unescape(posencProblem.getState());
    }, state);
    expect(direct).toBe(state);
    await within(same, '.quiz-end');
    expect(complaints.splice(0)).toEqual([]);
  });
});
