// Opens a folder in each browser of the tier, served with a strict content security policy, and reads the page's title.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { browserNames } from '../../tiers.mjs';
import { launch } from '../../../web/tools/toolchain/launch.mjs';

/** The policy that allows WebAssembly and the page's own scripts, and nothing else. */
export const strictPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
};

export interface Browsers {
  /** The title that a page of the folder ends up with, in each browser. */
  titles(folder: string, policy?: string, page?: string): Promise<Record<string, string>>;
  /** The same for an address. */
  titlesAt(address: string): Promise<Record<string, string>>;
  close(): Promise<void>;
}

/** Serves the files of a folder under a policy. */
export async function serveFolder(
  folder: string,
  policy = strictPolicy,
): Promise<{ readonly address: string; close(): void }> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname.slice(1) || 'index.html');
    readFile(join(folder, path)).then(
      (body) =>
        response
          .writeHead(200, {
            'content-type': types[extname(path)] ?? 'application/octet-stream',
            'content-security-policy': policy,
          })
          .end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('the server has no port');
  return {
    address: `http://127.0.0.1:${bound.port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The expected output in every browser. */
export const inEach = (title: string): Record<string, string> =>
  Object.fromEntries(browserNames.map((name) => [name, title]));

async function titleOf(browser: Browser, address: string): Promise<string> {
  const page = await browser.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => troubles.push(message.text()));
  try {
    await page.goto(address);
    await page.waitForFunction(() => document.title !== '', { timeout: 20_000 });
    return await page.title();
  } catch (cause) {
    throw new Error(`no result at ${address}; the page said: ${troubles.join('; ')}`, { cause });
  } finally {
    await page.close();
  }
}

export async function openBrowsers(): Promise<Browsers> {
  const browsers = await Promise.all(browserNames.map(async (name) => [name, await launch(name)] as const));
  const titlesAt = async (address: string): Promise<Record<string, string>> =>
    Object.fromEntries(
      await Promise.all(browsers.map(async ([name, browser]) => [name, await titleOf(browser, address)] as const)),
    );
  return {
    titlesAt,
    async titles(folder, policy = strictPolicy, page = 'index.html') {
      const served = await serveFolder(folder, policy);
      try {
        return await titlesAt(`${served.address}${page}`);
      } finally {
        served.close();
      }
    },
    close: async () => void (await Promise.all(browsers.map(([, browser]) => browser.close()))),
  };
}
