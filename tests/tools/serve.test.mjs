// `npm start` serves what it has built, to pages of other origins too.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../web/toolchain/folders.mjs';
import { servePage } from '../../web/tools/serve.mjs';

test.skipIf(!existsSync(join(root, 'dist', 'page', 'index.html')))(
  'the page is served, and its labs to a course on another port',
  async () => {
    const { address, close } = await servePage(4290);
    try {
      const page = await fetch(address);
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>')]);
      const script = await fetch(`${address}posenc-lab.js`, { headers: { origin: 'http://127.0.0.1:8888' } });
      expect([script.status, script.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
      expect(script.headers.get('content-type')).toContain('javascript');
    } finally {
      close();
    }
  },
);
