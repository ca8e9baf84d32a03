// @ts-check
// Writes the bytes of a WebAssembly module as a JavaScript module, so that the package needs no second file: packed, or
// as they are for the one that unpacks the others.
// Usage: node pack-wasm.mjs <module.wasm> <out.js> [--plain]
import { readFileSync } from 'node:fs';
import { pack, writeModule } from './lzma.mjs';

const [wasm = '', out = '', plain] = process.argv.slice(2);
const bytes = readFileSync(wasm);
writeModule(out, plain === '--plain' ? { code: bytes } : { size: bytes.length, packed: pack(bytes) });
