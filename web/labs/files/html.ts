// One HTML file for places without a server: from a folder of one's own machine, or in an upload. It may not ask for
// anything: its own policy forbids every connection.
import { escaped } from '../shared/text/escape.ts';
import { importMap, nameWithin, type Modules } from './link.ts';

export interface FileParts {
  readonly language: string;
  readonly title: string;
  /** Sheets in full. */
  readonly styles: readonly string[];
  readonly modules: Modules;
  /** The module that begins. */
  readonly entry: string;
  readonly body: string;
  /** Attributes of the root, for the entry to read. */
  readonly root?: Readonly<Record<string, string>>;
}

const policy = (scripts: readonly string[]): string =>
  `default-src 'none'; script-src ${scripts.join(' ')} data: 'wasm-unsafe-eval'; style-src 'unsafe-inline'; ` +
  "img-src data: blob:; worker-src data: blob:; base-uri 'none'; form-action 'none'; " +
  "require-trusted-types-for 'script'";

/** The sources of a policy that allow these scripts only, or any where a page has no cryptography: without HTTPS. */
async function sourcesOf(scripts: readonly string[]): Promise<string[]> {
  const { subtle } = globalThis.crypto as { readonly subtle?: SubtleCrypto };
  if (!subtle) return ["'unsafe-inline'"];
  const digests = scripts.map((script) => subtle.digest('SHA-256', new TextEncoder().encode(script)));
  return (await Promise.all(digests)).map(
    (digest) => `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`,
  );
}

/** Attributes as HTML has them, with a space before each. */
export const attributesText = (attributes: Iterable<readonly [string, string]>): string =>
  [...attributes].map(([name, text]) => (text === '' ? ` ${name}` : ` ${name}="${escaped(text)}"`)).join('');

export async function htmlFile(parts: FileParts): Promise<string> {
  const { language, title, styles, modules, entry, body, root = {} } = parts;
  const [map, start] = [importMap(modules), `import "${nameWithin(entry)}";`];
  const sheets = styles.map((text) => `<style>${text.replaceAll('</', '<\\/')}</style>`).join('\n');
  return `<!doctype html>
<html${attributesText([['lang', language], ...Object.entries(root)])}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy(await sourcesOf([map, start]))}">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
${sheets}
<script type="importmap">${map}</script>
</head>
<body>
${body}
<script type="module">${start}</script>
</body>
</html>
`;
}
