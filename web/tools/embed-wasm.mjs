// Writes the bytes of the WebAssembly module, deflated, as a JavaScript module, so that the package needs no second
// file:
// text of packed bytes travels in three quarters of the size that text of plain ones does. The text is base64, which
// every engine decodes by itself (see web/api/runtime/unpack.ts).
// Usage: node embed-wasm.mjs <module.wasm> <out.js>
import { readFileSync, writeFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';

const [wasm, out] = process.argv.slice(2);
const bytes = readFileSync(wasm);
const deflated = deflateRawSync(bytes, { level: 9, memLevel: 9 }).toString('base64');
writeFileSync(out, `export const size = ${bytes.length};\nexport const deflated = ${JSON.stringify(deflated)};\n`);

writeFileSync(
  out.replace(/\.js$/, '.d.ts'),
  'export declare const size: number;\nexport declare const deflated: string;\n',
);
