// `npm start` serves what it has built as a static host does, to pages of other origins too.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../web/tools/toolchain/folders.mjs';
import { servePage } from '../../web/tools/serve.mjs';

describe.skipIf(!existsSync(join(root, 'dist', 'page', 'index.html')))('the server of npm start', () => {
  /** @type {Awaited<ReturnType<typeof servePage>>} */
  let server;
  beforeAll(async () => {
    server = await servePage(4290);
  });
  afterAll(() => server.close());

  test('the page is served, and its labs to a course on another port', async () => {
    const page = await fetch(server.address);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>')]);
    const script = await fetch(`${server.address}posenc-lab.js`, { headers: { origin: 'http://127.0.0.1:8888' } });
    expect([script.status, script.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(script.headers.get('content-type')).toContain('javascript');
  });

  test.each(['clock/', 'es/?lang=it', 'claims/1/index.html', 'embed.html?lab=clock'])('%s is a page', async (path) => {
    const page = await fetch(server.address + path);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
  });

  test.each([
    'no-such-page',
    'no-such-page/',
    'no-such-page.html',
    'assets/index-00000000.js',
    'assets/',
    'clock/no-such-page/',
    'labs/no-such-lab.js?v=2',
    '%E0%A4%A',
    '..%2f..%2fpackage.json',
    '%2e%2e/%2e%2e/package.json',
  ])('%s is not found, and no other page stands in for it', async (path) => {
    for (const accept of ['text/html', '*/*', 'application/json']) {
      const answer = await fetch(server.address + path, { headers: { accept } });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).not.toContain('<pe-page');
    }
  });

  test('a folder without a slash leads to the one with it, and keeps the query', async () => {
    const answer = await fetch(`${server.address}clock?position=7`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/clock/?position=7']);
  });
});
