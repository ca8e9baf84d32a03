// Writes the bytes of the WebAssembly module, deflated, as a JavaScript module, so that the package needs no second file:
// text of packed bytes travels in three quarters of the size that text of plain ones does. Six bits go into a character,
// the lowest first, as the format has them (see web/api/runtime/inflate.ts): those of its code.
// Usage: node embed-wasm.mjs <module.wasm> <out.js>
import { readFileSync, writeFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';

const [wasm, out] = process.argv.slice(2);
const bytes = readFileSync(wasm);
const packed = deflateRawSync(bytes, { level: 9, memLevel: 9 });
let deflated = '';
for (let bit = 0; bit < packed.length * 8; bit += 6) {
  const two = (packed[bit >> 3] ?? 0) | ((packed[(bit >> 3) + 1] ?? 0) << 8);
  const six = (two >> (bit & 7)) & 63;
  deflated += String.fromCharCode(six === 63 ? 63 : 64 + six); // 127 is not printable
}
writeFileSync(out, `export const size = ${bytes.length};\nexport const deflated = ${JSON.stringify(deflated)};\n`);

// Types of both generated modules, beside them.
writeFileSync(out.replace(/\.js$/, '.d.ts'), 'export declare const size: number;\nexport declare const deflated: string;\n');
writeFileSync(
  wasm.replace(/\.wasm$/, '.d.ts'),
  `import type { PosencModule } from '../../web/api/runtime/module.ts';
interface Hooks {
  instantiateWasm(imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void): WebAssembly.Exports;
  print(): void;
  printErr(): void;
}
declare function createPosenc(hooks: Hooks): PosencModule;
export default createPosenc;
`,
);
