// Pages of a course with labs in them, served as a strict site would: no script, style or connection but its own.
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../../../../web/labs/dist/', import.meta.url));
const types: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' };

/** The policy that labs must work under: nothing from anywhere else. */
export const policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src data: blob:; " +
  "frame-src 'self'; worker-src 'self'; require-trusted-types-for 'script'";

/** A host with strong views: sheets of real courses do all of this. */
const hostStyles = `
  :root { font-size: 62.5%; background: rgb(255, 250, 240); }
  body { font: 1.7rem/2 serif; color: rgb(1, 2, 3); text-align: right; letter-spacing: 0.1em; }
  * { box-sizing: content-box; }
  button, p, div { text-transform: uppercase; border-radius: 20px; }
  svg { fill: red; width: 10px; }
  .tall { height: 9000px; }
  iframe { inline-size: 100%; border: 0; }
  iframe.low { block-size: 240px; }
  .narrow { inline-size: 360px; }
  .night { background: rgb(16, 20, 28); color: rgb(230, 230, 235); padding: 20px; }
`;

/** All in one place: where a figure begins on the screen's grid decides over its last row of pixels. */
const pileStyles = 'posenc-lab { position: absolute; inset-block-start: 100px; inline-size: 860px; }';

export interface Course {
  readonly address: string;
  /** Serves a page with this body. */
  page(body: string, more?: { readonly head?: string; readonly language?: string; readonly policy?: string }): string;
  /** From now on, files with such a name are not found. */
  lose(name: RegExp): void;
  readonly server: Server;
}

export async function course(): Promise<Course> {
  const pages = new Map<string, { readonly text: string; readonly policy: string }>();
  let lost = /^$/;
  const server = createServer((request, response) => void answer(request, response));
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const style = { '/host.css': hostStyles, '/pile.css': pileStyles }[path];
    if (style !== undefined) {
      response.writeHead(200, { 'content-type': 'text/css' }).end(style);
      return;
    }
    const page = pages.get(path);
    if (page !== undefined) {
      const { text, policy: own } = page;
      response.writeHead(200, { 'content-type': types['.html'], 'content-security-policy': own }).end(text);
      return;
    }
    try {
      if (lost.test(path)) throw new Error('lost');
      const body = await readFile(join(built, path));
      const type = types[extname(path)] ?? (path.endsWith('.css') ? 'text/css' : 'application/octet-stream');
      // Like GitHub Pages: a sandboxed frame has an opaque origin.
      response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('the server has no port');
  const address = `http://127.0.0.1:${bound.port}/`;
  return {
    address,
    server,
    lose: (name) => (lost = name),
    page: (body, { head = '', language = 'en', policy: own = policy } = {}) => {
      const path = `/course-${pages.size}`;
      pages.set(path, {
        policy: own,
        text: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>A course</title>
        <link rel="icon" href="data:,"><script type="module" src="/posenc-lab.js"></script>${head}</head>
        <body><main><h1>A course</h1>${body}</main></body></html>`,
      });
      return new URL(path, address).href;
    },
  };
}
