// @ts-check
// Writes the bytes of the WebAssembly module, deflated, as a JavaScript module, so that the package needs no second
// file: text of packed bytes travels in three quarters of the size that text of plain ones does. The text is base64,
// which every engine decodes by itself (see web/api/runtime/unpack.ts). Zopfli takes seconds for what zlib does at
// once, and is 5 % smaller, which every reader of every page saves. After five rounds it finds hardly more.
// Usage: node embed-wasm.mjs <module.wasm> <out.js>
import { readFileSync, writeFileSync } from 'node:fs';
import zopfli from '@gfx/zopfli';

const [wasm, out] = process.argv.slice(2);
const bytes = readFileSync(wasm);
const packed = await zopfli.deflateAsync(bytes, { numiterations: 5, blocksplittingmax: 0 });
const deflated = Buffer.from(packed).toString('base64');
writeFileSync(out, `export const size = ${bytes.length};\nexport const deflated = ${JSON.stringify(deflated)};\n`);

writeFileSync(
  out.replace(/\.js$/, '.d.ts'),
  'export declare const size: number;\nexport declare const deflated: string;\n',
);
