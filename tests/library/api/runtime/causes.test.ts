// A module that does not load or may not start gives the reason in the server's or the engine's own words.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { load } from '../../../../web/library/api/runtime/load.ts';
import { compile } from '../../../../web/library/api/runtime/webassembly.ts';

const { signal } = new AbortController();
const page = '<!doctype html><title>Not found</title>';

afterEach(() => vi.unstubAllGlobals());

describe('a module that does not come', () => {
  test('tells a host that answers every address with its page from an engine without WebAssembly', async () => {
    const response = new Response(page, { headers: { 'content-type': 'text/html' } });
    await expect(load(response, signal)).rejects.toThrow(
      /^init: The module is not WebAssembly: the Response answered text\/html, 39 bytes that begin with "<!doctype ht/,
    );
  });

  test('bytes of something else are rejected with their first ones', async () => {
    const bytes = new TextEncoder().encode('version https://git-lfs.github.com/spec/v1');
    await expect(load(bytes, signal)).rejects.toThrow(/is not WebAssembly: 42 bytes that begin with "version https/);
  });

  test('a file that is another is named', async () => {
    await expect(load(new URL(import.meta.url), signal)).rejects.toThrow(
      /causes\.test\.ts has [0-9]+ bytes that begin/,
    );
  });

  test('the answer of a server that has no such file is named', async () => {
    await expect(load(new Response('gone', { status: 410 }), signal)).rejects.toThrow(/did not come: .* answered 410/);
  });

  test("the network's own error is part of the message", async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('getaddrinfo ENOTFOUND cdn.example')));
    await expect(load('https://cdn.example/posenc.wasm', signal)).rejects.toThrow(/ENOTFOUND cdn\.example/);
  });
});

describe('a module that may not start', () => {
  const refusing = (error: Error): unknown =>
    vi.stubGlobal('WebAssembly', {
      Module: class {
        constructor() {
          throw error;
        }
      },
    });

  test('an edge runtime is quoted, with what it accepts', () => {
    refusing(new WebAssembly.CompileError('Wasm code generation disallowed by embedder'));
    const start = (): unknown => compile(() => new Uint8Array(8));
    expect(start).toThrow(
      /^(init: )?WebAssembly did not start \(Wasm code generation disallowed by embedder\); allowed: /,
    );
    expect(start).toThrow(/in an edge runtime "posenc\/external" with an imported module/);
  });

  test('memory that ran out is not called a policy', () => {
    refusing(new RangeError('WebAssembly.Memory(): could not allocate memory'));
    expect(() => compile(() => new Uint8Array(8))).toThrow(/could not allocate memory\); allowed: .* with memory for/);
  });
});
